import * as z from 'zod/mini';
import type { LocalTime } from '#kinds/local-time.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import { versioned } from '#platform/table/version.ts';
import { isQuiet } from './quiet-hours.ts';

/** What a member was told on a day of theirs. */
export const DayItem = z.object({
  day: z.string(),
  /** How often their devices rang. */
  sent: z.int(),
  /** How much waits for the morning, and since when (HH:MM). */
  held: z.int(),
  since: z.optional(z.string()),
  /** What was counted last, so that a job that runs twice counts once. */
  counted: z.array(z.string()),
  ...versioned,
});
export type DayItem = z.infer<typeof DayItem>;

type Bounds = Pick<Wishes, 'quietFrom' | 'quietTo' | 'mostPushes'>;

/** How much is remembered: more than comes to a member between two tries of a job. */
const MOST_COUNTED = 30;

/**
 * What is counted once something has happened, and whether it rings now; `again` where it was counted already. What
 * waits goes over midnight with the member.
 */
export function count(
  before: DayItem | undefined,
  id: string,
  now: LocalTime,
  { quietFrom, quietTo, mostPushes }: Bounds,
): { readonly after: DayItem; readonly act: 'ring' | 'hold' | 'again' } {
  const { held = 0, since, counted = [], version = -1 } = before ?? {};
  const sent = before?.day === now.day ? before.sent : 0;
  const base = { day: now.day, version: version + 1, counted: [...counted, id].slice(-MOST_COUNTED) };
  if (before && counted.includes(id)) return { after: before, act: 'again' };
  if (isQuiet(now, quietFrom, quietTo) || sent >= mostPushes) {
    return { after: { ...base, sent, held: held + 1, since: since ?? now.time }, act: 'hold' };
  }
  return { after: { ...base, sent: sent + 1, held, since }, act: 'ring' };
}
