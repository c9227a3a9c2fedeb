import { mostEvents } from '#contract/events/events.ts';
import { inGroups } from '#contract/fields/number.ts';
import { daysIn, monthsOf } from '#contract/fields/recurrence.ts';
import { AppError } from '#platform/errors.ts';
import { checkOpen } from '#platform/lists/list-counts.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { allOf, calendarOf, circleIn, type EventItem, takeOut } from './event.ts';
import { remind } from './reminder.ts';

/** How many entries an event has in each of its months: it counts once for each day that lists it. */
export const entriesOf = (event: EventItem): ReadonlyMap<string, number> =>
  new Map(monthsOf(event).map((month) => [month, daysIn(event, month).length]));

const monthAndYear = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A month in a text about an event: by its name where the event has several. Names are read only then: they take a
 * third of a cold start.
 */
export const nameOfMonth = (event: EventItem, month: string): string =>
  monthsOf(event).length === 1
    ? 'this month'
    : new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', monthAndYear);

const none: ReadonlyMap<string, number> = new Map();

/**
 * The writes that count an event in its months: `after` in place of `before`, either of which may be none. They fail
 * with `events.full` where a month is full.
 */
export function countEvent(before: EventItem | undefined, after: EventItem | undefined): Action[] {
  const event = after ?? before;
  if (!event) return [];
  const [were, are] = [before ? entriesOf(before) : none, after ? entriesOf(after) : none];
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((month) => {
    const change = (are.get(month) ?? 0) - (were.get(month) ?? 0);
    return change === 0 ? [] : countIn(event, month, change);
  });
}

function countIn(event: EventItem, month: string, change: number): Action[] {
  const { scope, circleId } = event;
  const full = (who: string, most: number) => () => {
    const where = nameOfMonth(event, month);
    const text =
      change === 1
        ? `${who} ${inGroups(most)} events in ${where} already. Please choose another month, or delete one first.`
        : `${who} room for ${inGroups(most)} events in ${where}: this makes more. Please let it end earlier, or delete another one first.`;
    return new AppError('conflict', 'events.full', text);
  };
  const inAll = keys.eventCount(allOf(event), month);
  if (scope === 'my' || circleId === undefined)
    return [count(inAll, change, mostEvents.own, full('You have', mostEvents.own))];
  const { noun } = circleIn(scope).declared;
  const inCommunity = keys.eventCount(calendarOf(event), month);
  return [
    count(inAll, change, mostEvents.circle, full(`This ${noun} has`, mostEvents.circle)),
    count(
      inCommunity,
      change,
      mostEvents.community,
      full(`The ${scope} of this community have`, mostEvents.community),
    ),
  ];
}

/** The check that the event's circle still exists: a deleted circle closes its events. */
export function checkStands({ scope, circleId }: EventItem): Action[] {
  if (scope === 'my' || circleId === undefined) return [];
  return [checkOpen(lists.eventsOf(circleId), () => circleIn(scope).missing())];
}

/** The writes that remove an event, as it was read. */
export const removeEvent = (event: EventItem): Action[] => [
  ...takeOut(event),
  ...remind(event, undefined),
  ...countEvent(event, undefined),
  ...checkStands(event),
];

function count(key: Key, change: number, most: number, full: () => Error): Action {
  const added = update(key, { add: { total: change } });
  if (change < 0) return { update: added };
  return {
    update: {
      ...added,
      ConditionExpression: 'attribute_not_exists(#total) OR #total <= :most',
      ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':most': most - change },
    },
    otherwise: full,
  };
}
