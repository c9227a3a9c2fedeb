import * as z from 'zod/mini';
import { type EventScope, eventScopes } from '#contract/events.ts';
import type { Circle } from '#kinds/circle/circle.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import type { InnerItem, Scope } from '#kinds/declared/inner-circle.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead, versioned } from '#platform/table/version.ts';

/*
 * An event is stored twice: among all of whose it is, a member or a circle, where its id alone leads to it, and in the
 * month that it stands in, of the member or of a community, which is read as a whole.
 */

export const EventItem = z.object({
  id: z.string(),
  scope: z.enum(eventScopes),
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM */
  time: z.string(),
  task: z.string(),
  creator: z.string(),
  /** The group or enterprise that it is of, and the community of that. */
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

/** The partition of all events of whose it is. */
export const allOf = ({ circleId, creator }: Whose): string =>
  circleId === undefined ? partitions.ownEvents(creator) : partitions.eventsOf(circleId);

/** The calendar in whose month it stands. */
export const calendarOf = ({ scope, communityId, creator }: Where): string =>
  partitions.calendar(scope, communityId ?? creator);

export const eventKey = (event: EventItem): Key => keys.event(allOf(event), event.id);

export const monthKey = (event: EventItem): Key =>
  keys.eventInMonth(calendarOf(event), event.date, event.time, event.id);

/** The writes that remove an event as it was read, without what counts it. */
export const takeOut = (event: EventItem): Action[] => [
  removeAsRead(eventKey(event), event, 'event.changed'),
  { remove: { Key: monthKey(event) } },
];
