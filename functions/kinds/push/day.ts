import * as z from 'zod/mini';
import type { LocalTime } from '#kinds/local-time.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import { scheduleJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';
import { isQuiet } from './quiet-hours.ts';

/**
 * What happened, the row of such things that it is one of (itself, or messages of a conversation), and who tells it.
 */
interface Happening {
  readonly id: string;
  readonly of: string;
  /** The job; of one thing there may be two. */
  readonly job: string;
  /** Whether the job has failed before. */
  readonly isRetry: boolean;
}

/** What a member was told on a day of theirs. */
export const DayItem = z.object({
  day: z.string(),
  /** How often their devices rang. */
  sent: z.int(),
  /** How much waits for the morning, since when (HH:MM), and when that is (ISO 8601 UTC). */
  held: z.int(),
  since: z.optional(z.string()),
  restAt: z.optional(z.string()),
  /** What was counted last, and when (ms), so that a job that runs twice counts once. */
  told: z._default(
    z.array(z.object({ id: z.string(), of: z.string(), job: z.string(), at: z.number(), rang: z.boolean() })),
    [],
  ),
  ...versioned,
});
export type DayItem = z.infer<typeof DayItem>;

type Bounds = Pick<Wishes, 'quietFrom' | 'quietTo' | 'mostPushes'>;

/** How much is remembered: rows of messages, and other things of which a day has few. */
const MOST_COUNTED = 30;
/** Messages of a conversation that come within an hour (ms) are one row. */
const ROW_MS = 60 * 60 * 1000;
/** So long (ms) another worker may be at it: longer than services may take for an answer. */
const CLAIM_MS = 20 * 1000;

/**
 * What is counted once something has happened, and what is to be done: it rings now or waits for the morning. Of what
 * was counted already there is nothing to do, unless its job failed, or its worker ended, before it rang: then it rings
 * `again`. What waits goes over midnight with the member.
 */
export function count(
  before: DayItem | undefined,
  { id, of, job, isRetry }: Happening,
  now: LocalTime & { readonly at: number },
  { quietFrom, quietTo, mostPushes }: Bounds,
): { readonly after: DayItem; readonly act: 'ring' | 'hold' | 'again' | 'done' } {
  const { held = 0, since, restAt, told = [], version = -1 } = before ?? {};
  const same = told.find((one) => one.id === id);
  if (before && same) {
    const mayHaveEnded = isRetry || now.at - same.at > CLAIM_MS;
    return { after: before, act: same.rang && same.job === job && mayHaveEnded ? 'again' : 'done' };
  }
  if (before && told.some((one) => one.of === of && now.at - one.at < ROW_MS))
    return { after: before, act: 'done' };
  const sent = before?.day === now.day ? before.sent : 0;
  const rang = !isQuiet(now, quietFrom, quietTo) && sent < mostPushes;
  const counted = [...told, { id, of, job, at: now.at, rang }].slice(-MOST_COUNTED);
  const base = { day: now.day, version: version + 1, told: counted, restAt };
  if (rang) return { after: { ...base, sent: sent + 1, held, since }, act: 'ring' };
  return { after: { ...base, sent, held: held + 1, since: since ?? now.time }, act: 'hold' };
}

/** A morning that is so long (ms) ago is lost, and what waits is told on the next one. */
export const LATE_MS = 6 * 60 * 60 * 1000;

/** When what waits is told: in the next morning, or as it is planned. */
export function restOf({ held, restAt }: DayItem, morning: number, now: number): string | undefined {
  if (held === 0) return undefined;
  const planned = restAt ? Date.parse(restAt) : 0;
  return planned > now - LATE_MS && planned <= morning ? restAt : new Date(morning).toISOString();
}

export async function findDay(userId: string): Promise<DayItem | undefined> {
  const item = await findItem(keys.pushDay(userId));
  return item && DayItem.parse(item);
}

/** The writes that change the item, as it was read, with the one job that waits for its morning. */
export function changeDay(
  userId: string,
  before: DayItem | undefined,
  after: Omit<DayItem, 'version'>,
  tried?: number,
): Action[] {
  const [was, is] = [before?.restAt, after.restAt];
  const job = { kind: 'ring-rest' as const, userId, at: is, ...(tried && { tried }) };
  return [
    changeAsRead(
      keys.pushDay(userId),
      before,
      { ...after, version: (before?.version ?? -1) + 1 },
      'push.changed',
    ),
    ...(was === undefined || was === is ? [] : [{ remove: { Key: keys.pushRest(was, userId) } }]),
    ...(is === undefined || was === is ? [] : [scheduleJob(Date.parse(is), job, restId(userId))]),
  ];
}

const restId = (userId: string) => `REST#${userId}`;
