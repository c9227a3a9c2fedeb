import { monotonicFactory } from 'ulid';
import { mostEvents } from '#contract/events/events.ts';
import { daysIn } from '#contract/fields/recurrence.ts';
import { notYours } from '#kinds/authorize.ts';
import {
  allOf,
  type CircleScope,
  calendarOf,
  circleIn,
  EventItem,
  eventKey,
  monthKeys,
} from '#kinds/event.ts';
import { checkStands, countEvent, entriesOf, nameOfMonth } from '#kinds/event-counts.ts';
import { remind } from '#kinds/reminder.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { keys, partitions, ULID_LENGTH } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';
import type { Named } from './event.ts';

/** The circle that an event is of. */
interface OfCircle extends Named {
  readonly id: string;
  readonly communityId: string;
}

const nextUlid = monotonicFactory();
/** The id of a new event: a circle's begins with the circle's id, so that the id alone leads to the item. */
export const newEventId = (circleId = ''): string => circleId + nextUlid();

const NOT_YOUR_EVENTS = 'Only the one who made this may add events to it, or open and change them.';

/**
 * The circle of an event that a member wants to make or change. Throws when it or its community is missing, or it is in
 * another community, and `thing.not-yours` for a member who did not make it.
 */
export async function getOwnCircle(
  member: Member,
  scope: CircleScope,
  { id, communityId }: { readonly id: string; readonly communityId?: string | undefined },
): Promise<OfCircle> {
  const circle = circleIn(scope);
  const item = await circle.getById(id);
  if (communityId !== undefined && communityId !== item.communityId) throw circle.missing();
  if (item.creator !== member.id) throw notYours(NOT_YOUR_EVENTS);
  return { id, communityId: item.communityId, idName: circle.idName, title: circle.entry(item).text };
}

/** An event that a member may change. Throws `event.missing`, also for another member's own, or as `getOwnCircle`. */
export async function getOwnEvent(member: Member, id: string): Promise<{ event: EventItem; of?: OfCircle }> {
  // An id that is not an event's may be cut in the middle of a character, which no key allows.
  const circleId = id.slice(0, -ULID_LENGTH).toWellFormed() || undefined;
  const stored = await findItem(keys.event(allOf({ circleId, creator: member.id }), id));
  if (!stored)
    throw new AppError('missing', 'event.missing', 'There is no such event. It may have been deleted.');
  const event = EventItem.parse(stored);
  if (event.scope === 'my' || circleId === undefined) return { event };
  return { event, of: await getOwnCircle(member, event.scope, { id: circleId }) };
}

/** The events of a month (YYYY-MM) of a calendar, by their days and times, read consistently. */
export async function readMonth(calendar: string, month: string): Promise<EventItem[]> {
  const stretch = { pk: partitions.month(calendar, month), from: ' ', to: '~' };
  const rows = await take(stretch, { forward: true, consistent: true });
  return rows.map((row) => EventItem.parse(row));
}

/**
 * Throws `events.full` for a member who has made their share of a community's month, so that nobody fills it for
 * others. It reads only a month with that many events that `event` brings more into than it had (`before`). Requests at
 * once may exceed the share a little.
 */
export async function checkShare(event: EventItem, before?: EventItem): Promise<void> {
  if (event.scope === 'my') return;
  const had = before ? entriesOf(before) : undefined;
  const more = [...entriesOf(event)].filter(([month, count]) => count > (had?.get(month) ?? 0));
  await Promise.all(more.map(([month, count]) => checkShareOf(event, month, count)));
}

async function checkShareOf(event: EventItem, month: string, count: number): Promise<void> {
  const { share } = mostEvents;
  const all = await findItem(keys.eventCount(calendarOf(event), month));
  if (Number(all?.['total'] ?? 0) + count <= share) return;
  const others = (await readMonth(calendarOf(event), month)).filter(
    ({ id, creator }) => creator === event.creator && id !== event.id,
  );
  const own = others.reduce((total, each) => total + daysIn(each, month).length, 0);
  if (own + count <= share) return;
  const text = `You have ${share} events in the ${event.scope} of this community in ${nameOfMonth(event, month)} already. Please choose another month, or delete one first.`;
  throw new AppError('conflict', 'events.full', text);
}

/** The writes that add an event. */
export const insertEvent = (event: EventItem): Action[] => [
  { put: { Item: { ...eventKey(event), ...event }, ConditionExpression: 'attribute_not_exists(pk)' } },
  ...putInMonths(event),
  ...remind(undefined, event),
  ...countEvent(undefined, event),
  ...checkStands(event),
];

/** The writes that change an event, as it was read (`edited`), and move it when its days or its time change. */
export function changeEvent(event: EventItem, set: Partial<EventItem>): Action[] {
  const after = { ...event, ...set };
  const to = new Set([...monthKeys(after).values()].map(({ sk }) => sk));
  const left = [...monthKeys(event).values()].filter(({ sk }) => !to.has(sk));
  return [
    changeAsRead(eventKey(event), event, set, 'event.changed'),
    ...putInMonths(after),
    ...remind(event, after),
    ...left.map((Key) => ({ remove: { Key } })),
    ...countEvent(event, after),
    ...checkStands(event),
  ];
}

const putInMonths = (event: EventItem): Action[] =>
  [...monthKeys(event).values()].map((key) => ({ put: { Item: { ...key, ...event } } }));
