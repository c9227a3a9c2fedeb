import { write } from '#functions/worker/change.ts';
import { nextStretch } from '#functions/worker/stretch.ts';
import { calendarOf, EventItem, takeOut } from '#kinds/event.ts';
import { entriesOf } from '#kinds/event-counts.ts';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { type Action, retryOnStaleRead } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

const MOST_WRITES = 90; // in one transaction, which takes 100

/** Removes the first few events of a deleted circle from their months; answers whether more may be left. */
export async function removeEvents(circleId: string): Promise<boolean> {
  const all = { pk: partitions.eventsOf(circleId), from: 'R#', to: 'R#~' };
  // A request may change one between the read and the write.
  return retryOnStaleRead(async () => {
    const { items, next } = await nextStretch(all, undefined);
    const read = items.map((item) => EventItem.parse(item));
    const events = firstOf(read);
    const counts = await Promise.all([...entriesIn(events)].map(([key, count]) => countLess(key, count)));
    await write([...events.flatMap(takeOut), ...counts.flat()]);
    return next !== undefined || events.length < read.length;
  });
}

/** As many as one transaction takes: a series is in up to 14 months. */
function firstOf(events: readonly EventItem[]): EventItem[] {
  const first: EventItem[] = [];
  for (const event of events) {
    const taken = [...first, event];
    const writes = taken.reduce((total, each) => total + takeOut(each).length, entriesIn(taken).size);
    if (writes > MOST_WRITES) break;
    first.push(event);
  }
  return first;
}

/** How many entries they have in each month of their community, by the key of its count. */
function entriesIn(events: readonly EventItem[]): Map<Key, number> {
  const counts = new Map<string, { readonly key: Key; total: number }>();
  for (const event of events)
    for (const [month, count] of entriesOf(event)) {
      const key = keys.eventCount(calendarOf(event), month);
      const known = counts.get(key.sk) ?? { key, total: 0 };
      known.total += count;
      counts.set(key.sk, known);
    }
  return new Map([...counts.values()].map(({ key, total }) => [key, total]));
}

/**
 * The write that lowers the count of events in a month of their community; none where the community and its counts are
 * gone.
 */
async function countLess(key: Key, total: number): Promise<Action[]> {
  if (!(await findItem(key))) return [];
  const less = update(key, { add: { total: -total } });
  return [
    {
      update: { ...less, ConditionExpression: 'attribute_exists(pk)' },
      otherwise: () => new StaleReadError('event.changed'),
    },
  ];
}
