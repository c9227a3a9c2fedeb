/*
 * Texts kept on this device. A browser may refuse: by a setting, in a private window, or because it is full. Nothing
 * here throws; what one area refuses goes to the next one.
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
/** Until the page is closed or reloaded; it never refuses. */
export const fleeting = memory();

/** The area that keeps longest comes first. */
export const areas: readonly StorageArea[] = [lasting, passing, fleeting];

/** The text under the key, in whichever area it is. */
export const readKept = (key: string): string | null =>
  areas.map((area) => area.getItem(key)).find((value) => value !== null) ?? null;

/** Keeps the text for as long as the browser lets us. @returns whether it outlives the tab. */
export function keep(key: string, value: string): boolean {
  // The old text is not removed first where the new one fits: other tabs would see it go.
  if (lasting.setItem(key, value)) return true;
  drop(key);
  return areas.find((area) => area.setItem(key, value)) === lasting;
}

export function drop(key: string): void {
  for (const area of areas) area.removeItem(key);
}

/** The keys of all kept texts. */
export const keptKeys = (): string[] => areas.flatMap((area) => [...area.keys()]);

/** More characters than a session needs: a browser that is nearly full refuses this, and not half of a session. */
const PROBE = 'x'.repeat(16_000);

/** Whether the area has room for a session, or for this text, now. */
export function takes(area: StorageArea, text = PROBE): boolean {
  const isAccepted = area.setItem('probe', text);
  area.removeItem('probe');
  return isAccepted;
}

/** Makes room for a sign-in: Amplify ends one whose progress it cannot keep in `passing`. */
export function makeRoom(): void {
  if (takes(passing)) return;
  for (const key of passing.keys()) {
    fleeting.setItem(key, passing.getItem(key) ?? '');
    passing.removeItem(key);
  }
}

/**
 * Hides a storage that exists and takes nothing. Amplify checks once, as it loads, whether there is one, and trusts it
 * from then on; without one it remembers by itself.
 */
export function hideUseless(): void {
  if (passing.keys().length > 0 || takes(passing, 'x')) return;
  Object.defineProperty(window, 'sessionStorage', { value: undefined });
}

/** Even the look for a storage may throw. */
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
