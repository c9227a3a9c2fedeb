import { withinLimit } from '#web/lib/time-limit.ts';
import { isLineLost, noteLine, subscribeToLine } from './line.ts';

/** Milliseconds between one look and the next while the line is lost; the last one is repeated. */
const PAUSES_MS = [2000, 5000, 10_000, 30_000, 60_000];

/**
 * Looks whether the line is back, now and then and whenever the browser says that something has changed: a member who
 * only reads makes no calls. Returns how to stop.
 */
export function watchLine(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isLineLost()) looks = 0;
    else timer = setTimeout(again, PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)]);
  };
  const again = () => {
    looks += 1;
    void look().then(wait);
  };
  const onVisible = () => document.visibilityState === 'visible' && isLineLost() && again();

  const unsubscribe = subscribeToLine(wait);
  window.addEventListener('online', again);
  window.addEventListener('offline', again);
  document.addEventListener('visibilitychange', onVisible);
  if (!navigator.onLine) again();
  wait();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', again);
    window.removeEventListener('offline', again);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The service worker never answers a HEAD. A redirect is a network's, to its sign-in page. */
async function look(): Promise<void> {
  // A browser that says that it has no network is right; one that says that it has one may not be.
  if (!navigator.onLine) return noteLine(true);
  const isOurs = await withinLimit(async (signal) => {
    const { ok, headers } = await fetch('/config.json', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    return ok && /json/.test(headers.get('content-type') ?? '');
  }).catch(() => false);
  noteLine(!isOurs);
}
