/*
 * Where texts are kept on this device. A browser may refuse: by a setting, where a private window allows nothing, or
 * because it is full. Nothing here throws; what one area refuses goes to the next one.
 */

export interface StorageArea {
  readonly getItem: (key: string) => string | null;
  /** @returns whether it is kept. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** Until the member empties it. */
export const lasting = areaOf(() => localStorage);
/** Until the tab is closed. */
export const passing = areaOf(() => sessionStorage);
/** Until the page is closed or loaded again; it never refuses. */
export const fleeting = memory();

/** From the one that keeps longest. */
export const areas: readonly StorageArea[] = [lasting, passing, fleeting];

/** What is kept under the key, wherever that is. */
export const readKept = (key: string): string | null =>
  areas.map((area) => area.getItem(key)).find((value) => value !== null) ?? null;

/** Keeps the text for as long as the browser lets us. @returns whether it outlives the tab. */
export function keep(key: string, value: string): boolean {
  // Where it fits, what stood there is not dropped first: other tabs would hear that it is gone.
  if (lasting.setItem(key, value)) return true;
  drop(key);
  return areas.find((area) => area.setItem(key, value)) === lasting;
}

export function drop(key: string): void {
  for (const area of areas) area.removeItem(key);
}

/** The names of all that is kept, wherever it is. */
export const keptKeys = (): string[] => areas.flatMap((area) => [...area.keys()]);

/** More than a session needs, in characters: a browser that is nearly full refuses it here, and not half of a session. */
const PROBE = 'x'.repeat(16_000);

/** Whether the area takes as much as a session needs, or this text, now. */
export function takes(area: StorageArea, text = PROBE): boolean {
  const isAccepted = area.setItem('probe', text);
  area.removeItem('probe');
  return isAccepted;
}

/** Makes room for a sign-in, which Amplify ends when it cannot note in `passing` how far it has come. */
export function makeRoom(): void {
  if (takes(passing)) return;
  for (const key of passing.keys()) {
    fleeting.setItem(key, passing.getItem(key) ?? '');
    passing.removeItem(key);
  }
}

/**
 * Hides a storage that is there and takes nothing. Amplify looks once, as it loads, whether there is one, and trusts
 * it from then on; where it finds none, it remembers by itself.
 */
export function hideUseless(): void {
  if (passing.keys().length > 0 || takes(passing, 'x')) return;
  Object.defineProperty(window, 'sessionStorage', { value: undefined });
}

/** Even to look for a storage may throw. */
function areaOf(storage: () => Storage): StorageArea {
  const attempt = <Result>(act: (found: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((found) => found.getItem(key), null),
    setItem: (key, value) =>
      attempt((found) => {
        found.setItem(key, value);
        return true;
      }, false),
    removeItem: (key) => attempt((found) => found.removeItem(key), undefined),
    keys: () => attempt((found) => Object.keys(found), []),
  };
}

function memory(): StorageArea {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
      return true;
    },
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
