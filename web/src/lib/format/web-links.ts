import { webHost } from './web-host.ts';

/** An address in a text. */
export interface WebLink {
  readonly href: string;
  /** The address as it was typed; the rest of a long one is left out, never its host. */
  readonly shown: string;
  /** Where it leads, for an address whose text says something else or hides it. */
  readonly host?: string;
}

/** Characters of an address. Browsers agree on about so many, and the video link of a block may have as many. */
const MAX_ADDRESS_LENGTH = 2000;
/** Characters that are shown of one, if its host does not need more. */
const MAX_SHOWN_LENGTH = 60;

// Marks that turn the direction of a line, or that nobody sees, would show another address than the one that is opened.
const ADDRESS = /\bhttps?:\/\/[^\s<>"\p{Cc}\p{Cf}]+/giu;
const ENDING = /[.,;:!?'*_~…’”»。、，．！？：；]/u;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '】': '【', '」': '「' };

/** A text in pieces: what is text, and the addresses on the web (http and https) in it. Takes time as the text is long. */
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

/** Without what ends the sentence around it, and without brackets that are not opened in it. */
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

/** Our own sign-out acts as it is opened: nobody's text shall lead there. */
const signsOut = ({ origin, pathname }: URL): boolean =>
  origin === globalThis.location?.origin && /^\/+logout\b/i.test(pathname);
