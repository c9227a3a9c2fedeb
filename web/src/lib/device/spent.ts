import { localDay } from '#web/lib/format/local-day.ts';
import { keep, readKept } from './browser-storage.ts';

const KEY = 'data-spent';
/** Days that are remembered. */
const DAY_COUNT = 62;
/** Bytes for a reply whose size its host does not show to others: sign-ins, and answers to uploads. */
const HIDDEN_BYTES = 1500;

/** Bytes by day where the member is (YYYY-MM-DD), of this device's browser alone. */
export type Spent = Readonly<Record<string, number>>;

export function readSpent(): Spent {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '{}');
    const days = Object.entries(Object(kept) as object);
    return Object.fromEntries(days.filter((day): day is [string, number] => Number.isFinite(day[1])));
  } catch {
    return {};
  }
}

/** Adds bytes that went through the network. */
export function spend(bytes: number): void {
  if (bytes <= 0) return;
  const spent = readSpent();
  const today = localDay(new Date());
  const days = Object.entries({ ...spent, [today]: (spent[today] ?? 0) + Math.round(bytes) });
  keep(KEY, JSON.stringify(Object.fromEntries(days.sort().slice(-DAY_COUNT))));
}

/** Counts what the page has loaded so far, and all that it loads from now on, until it is called off. */
export function countSpent(): () => void {
  const observer = new PerformanceObserver((list) => {
    spend(list.getEntries().reduce((sum, entry) => sum + costOf(entry as PerformanceResourceTiming), 0));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

function costOf({ transferSize, decodedBodySize, name }: PerformanceResourceTiming): number {
  const isHidden = transferSize === 0 && decodedBodySize === 0 && /^https?:/.test(name);
  return isHidden && new URL(name).origin !== location.origin ? HIDDEN_BYTES : transferSize;
}
