import { useEffect, useRef } from 'react';

/** Milliseconds between one try and the next; the last one is repeated. */
const PAUSES = [2000, 5000, 10_000, 30_000, 60_000];

/**
 * Retries by itself: as soon as the device is online again, and now and then, because devices often do not notice.
 * `again` rejects as long as it fails.
 */
export function useComeback(again: () => Promise<unknown>): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });

  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      // The signal may have come back during a try: of two failed tries one goes on.
      clearTimeout(timer);
      timer = setTimeout(go, PAUSES[Math.min(tries, PAUSES.length - 1)]);
    };
    const go = () => {
      tries += 1;
      clearTimeout(timer);
      latest.current().catch(() => {
        if (isShown) wait();
      });
    };
    let isShown = true;
    wait();
    window.addEventListener('online', go);
    return () => {
      isShown = false;
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
  }, []);
}
