import {
  areas,
  fleeting,
  lasting,
  makeRoom,
  passing,
  type StorageArea,
} from '#web/lib/device/browser-storage.ts';

/**
 * Where the session is stored: one area holds all of it. That is `lasting` when it stays and `passing` when it ends
 * with the browser; an area that refuses a part hands all of it to the next one.
 */

/** Keys of all that a session stores, with Amplify's own and what it saw last; drafts are not part of it. */
const SESSION_KEY = /^(userInfo|currentCommunity|last[A-Z].*|Cognito.*)$/;

const areaInUse = () => areas.find((one) => one.getItem('userInfo') !== null) ?? passing;

let area = areaInUse();

/** False once the session ended: a token refresh that is still under way must not store its tokens. */
let open = area.getItem('userInfo') !== null;

const keysOf = (one: StorageArea) => one.keys().filter((key) => SESSION_KEY.test(key));

/** Decides where the next session is stored, and removes the previous one. */
export function startStorage(remember: boolean): void {
  clearStorage();
  makeRoom();
  area = remember ? lasting : passing;
  open = true;
}

export function clearStorage(): void {
  open = false;
  for (const one of areas) empty(one);
}

function empty(one: StorageArea): void {
  // The community goes first: other tabs see the keys go one by one, and would give a community to a member without
  // one.
  one.removeItem('userInfo');
  for (const key of keysOf(one)) one.removeItem(key);
}

/** Whether the session survives the browser. */
export const isRemembered = (): boolean => area === lasting;

export const readStored = (key: string): string | null => area.getItem(key);

/** Where only this page can hold a renewed token, the stored one stays, so that the next page is still signed in. */
export function writeStored(key: string, value: string): void {
  if (area.setItem(key, value)) return;
  const entries = Object.entries({ ...storedEntries(), [key]: value });
  const before = area;
  for (const next of areas.slice(areas.indexOf(before) + 1)) {
    area = next;
    if (entries.every(([name, text]) => next.setItem(name, text))) break;
    empty(next);
  }
  if (area !== fleeting || before.getItem(key) === null) empty(before);
}

/** The whole session, to be handed to another tab. */
export const storedEntries = (): Record<string, string> =>
  Object.fromEntries(keysOf(area).map((key) => [key, area.getItem(key) ?? '']));

/** Takes over a session that another tab handed on. */
export function adoptEntries(entries: Record<string, string>): void {
  startStorage(false);
  for (const [key, value] of Object.entries(entries)) {
    if (SESSION_KEY.test(key)) writeStored(key, value);
  }
}

/**
 * Replaces the tokens by those of a further sign-in of the same member. Amplify's keys hold the user name as typed:
 * keys of another spelling are removed, or a sign-out would revoke their tokens.
 */
export function replaceEntries(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (SESSION_KEY.test(key)) writeStored(key, value);
  }
  for (const key of keysOf(area)) {
    if (key.startsWith('Cognito') && !(key in entries)) area.removeItem(key);
  }
}

/** After another tab began or ended a stored session: looks again where this one is. */
export function followStorage(): void {
  // No other tab has changed what only this page holds.
  if (area === fleeting && area.getItem('userInfo') !== null) return;
  area = areaInUse();
  open = area.getItem('userInfo') !== null;
}

/** The storage for Amplify's tokens; `onToken` gets each new access token. */
export const amplifyStorage = (onToken: (token: string) => void) => ({
  getItem: async (key: string) => area.getItem(key),
  setItem: async (key: string, value: string) => {
    if (!open) return;
    writeStored(key, value);
    if (key.endsWith('.accessToken')) onToken(value);
  },
  removeItem: async (key: string) => area.removeItem(key),
  clear: async () => clearStorage(),
});
