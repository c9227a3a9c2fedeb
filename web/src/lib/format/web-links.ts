import { webHost } from './web-host.ts';

/** An address in a text. */
export interface WebLink {
  readonly href: string;
  /** The address as typed; a long one is cut, but never its host. */
  readonly shown: string;
  /** The real host, for an address whose text says something else or hides it. */
  readonly host?: string;
}

/** Most characters of an address: about what browsers agree on, and what the video link of a block may have. */
const MAX_ADDRESS_LENGTH = 2000;
/** Most characters that are shown of one, unless its host needs more. */
const MAX_SHOWN_LENGTH = 60;

// Characters that change a line's direction, or that nobody sees, would show another address than the one that is
// opened.
const ADDRESS = /\bhttps?:\/\/[^\s<>"\p{Cc}\p{Cf}]+/giu;
const ENDING = /[.,;:!?'*_~…’”»。、，．！？：；]/u;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【', '」': '「' };

/** Splits a text into plain text and web addresses (http and https). Takes linear time. */
export function webLinks(text: string): (string | WebLink)[] {
  const pieces: (string | WebLink)[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = found.length <= MAX_ADDRESS_LENGTH ? withoutEnding(found) : found;
    const link = typed.length <= MAX_ADDRESS_LENGTH ? linkOf(typed) : undefined;
    if (!link) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push(link);
    end = index + typed.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** Without the end of the sentence around it, and without brackets that are not opened in it. */
function withoutEnding(address: string): string {
  const open = new Map<string, number>();
  for (const sign of address) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const opening = OPENING[last];
    const isOver = opening && (open.get(last) ?? 0) > (open.get(opening) ?? 0);
    if (!isOver && !ENDING.test(last)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return address.slice(0, end);
}

function linkOf(typed: string): WebLink | undefined {
  const host = webHost(typed);
  if (!host || signsOut(new URL(typed))) return undefined;
  const start = typed.indexOf('//') + 2 + host.length;
  const isPlain =
    typed.slice(0, start).toLowerCase().endsWith(`//${host}`) && /^([/?#]|$)/.test(typed.slice(start));
  const cut = Math.max(MAX_SHOWN_LENGTH, isPlain ? start : 0);
  return {
    href: new URL(typed).href,
    shown: typed.length > cut + 1 ? `${typed.slice(0, cut)}…` : typed,
    ...(!isPlain && { host }),
  };
}

/** Our own sign-out acts when it is opened: no text may link to it. */
const signsOut = ({ origin, pathname }: URL): boolean =>
  origin === globalThis.location?.origin && /^\/+logout\b/i.test(pathname);
