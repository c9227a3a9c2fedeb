import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { shownReplies } from '#web/lib/api/replies.tsx';
import { cameAt, replyCache } from '#web/lib/api/reply-cache.ts';
import { timeOf } from '#web/lib/format/time-of.ts';
import { keepableOf } from './keepable.ts';
import { messages } from './messages.ts';

/** Milliseconds that a reply may be on its way before its place is said to show an older one. */
export const SLOW_MS = 4000;

/** Since when each shown reply is being loaded, by the texts of the keys. */
const asked = new Map<string, number>();

/**
 * When the oldest reply came of those that the screen shows in the place of fresh ones: their loading failed, or takes
 * long. Undefined where all is fresh. `path`: of these replies alone, also where other screens show them besides.
 */
export function oldestShown(now: number, path?: string): number | undefined {
  const shown = shownReplies();
  for (const id of asked.keys()) if (!shown.includes(id)) asked.delete(id);
  const times = shown.flatMap((id) => {
    const { _k: key, data, error, isValidating } = replyCache.get(id) ?? {};
    if (!isValidating) asked.delete(id);
    else if (!asked.has(id)) asked.set(id, now);
    const way = key && keepableOf(key);
    const isMeant = key && (path === undefined ? !way?.isBeside : key[0] === path);
    if (data === undefined || !way || !isMeant) return [];
    const hasFailed = error instanceof ApiError && isUncertain(error);
    const isSlow = now - (asked.get(id) ?? now) >= SLOW_MS;
    return hasFailed || isSlow ? (cameAt.get(id) ?? []) : [];
  });
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** '14:31', 'yesterday, 18:04', '12 March, 14:31'. */
export function sayTime(at: number, now: number): string {
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const isYesterday = new Date(at).toDateString() === before.toDateString();
  return isYesterday ? messages.yesterday(timeOf(at, at)) : timeOf(at, now);
}
