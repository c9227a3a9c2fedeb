import { marshall } from '@aws-sdk/util-dynamodb';
import { ulid } from 'ulid';
import type { Job } from '#platform/table/job.ts';
import { jobPartitions, keys, lists } from '#platform/table/keys.ts';
import { addItem, addRows, isCount, openList } from './lists.ts';
import { isExpired, ruleOf } from './partitions.ts';
import { backOff } from './patience.ts';
import { once, sweep } from './sweep.ts';
import { each, type Item, inBatches, pkOf, query, skOf, type Tables } from './tables.ts';
import { type Ids, isCircle, isRecord, type Thing, thingOf } from './things.ts';

/** What to restore: everything that names one of the ids, and nothing of members erased since. */
export interface Scope {
  readonly ids: Ids;
  readonly erased: Ids;
}

const ROWS_A_TRANSACTION = 20; // of one transaction, which has at most a hundred writes: each row is counted in up to three places

/**
 * Restores what is gone: contents first, then what leads to them. Of what exists, only counts change. An interrupted
 * run continues at the next call. Returns how many items were restored.
 */
export async function bringBack(tables: Tables, scope: Scope, now = Date.now()): Promise<number> {
  let done = 0;
  const isOurs = (item: Item) => isInScope(item, scope) && !isExpired(item, now);
  for (const step of ['within', 'doors'] as const) {
    await sweep({
      tables,
      name: step,
      of: 'copy',
      act: async (items) => {
        const some = items.filter((item) => isOurs(item) && isDoor(item, scope) === (step === 'doors'));
        await each([...byPartition(some)], async ([pk, its]) => {
          const added = await addToPartition(tables, pk, its);
          done += added;
        });
      },
    });
  }
  await once(tables, 'told', () => tellWorker(tables, scope));
  return done;
}

/** Whether an item is restored. Items that count others are created with their list instead. */
export function isInScope(item: Item, { ids, erased }: Scope): boolean {
  return ruleOf(item) === 'data' && ids.inItem(item) && !erased.inItem(item);
}

/** What leads readers to a record, and the record itself: restored last. */
const isDoor = (item: Item, { ids }: Scope): boolean => isRecord(item) || !ids.in(pkOf(item));

function byPartition(items: readonly Item[]): Map<string, Item[]> {
  const partitions = new Map<string, Item[]>();
  for (const item of items) partitions.set(pkOf(item), [...(partitions.get(pkOf(item)) ?? []), item]);
  return partitions;
}

async function addToPartition(tables: Tables, pk: string, items: readonly Item[]): Promise<number> {
  const counted = await openList(tables, pk);
  const rows = items.filter((item) => skOf(item).startsWith('R#'));
  let done = 0;
  for (const some of inBatches(rows, ROWS_A_TRANSACTION)) done += await addRows(tables, counted, some);
  await each(
    items.filter((item) => !isCount(item) && !skOf(item).startsWith('R#')),
    async (item) => {
      if (await addItem(tables, item)) done += 1;
    },
  );
  return done;
}

/** Makes the worker recount rankings and lists of circles and courses: former members may be missing. */
async function tellWorker(tables: Tables, scope: Scope): Promise<void> {
  const tell = (job: Job) => addItem(tables, marshall({ ...keys.job(ulid()), ...job }));
  const work: Job[] = [];
  await sweep({
    tables,
    of: 'copy',
    act: async (items) => {
      const things = items.filter((item) => isInScope(item, scope)).flatMap((item) => thingOf(item) ?? []);
      // The copy may lack such a list when it was closed with its lesson.
      const lessons = things.filter(({ kind }) => kind === 'lesson');
      await each(lessons, async ({ id }) => void (await openList(tables, lists.attempts(id).pk)));
      work.push(...things.flatMap(workOn));
    },
  });
  await each(work, tell);
}

function workOn(thing: Thing): Job[] {
  const { kind, id: courseId, key } = thing;
  if (isCircle(thing)) return [{ kind: 'followed', circle: kind, key: { pk: pkOf(key), sk: skOf(key) } }];
  if (kind !== 'course') return [];
  return [{ kind: 'tallied', courseId }];
}

const TAKING_AWAY = new Set(['gone', 'category-gone']);

/**
 * Waits until the worker has removed everything that was deleted: it would remove it again. Throws a `RestoreError`
 * when that does not end.
 */
export async function deletionsEnd({ client, live }: Tables): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    const jobs = await Promise.all(
      jobPartitions.map((pk) => query(client, live, { pk, from: ' ', to: '~~' })),
    );
    if (!jobs.flat().some(({ kind }) => TAKING_AWAY.has(kind?.S ?? ''))) return;
    await backOff(tried + 1, 'The worker still takes away what was deleted');
  }
}
