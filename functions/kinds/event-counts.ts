import { mostEvents } from '#contract/events.ts';
import { inGroups } from '#contract/number.ts';
import { AppError } from '#platform/errors.ts';
import { checkOpen } from '#platform/lists/list-counts.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { allOf, calendarOf, circleIn, type EventItem, takeOut } from './event.ts';

/** The writes that count an event in a month, or one fewer. They fail with `events.full` where the month is full. */
export function countEvent(event: EventItem, change: 1 | -1): Action[] {
  const { scope, circleId, date } = event;
  const inAll = keys.eventCount(allOf(event), date);
  if (scope === 'my' || circleId === undefined) {
    return [count(inAll, change, mostEvents.own, (most) => `You have ${most} events in this month already.`)];
  }
  const { noun } = circleIn(scope).declared;
  const inCommunity = keys.eventCount(calendarOf(event), date);
  return [
    count(
      inAll,
      change,
      mostEvents.circle,
      (most) => `This ${noun} has ${most} events in this month already.`,
    ),
    count(
      inCommunity,
      change,
      mostEvents.community,
      (most) => `The ${scope} of this community have ${most} events in this month already.`,
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
  ...countEvent(event, -1),
  ...checkStands(event),
];

function count(key: Key, change: 1 | -1, most: number, full: (most: string) => string): Action {
  const added = update(key, { add: { total: change } });
  if (change < 0) return { update: added };
  return {
    update: {
      ...added,
      ConditionExpression: 'attribute_not_exists(#total) OR #total < :most',
      ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':most': most },
    },
    otherwise: () => {
      const text = `${full(inGroups(most))} Please choose another month, or delete one first.`;
      return new AppError('conflict', 'events.full', text);
    },
  };
}
