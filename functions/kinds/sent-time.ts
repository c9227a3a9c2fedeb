import { KEPT_SECONDS } from '#platform/http/once.ts';

/**
 * A time of a beginning or an end, as a device sent it (`EpochTime`): it may come days later, and clocks are wrong. One
 * that is ahead counts as now; one before `since`, when it cannot have been, or longer ago than a session can wait, as
 * that. Both are milliseconds since 1970.
 */
export function sentTime(sent: string, since: number): string {
  const now = Date.now();
  return String(Math.max(Math.min(Number(sent), now), since, now - KEPT_SECONDS * 1000));
}
