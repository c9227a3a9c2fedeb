import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { DEFAULT_PAGE_SIZE, type Paged } from '#contract/paging.ts';
import type { Key, PagedList } from './keys.ts';
import { findItems, type StoredItem } from './table.ts';
import type { Action } from './transaction.ts';
import { take, walk } from './walk.ts';

/*
 * A list's partition, by sort key:
 *   B#<bucket>#<shard>  how many rows of a bucket are still there
 *   R#<bucket><ulid>    the rows; a bucket takes about 100 of them
 *   ~<shard>            how many rows there are, and how many there ever were
 *   ~~                  that the list is closed: it reads as empty, whatever is still in it
 * Read backwards from its end it yields the counts and then the newest rows, so a first page is one
 * Query. A deep page adds up buckets to find where it begins, and then reads from there: the price
 * depends on the page, not on the list.
 */

const BUCKET_ROWS = 100;
const BUCKET_DIGITS = 5;
const ROWS = 'R#';
const COUNTS = '~';
const CLOSED = '~~';
const nextUlid = monotonicFactory();

/** The id of a new row: rows sort by it, oldest first. */
export async function nextRowId(list: PagedList): Promise<string> {
  const { created } = await readCounts(list);
  return (
    Math.floor(created / BUCKET_ROWS)
      .toString(36)
      .padStart(BUCKET_DIGITS, '0') + nextUlid()
  );
}

export const rowKey = (list: PagedList, id: string): Key => ({ pk: list.pk, sk: ROWS + id });

/**
 * The writes that add a row; the caller adds what else must be true with it. `closed` is what is said when the
 * list's counts are.
 */
export function addRow(list: PagedList, id: string, attributes: StoredItem, closed?: () => Error): Action[] {
  return [
    {
      put: { Item: { ...rowKey(list, id), ...attributes }, ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...count(list, id, 1, closed),
  ];
}

/** The writes that remove a row. Fails when it is gone already. */
export function removeRow(list: PagedList, id: string, otherwise?: () => Error): Action[] {
  return [
    { remove: { Key: rowKey(list, id), ConditionExpression: 'attribute_exists(pk)' }, otherwise },
    ...count(list, id, -1),
  ];
}

/** The write that closes a list for good, before its rows go. */
export function closeList(list: PagedList): Action {
  return { put: { Item: { pk: list.pk, sk: CLOSED } } };
}

const DAY = 24 * 60 * 60; // seconds: no request that knows the list as open is under way for so long

/**
 * The writes after which no row is added any more, where each is counted anyway: many members add rows at the same
 * time, and a further item that all of them check would be one that they wait for.
 */
export function closeCounts(list: PagedList, now = Date.now()): Action[] {
  return Array.from({ length: list.shards }, (_, shard) => ({
    update: {
      Key: { pk: list.pk, sk: COUNTS + shard.toString(36) },
      UpdateExpression: 'SET closed = :closed, expiresAt = :expiresAt',
      ExpressionAttributeValues: { ':closed': true, ':expiresAt': Math.floor(now / 1000) + DAY },
    },
  }));
}

/** How many rows a list has. */
export async function countRows(list: PagedList): Promise<number> {
  return (await readCounts(list)).total;
}

/** How many rows each of several lists has, perhaps as of a moment ago: one read for all that count in one place. */
export async function countRowsOfEach(several: readonly PagedList[]): Promise<number[]> {
  const inOnePlace = several.filter(({ shards }) => shards === 1);
  const counts = await findItems(inOnePlace.map(({ pk }) => ({ pk, sk: `${COUNTS}0` })));
  return Promise.all(
    several.map(async (list) => {
      if (list.shards > 1) return (await readCounts(list, false)).total;
      return Number(counts.find(({ pk }) => pk === list.pk)?.['total'] ?? 0);
    }),
  );
}

export interface Page {
  readonly rows: StoredItem[];
  readonly paged: Paged;
}

/** One page, newest first; page 1 holds what was just written. */
export async function readPage(
  list: PagedList,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Promise<Page> {
  const offset = (pageNumber - 1) * pageSize;
  const { rows, total } =
    offset + pageSize <= BUCKET_ROWS
      ? await readFromEnd(list, offset, pageSize)
      : await readFromBucket(list, offset, pageSize);
  const pages = Math.ceil(total / pageSize);
  return { rows, paged: { page: pageNumber, pageSize, pages, totalPages: pages, totalItems: total } };
}

async function readFromEnd(list: PagedList, offset: number, pageSize: number) {
  const limit = list.shards + offset + pageSize;
  const items = await take(stretch(list, ROWS, CLOSED), { limit, consistent: offset === 0 });
  if (items[0]?.['sk'] === CLOSED) return { rows: [], total: 0 };
  const counts = items.filter((item) => String(item['sk']).startsWith(COUNTS));
  const rows = items.slice(counts.length).slice(offset, offset + pageSize);
  return { rows, total: sum(counts, 'total') };
}

async function readFromBucket(list: PagedList, offset: number, pageSize: number) {
  const [start, { total }] = await Promise.all([findBucket(list, offset), readCounts(list)]);
  if (!start || total === 0) return { rows: [], total };
  const limit = start.skip + pageSize;
  const items = await take(stretch(list, ROWS, `${ROWS}${start.bucket}~`), { limit });
  return { rows: items.slice(start.skip), total };
}

/** The bucket that holds the row at an offset from the newest, and how many rows to skip in it. */
async function findBucket(list: PagedList, offset: number) {
  const limit = Math.ceil(offset / BUCKET_ROWS + 2) * list.shards;
  let bucket = '';
  let rows = 0;
  let skip = offset;
  for await (const item of walk(stretch(list, 'B#', 'B#~'), { limit })) {
    const name = String(item['sk']).slice(2, 2 + BUCKET_DIGITS);
    if (name !== bucket) {
      if (skip < rows) break;
      skip -= rows;
      rows = 0;
      bucket = name;
    }
    rows += Number(item['rows']);
  }
  return skip < rows ? { bucket, skip } : undefined;
}

async function readCounts(list: PagedList, consistent = true): Promise<{ total: number; created: number }> {
  const counts = await take(stretch(list, COUNTS, CLOSED), { limit: list.shards + 1, consistent });
  if (counts[0]?.['sk'] === CLOSED) return { total: 0, created: 0 };
  return { total: sum(counts, 'total'), created: sum(counts, 'created') };
}

const stretch = ({ pk }: PagedList, from: string, to: string) => ({ pk, from, to });

function count(list: PagedList, id: string, change: 1 | -1, closed?: () => Error): Action[] {
  const shard = randomInt(list.shards).toString(36);
  const created = Math.max(change, 0);
  return [
    {
      update: {
        Key: { pk: list.pk, sk: COUNTS + shard },
        UpdateExpression: 'ADD #total :change, created :created',
        ExpressionAttributeNames: { '#total': 'total' },
        ExpressionAttributeValues: { ':change': change, ':created': created },
        ...(closed && { ConditionExpression: 'attribute_not_exists(closed)' }),
      },
      otherwise: closed,
    },
    {
      update: {
        Key: { pk: list.pk, sk: `B#${id.slice(0, BUCKET_DIGITS)}#${shard}` },
        UpdateExpression: 'ADD #rows :change',
        ExpressionAttributeNames: { '#rows': 'rows' },
        ExpressionAttributeValues: { ':change': change },
      },
    },
  ];
}

const sum = (items: StoredItem[], name: string) =>
  items.reduce((total, item) => total + Number(item[name]), 0);
