import { dayAfter } from '#contract/fields/day.ts';
import { nextStart } from '#contract/fields/recurrence.ts';
import { scheduleJob } from '#platform/table/jobs.ts';
import { type Key, keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { EventItem } from './event.ts';

/*
 * A member is told of an event of theirs the day before it begins: at noon UTC, when that is the day before from Hawaii
 * to Fiji, and just after midnight of the day in New Zealand. A job waits for it under the event's id: of a series only
 * that of the next time, which leaves the one after it.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** When a member is told of what begins on a day (ms). */
export const tellAt = (date: string): number => Date.parse(`${date}T12:00:00Z`) - DAY_MS;

interface Reminder {
  /** The day on which it begins. */
  readonly date: string;
  readonly at: number;
  readonly due: Key;
}

/**
 * The next time that its member is to be told of an event; none of what others see, too, or of what begins before that.
 */
function reminderOf(event: EventItem, now: number): Reminder | undefined {
  if (event.scope !== 'my') return undefined;
  const soonest = new Date(now + DAY_MS / 2).toISOString().slice(0, DAY_LENGTH);
  const date = nextStart(event, dayAfter(soonest, 1));
  if (date === undefined) return undefined;
  const at = tellAt(date);
  return { date, at, due: keys.due(new Date(at).toISOString(), event.id) };
}

/** The writes that have a member told of an event, as it is `after` a change and no more as it was `before`. */
export function remind(
  before: EventItem | undefined,
  after: EventItem | undefined,
  now = Date.now(),
): Action[] {
  const [was, is] = [before && reminderOf(before, now), after && reminderOf(after, now)];
  if (was?.at === is?.at) return [];
  return [
    ...(was ? [{ remove: { Key: was.due } }] : []),
    ...(after && is
      ? [
          scheduleJob(
            is.at,
            { kind: 'tomorrow', userId: after.creator, eventId: after.id, date: is.date },
            after.id,
          ),
        ]
      : []),
  ];
}

/** Whether an event begins on a day. */
export const beginsOn = (event: EventItem, date: string): boolean => nextStart(event, date) === date;

/** Whether a day is not over anywhere. */
export const isAhead = (date: string, now = Date.now()): boolean => tellAt(date) + 2.5 * DAY_MS > now;
