import { useEffect } from 'react';
import { sparesData } from '#web/lib/spares-data.ts';

/** Milliseconds until it begins: on a slow phone the first screen and its pictures come first. */
const FETCH_AHEAD_DELAY_MS = 4000;

/** Fetches where members go, once the first screen has been there for a while, on a network that can spare it. */
export function useFetchAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || sparesData()) return;

    const stopping = new AbortController();
    const begin = () =>
      // The list of it is loaded apart, too: nobody waits for it.
      import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(stopping.signal)).catch(() => undefined);
    const timer = setTimeout(begin, FETCH_AHEAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isReady]);
}
