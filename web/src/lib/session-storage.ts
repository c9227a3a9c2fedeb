/** Where the session lives: `localStorage` when it is to stay, `sessionStorage` when it ends with the browser. */

/** Names of everything that a session stores, Amplify's keys among them; drafts are not part of it. */
const SESSION_KEY = /^(userInfo|currentCommunity|Cognito.*)$/;

const areaInUse = () => (localStorage.getItem('userInfo') === null ? sessionStorage : localStorage);

let area = areaInUse();

/** False once the session ended: a token refresh that is still under way must not leave its tokens behind. */
let open = area.getItem('userInfo') !== null;

const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => SESSION_KEY.test(key));

/** Decides where the next session is kept, and forgets what a previous one left. */
export function startStorage(remember: boolean): void {
  clearStorage();
  area = remember ? localStorage : sessionStorage;
  open = true;
}

export function clearStorage(): void {
  open = false;
  for (const storage of [localStorage, sessionStorage]) {
    // First: other tabs see the keys go one by one, and a member without a community would be given one.
    storage.removeItem('userInfo');
    for (const key of keysOf(storage)) storage.removeItem(key);
  }
}

/** Whether the session is kept when the browser closes. */
export function isRemembered(): boolean {
  return area === localStorage;
}

export function readStored(key: string): string | null {
  return area.getItem(key);
}

export function writeStored(key: string, value: string): void {
  area.setItem(key, value);
}

/** The whole session, to be handed to another tab. */
export function storedEntries(): Record<string, string> {
  return Object.fromEntries(keysOf(area).map((key) => [key, area.getItem(key) ?? '']));
}

/** Takes over a session that another tab handed on. */
export function adoptEntries(entries: Record<string, string>): void {
  startStorage(false);
  for (const [key, value] of Object.entries(entries)) {
    if (SESSION_KEY.test(key)) area.setItem(key, value);
  }
}

/** After another tab began or ended a session that stays: looks again where this one is. */
export function followStorage(): void {
  area = areaInUse();
  open = area.getItem('userInfo') !== null;
}

/** The storage that Amplify keeps its tokens in; `onToken` hears each new access token. */
export function amplifyStorage(onToken: (token: string) => void) {
  return {
    getItem: async (key: string) => area.getItem(key),
    setItem: async (key: string, value: string) => {
      if (!open) return;
      area.setItem(key, value);
      if (key.endsWith('.accessToken')) onToken(value);
    },
    removeItem: async (key: string) => area.removeItem(key),
    clear: async () => clearStorage(),
  };
}
