import * as z from 'zod/mini';
import { type EventScope, eventScopes } from '#contract/events/events.ts';
import { daysIn, monthsOf, recurrences } from '#contract/fields/recurrence.ts';
import type { Circle } from '#kinds/circle/circle.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import type { InnerItem, Scope } from '#kinds/declared/inner-circle.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead, versioned } from '#platform/table/version.ts';

/*
 * An event is stored in the partition of its owner, a member or a circle, where its id leads to it, and in each month
 * of the member's or the community's calendar that it has a day in: a month is read as a whole. A series is stored as
 * its rule, which is expanded for the month that is read.
 */

export const EventItem = z.object({
  id: z.string(),
  scope: z.enum(eventScopes),
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM */
  time: z.string(),
  task: z.string(),
  isAllDay: z.optional(z.boolean()),
  endTime: z.optional(z.string()),
  endDate: z.optional(z.string()),
  repeats: z.optional(z.enum(recurrences)),
  repeatsUntil: z.optional(z.string()),
  leftOut: z.optional(z.array(z.string())),
  creator: z.string(),
  /** The group or enterprise of the event, and its community. */
  circleId: z.optional(z.string()),
  communityId: z.optional(z.string()),
  ...versioned,
});
export type EventItem = z.infer<typeof EventItem>;

export type CircleScope = Exclude<EventScope, 'my'>;

const circles: Record<CircleScope, Circle<Scope, InnerItem>> = { groups: group, enterprises: enterprise };

/** The kind of circles whose events a scope has. */
export const circleIn = (scope: CircleScope): Circle<Scope, InnerItem> => circles[scope];

type Whose = Pick<EventItem, 'creator' | 'circleId'>;
type Where = Pick<EventItem, 'scope' | 'creator' | 'communityId'>;

/** The partition of all events of an owner. */
export const allOf = ({ circleId, creator }: Whose): string =>
  circleId === undefined ? partitions.ownEvents(creator) : partitions.eventsOf(circleId);

/** The calendar of the event's month. */
export const calendarOf = ({ scope, communityId, creator }: Where): string =>
  partitions.calendar(scope, communityId ?? creator);

export const eventKey = (event: EventItem): Key => keys.event(allOf(event), event.id);

/** The keys of an event in the months that it has days in, by month. */
export const monthKeys = (event: EventItem): ReadonlyMap<string, Key> =>
  new Map(
    monthsOf(event).map((month) => {
      const [day = event.date] = daysIn(event, month);
      return [month, keys.eventInMonth(calendarOf(event), day, event.time, event.id)];
    }),
  );

/** The writes that remove an event, as it was read, without its count. */
export const takeOut = (event: EventItem): Action[] => [
  removeAsRead(eventKey(event), event, 'event.changed'),
  ...[...monthKeys(event).values()].map((Key) => ({ remove: { Key } })),
];
