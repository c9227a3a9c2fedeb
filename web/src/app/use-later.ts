import { useEffect } from 'react';

/** Milliseconds until it begins: on a slow phone the first screen and its pictures come first. */
const DELAY_MS = 4000;

/**
 * Keeps the site for days without a network, and fetches where members go, once a screen has been there for a while.
 */
export function useLater(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;

    const stopping = new AbortController();
    // Loaded apart, too: nobody waits for it.
    const begin = () =>
      import('./later.ts').then(({ doLater }) => doLater(stopping.signal)).catch(() => undefined);
    const timer = setTimeout(begin, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isReady]);
}
