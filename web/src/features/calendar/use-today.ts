import { useSyncExternalStore } from 'react';
import { localDay } from './month-grid.ts';

const MINUTE_MS = 60_000; // milliseconds

const today = () => localDay(new Date());

/** The day where the member is, as YYYY-MM-DD; after midnight the new one, on a page that stays open too. */
export const useToday = (): string => useSyncExternalStore(look, today);

/** Timers sleep while the device does: whoever comes back to the page sees the new day at once. */
function look(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
