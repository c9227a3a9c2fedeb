import { useSyncExternalStore } from 'react';

/** Milliseconds: what comes sooner is there at once to the eye. */
const SHOW_DELAY_MS = 120;

let parts = 0;
/** Counts the times that somebody went elsewhere: what was awaited before is nobody's any more. */
let turns = 0;
let isLong = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(isLongNow: boolean): void {
  isLong = isLongNow;
  for (const listener of listeners) listener();
}

/** What somebody is waiting for: as long as it takes, the page shows that something is coming. */
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

/** Whoever awaited something is elsewhere now. */
export function turnAway(): void {
  turns += 1;
  parts = 0;
  rest();
}

function rest(): void {
  clearTimeout(timer);
  if (isLong) notify(false);
}

/** Whether somebody has been waiting for long enough to be told so. */
export const useAwaited = (): boolean => useSyncExternalStore(subscribe, () => isLong);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
