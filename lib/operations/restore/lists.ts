import {
  ConditionalCheckFailedException,
  PutItemCommand,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { backOff } from './patience.ts';
import { type Item, keyOf, pkOf, plain, query, skOf, type Tables } from './tables.ts';

/* A row that returns to a list is counted in the same transaction, like a new one: so the counts are right whoever
   writes at the same time, and however often a run is interrupted. */

/** How a partition is counted: where further rows are added, and the bucket of each beginning of a row's key. */
export interface Counted {
  readonly total?: string | undefined;
  readonly buckets: ReadonlyMap<string, string>;
  /** Whether rows are counted in buckets. */
  readonly hasBuckets: boolean;
}

const COUNTS = { from: '~', to: '~z' };

/** Whether an item counts others: it is never copied, but created as rows are restored. */
export const isCount = (item: Item): boolean => /^(~[0-9a-z]?$|B#|#\d{4}-\d\d$)/.test(skOf(item));

/** Opens a partition that was closed, or deleted with its parent; an open one stays as it is. */
export async function openList({ client, live, copy }: Tables, pk: string): Promise<Counted> {
  const [then, now, bucketCounts] = await Promise.all([
    query(client, copy, { pk, ...COUNTS }),
    query(client, live, { pk, ...COUNTS }),
    query(client, copy, { pk, from: 'B#', to: 'B#~' }),
  ]);
  const buckets = new Map(bucketCounts.map((item) => [bucketOf(skOf(item)), skOf(item)]));
  const hasBuckets = buckets.size > 0 || then.some((item) => Object.keys(item).some(isOfBucket));
  const isClosed = now.some(({ closed }) => closed);
  if (now.length > 0 && !isClosed) return { total: skOf(now[0] as Item), buckets, hasBuckets };
  const begun = await beginnings({ client, copy }, pk, then);
  const names = new Set(begun.map(skOf));
  await together(client, [
    ...begun.map((Item) => ({
      Put: {
        TableName: live,
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(closed)',
      },
    })),
    ...now
      .filter((item) => !names.has(skOf(item)))
      .map((item) => ({ Delete: { TableName: live, Key: keyOf(item) } })),
  ]);
  return { total: begun[0] && skOf(begun[0]), buckets, hasBuckets };
}

/** Names of counts that belong to a bucket (`functions/platform/lists/bucket-counts.ts`). */
const isOfBucket = (name: string): boolean => /^([bm][0-9a-z]{5}|settled)$/.test(name);
const withoutBuckets = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !isOfBucket(name)));

/** The counts in the copy, less the rows that are still to be restored. A tally counts no rows and is copied. */
async function beginnings(
  { client, copy }: Pick<Tables, 'client' | 'copy'>,
  pk: string,
  then: readonly Item[],
): Promise<Item[]> {
  if (pk.startsWith('TALLY#')) return [...then];
  // News filed there are restored one by one, and counted then.
  const isByOthers = pk.startsWith('CATEGORY#NEWS#');
  const rows = isByOthers ? [] : await query(client, copy, { pk, from: 'R#', to: 'R#~' });
  const total = then.reduce((sum, item) => sum + Number(item['total']?.N ?? 0), 0);
  const left = isByOthers ? 0 : total - rows.length;
  return then.map((item, index) => ({
    ...withoutBuckets(item),
    total: { N: String(index === 0 ? left : 0) },
  }));
}

const bucketOf = (sk: string): string => sk.split('#')[1] ?? '';
const bucketOfRow = (sk: string): string => {
  const id = sk.slice('R#'.length);
  return id.slice(0, id.startsWith('-') ? 6 : 5);
};

/** Restores rows of a partition with their counts; returns how many were missing. */
export async function addRows(
  { client, live }: Tables,
  counted: Counted,
  rows: readonly Item[],
): Promise<number> {
  let open = rows;
  let tried = 0;
  while (open.length > 0) {
    const counts = new Map<string, number>();
    const add = (pk: string, sk: string) => counts.set(`${pk}\n${sk}`, (counts.get(`${pk}\n${sk}`) ?? 0) + 1);
    for (const row of open) countsOf(row, counted, add);
    const puts = open.map((Item) => ({
      Put: { TableName: live, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    }));
    const failed = await together(client, [
      ...puts,
      ...[...counts].map(([name, by]) => count(live, name, by)),
    ]);
    if (!failed) return open.length;
    const isThere = failed.map((code) => code === 'ConditionalCheckFailed');
    tried += 1;
    if (!isThere.includes(true)) await backOff(tried, 'Others write there too much');
    open = open.filter((_, index) => !isThere[index]);
  }
  return 0;
}

function countsOf(
  row: Item,
  { total, buckets, hasBuckets }: Counted,
  add: (pk: string, sk: string) => void,
): void {
  const [pk, sk] = [pkOf(row), skOf(row)];
  if (total !== undefined && !isEvent(pk)) {
    add(pk, total);
    const bucket = bucketOfRow(sk);
    if (hasBuckets) add(pk, buckets.get(bucket) ?? `B#${bucket}#0`);
  }
  const { categoryId, isCounted, date, scope, communityId } = plain(row);
  if (pk.startsWith('NEWS#') && isCounted) add(`CATEGORY#NEWS#${categoryId}`, '~0');
  if (!isEvent(pk)) return;
  const month = `#${String(date).slice(0, 'YYYY-MM'.length)}`;
  add(pk, month);
  if (communityId !== undefined) add(`CALENDAR#${scope}#${communityId}`, month);
}

const isEvent = (pk: string): boolean => pk.startsWith('EVENTS#') || pk.startsWith('OWNEVENTS#');

function count(TableName: string, name: string, by: number): TransactWriteItem {
  const [pk = '', sk = ''] = name.split('\n');
  return {
    Update: {
      TableName,
      Key: { pk: { S: pk }, sk: { S: sk } },
      UpdateExpression: 'ADD #count :by',
      ExpressionAttributeNames: { '#count': sk.startsWith('B#') ? 'rows' : 'total' },
      ExpressionAttributeValues: { ':by': { N: String(by) } },
    },
  };
}

/** Writes all or nothing; when nothing was written, returns the reason for each item. */
async function together(client: Tables['client'], TransactItems: TransactWriteItem[]) {
  if (TransactItems.length === 0) return undefined;
  try {
    await client.send(new TransactWriteItemsCommand({ TransactItems }));
    return undefined;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    return (error.CancellationReasons ?? []).map(({ Code = '' }) => Code);
  }
}

/** Restores an item; returns whether it was missing. */
export async function addItem({ client, live }: Tables, Item: Item): Promise<boolean> {
  const ConditionExpression = 'attribute_not_exists(pk)';
  try {
    await client.send(new PutItemCommand({ TableName: live, Item, ConditionExpression }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
