import { calendarOf, EventItem, takeOut } from '#kinds/event.ts';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import {
  type Action,
  explain,
  NothingWritten,
  retryOnStaleRead,
  writeTogether,
} from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { nextStretch } from './stretch.ts';

/** Removes the first few events of a deleted circle from their months; answers whether more may be left. */
export async function removeEvents(circleId: string): Promise<boolean> {
  const all = { pk: partitions.eventsOf(circleId), from: 'R#', to: 'R#~' };
  // A request may change one between the read and the write.
  return retryOnStaleRead(async () => {
    const { items, next } = await nextStretch(all, undefined);
    const events = items.map((item) => EventItem.parse(item));
    const months = Map.groupBy(events, (event) => keys.eventCount(calendarOf(event), event.date).sk);
    const counts = await Promise.all([...months].map(([, some]) => countLess(some)));
    await writeTogether([...events.flatMap(takeOut), ...counts.flat()]).catch((error: unknown) => {
      throw error instanceof NothingWritten ? explain(error) : error;
    });
    return next !== undefined;
  });
}

/**
 * The write that lowers the count of events in a month of their community; none where the community and its counts are
 * gone.
 */
async function countLess([event, ...others]: readonly EventItem[]): Promise<Action[]> {
  if (!event) return [];
  const key: Key = keys.eventCount(calendarOf(event), event.date);
  if (!(await findItem(key))) return [];
  const less = update(key, { add: { total: -1 - others.length } });
  return [
    {
      update: { ...less, ConditionExpression: 'attribute_exists(pk)' },
      otherwise: () => new StaleReadError('event.changed'),
    },
  ];
}
