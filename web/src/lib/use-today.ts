import { useSyncExternalStore } from 'react';
import { localDay } from '#web/lib/format/local-day.ts';

const MINUTE_MS = 60_000; // milliseconds

const today = () => localDay(new Date());

/** The member's present day, as YYYY-MM-DD; it changes at midnight on an open page too. */
export const useToday = (): string => useSyncExternalStore(look, today);

/** Timers sleep while the device does: the page looks again when it is shown. */
function look(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
