import { useEffect, useRef } from 'react';
import { hasLine } from '#web/lib/api/line.ts';
import { savesData } from '#web/lib/saves-data.ts';

/** Milliseconds between one look and the next, longer as long as nothing comes; the last one is repeated. */
const PAUSES_MS = [10_000, 10_000, 10_000, 20_000, 30_000, 60_000];

/**
 * Looks again and again on a page that is seen, and never on one in the background. `mark` names what was seen last:
 * when that changes, looks follow each other quickly again.
 */
export function useLooking(look: () => unknown, mark: string | undefined): void {
  const latest = useRef(look);
  latest.current = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new begins anew
  useEffect(() => {
    let looks = savesData() ? PAUSES_MS.length - 1 : 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(again, PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)]);
    };
    const again = () => {
      looks += 1;
      if (hasLine()) latest.current();
      wait();
    };
    const onVisible = () => (document.hidden ? clearTimeout(timer) : again());
    document.addEventListener('visibilitychange', onVisible);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [mark]);
}
