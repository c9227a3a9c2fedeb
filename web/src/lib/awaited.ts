import { useSyncExternalStore } from 'react';

/** Milliseconds: what comes sooner seems to be there at once. */
const SHOW_DELAY_MS = 120;

let parts = 0;
/** Counts navigations: what was awaited before the last one does not matter any more. */
let turns = 0;
let isLong = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(isLongNow: boolean): void {
  isLong = isLongNow;
  for (const listener of listeners) listener();
}

/** Something that the member is waiting for: until it settles, the page shows that something is coming. */
export async function awaited<Result>(coming: Promise<Result>): Promise<Result> {
  const begun = turns;
  parts += 1;
  if (parts === 1) timer = setTimeout(() => notify(true), SHOW_DELAY_MS);
  try {
    return await coming;
  } finally {
    if (begun === turns) {
      parts -= 1;
      if (parts === 0) rest();
    }
  }
}

/** The member has gone elsewhere. */
export function turnAway(): void {
  turns += 1;
  parts = 0;
  rest();
}

function rest(): void {
  clearTimeout(timer);
  if (isLong) notify(false);
}

/** Whether the member has been waiting long enough to be told. */
export const useAwaited = (): boolean => useSyncExternalStore(subscribe, () => isLong);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
