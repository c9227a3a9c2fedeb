import { useSyncExternalStore } from 'react';

/** Milliseconds: what comes sooner is there at once to the eye. */
const DELAY = 120;

let parts = 0;
let isLong = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(isLongNow: boolean): void {
  isLong = isLongNow;
  for (const listener of listeners) listener();
}

/** What somebody is waiting for: as long as it takes, the page shows that something is coming. */
export async function awaited<Result>(coming: Promise<Result>): Promise<Result> {
  parts += 1;
  if (parts === 1) timer = setTimeout(() => tell(true), DELAY);
  try {
    return await coming;
  } finally {
    parts -= 1;
    if (parts === 0) {
      clearTimeout(timer);
      if (isLong) tell(false);
    }
  }
}

/** Whether somebody has been waiting for long enough to be told so. */
export const useAwaited = (): boolean => useSyncExternalStore(hear, () => isLong);

function hear(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
