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

/** What comes back: all that names one of the ids, and nobody who was erased since. */
export interface Scope {
  readonly ids: Ids;
  readonly erased: Ids;
}

const ROWS_A_TRANSACTION = 20; // of one transaction, which has a hundred writes at most: each is counted in up to three places

/**
 * Brings back what is gone, as it was: first what is in it, then what leads to it. Nothing that is there is changed but what
 * counts it. What breaks off goes on when it is called again. Answers how many items came back.
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

/** Whether an item comes back; what counts others is opened with its list, whether or not it is one of them. */
export function isInScope(item: Item, { ids, erased }: Scope): boolean {
  return ruleOf(item) === 'data' && ids.inItem(item) && !erased.inItem(item);
}

/** What leads to a thing from elsewhere, and its own record: readers come by these. */
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

/** Has the worker count again what rankings and lists say of circles and courses: members of before may be missing. */
async function tellWorker(tables: Tables, scope: Scope): Promise<void> {
  const tell = (job: Job) => addItem(tables, marshall({ ...keys.job(ulid()), ...job }));
  const work: Job[] = [];
  await sweep({
    tables,
    of: 'copy',
    act: async (items) => {
      const things = items.filter((item) => isInScope(item, scope)).flatMap((item) => thingOf(item) ?? []);
      // The copy may have no such list, where the one of now closed with the lesson.
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
 * Waits until the worker has taken away all that was deleted: it would take it away again. Throws a `RestoreError` where that
 * has no end.
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
