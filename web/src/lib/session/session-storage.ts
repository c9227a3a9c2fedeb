import {
  areas,
  fleeting,
  lasting,
  makeRoom,
  passing,
  type StorageArea,
} from '#web/lib/device/browser-storage.ts';

/**
 * Where the session lives: one area holds the whole of it. That is `lasting` when it is to stay and `passing` when it ends
 * with the browser; an area that refuses a part of it hands all of it to the next one.
 */

/** Names of everything that a session stores, Amplify's keys and what it saw last among them; drafts are not part of it. */
const SESSION_KEY = /^(userInfo|currentCommunity|last[A-Z].*|Cognito.*)$/;

const areaInUse = () => areas.find((one) => one.getItem('userInfo') !== null) ?? passing;

let area = areaInUse();

/** False once the session ended: a token refresh that is still under way must not leave its tokens behind. */
let open = area.getItem('userInfo') !== null;

const keysOf = (one: StorageArea) => one.keys().filter((key) => SESSION_KEY.test(key));

/** Decides where the next session is kept, and forgets what a previous one left. */
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
  // First: other tabs see the keys go one by one, and a member without a community would be given one.
  one.removeItem('userInfo');
  for (const key of keysOf(one)) one.removeItem(key);
}

/** Whether the session is kept when the browser closes. */
export const isRemembered = (): boolean => area === lasting;

export const readStored = (key: string): string | null => area.getItem(key);

/** Where only this page can hold a renewed token, the durable one before it stays, so that the next page is still signed in. */
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
 * Puts the tokens of a further sign-in of the same member in the place of the last one's. Amplify's keys hold the user
 * name as it was typed: those that are of another one go, or a sign-out would revoke what they hold.
 */
export function replaceEntries(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (SESSION_KEY.test(key)) writeStored(key, value);
  }
  for (const key of keysOf(area)) {
    if (key.startsWith('Cognito') && !(key in entries)) area.removeItem(key);
  }
}

/** After another tab began or ended a session that stays: looks again where this one is. */
export function followStorage(): void {
  // What only this page holds, no other tab has changed.
  if (area === fleeting && area.getItem('userInfo') !== null) return;
  area = areaInUse();
  open = area.getItem('userInfo') !== null;
}

/** The storage that Amplify keeps its tokens in; `onToken` hears each new access token. */
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
