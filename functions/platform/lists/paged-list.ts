import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import type { Paged } from '#contract/fields/paging.ts';
import { type Key, type PagedList, ULID_LENGTH } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import { rowsInBuckets, settleBuckets } from './bucket-counts.ts';
import {
  BUCKET_DIGITS,
  COUNTS,
  count,
  countInAll,
  countLess,
  countMove,
  LAST,
  PAST_COUNTS,
  readCounts,
  totalOf,
} from './list-counts.ts';

/*
 * A list's partition, by sort key:
 *   B#<bucket>#<shard>  how many rows of a bucket are still there, with what `~<shard>` says of it (`bucket-counts.ts`)
 *   R#<bucket><ulid>    the rows; a bucket takes about 100 of them
 *   R#-<bucket><ulid>   rows that come after all others, in buckets of their own
 *   ~<shard>            how many rows there are, and how many there ever were; once one says that the list is
 *                       closed, it reads as empty, whatever is still in it, and takes no row
 * Read backwards from its end it yields the counts and then the newest rows, so a first page is one
 * Query. A deep page adds up buckets to find where it begins, and then reads from there: the price
 * depends on the page, not on the list. In a short list (`isShort`) all ids have the first bucket, and none are
 * counted.
 */

const BUCKET_ROWS = 100;
const ROWS = 'R#';
const TIDY = 8;
const nextUlid = monotonicFactory();
/** Characters of the id of a row that does not come last. */
export const ROW_ID_LENGTH = BUCKET_DIGITS + ULID_LENGTH;

/** The id of a new row: rows sort by it, oldest first. */
export async function nextRowId(list: PagedList): Promise<string> {
  const { created, counts } = list.isShort ? { created: 0, counts: [] } : await readCounts(list);
  // When many add at once, not all of them are to try.
  if (randomInt(TIDY) === 0) await settleBuckets(list, counts);
  return (
    Math.floor(created / BUCKET_ROWS)
      .toString(36)
      .padStart(BUCKET_DIGITS, '0') + nextUlid()
  );
}

/** The id of a row that comes after all others (`isLast`), or does not; its order among its like stays. */
export const placedRow = (id: string, isLast: boolean): string => (isLast ? LAST : '') + ageOf(id);

/** A row's id without what sorts it: the same as long as it is in the list. */
export const ageOf = (id: string): string => (id.startsWith(LAST) ? id.slice(LAST.length) : id);

export const rowKey = (list: PagedList, id: string): Key => ({ pk: list.pk, sk: ROWS + id });

/** The writes that add a row; the caller adds its own conditions. `closed` is the error for a closed list. */
export function addRow(list: PagedList, id: string, attributes: StoredItem, closed?: () => Error): Action[] {
  return [
    {
      put: { Item: { ...rowKey(list, id), ...attributes }, ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...count(list, id, 1, closed),
  ];
}

/** The writes that add several rows at once to a short list. */
export function addRows(list: PagedList, rows: readonly (StoredItem & { readonly id: string })[]): Action[] {
  if (rows.length === 0) return [];
  const puts = rows.map((row) => ({ put: { Item: { ...rowKey(list, row.id), ...row } } }));
  return [...puts, countInAll(list, rows.length)];
}

/** The writes that remove a row. Fails when it is gone already. */
export function removeRow(list: PagedList, id: string, otherwise?: () => Error): Action[] {
  return [
    { remove: { Key: rowKey(list, id), ConditionExpression: 'attribute_exists(pk)' }, otherwise },
    ...count(list, id, -1),
  ];
}

/**
 * The same for a member's own list, beside the write that ends what the row stands for, so that it happens once. A row
 * that is missing, as after an erasure that broke off, does not block that.
 */
export const removeOwnRow = (list: PagedList, id: string): Action[] => [
  { remove: { Key: rowKey(list, id) } },
  ...count(list, id, -1),
];

/**
 * The same for a short list that nothing closes: the last row takes its count with it, because many such lists become
 * empty.
 */
export const removeShortRow = async (list: PagedList, id: string): Promise<Action[]> => [
  { remove: { Key: rowKey(list, id) } },
  await countLess(list),
];

/** The writes that move a row to another id (`placedRow`). */
export function moveRow(list: PagedList, from: string, to: string, attributes: StoredItem): Action[] {
  return [
    { remove: { Key: rowKey(list, from) } },
    { put: { Item: { ...rowKey(list, to), ...attributes } } },
    ...countMove(list, from, to),
  ];
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
    list.isShort || offset === 0 || offset + pageSize <= BUCKET_ROWS
      ? await readFromEnd(list, offset, pageSize)
      : await readFromBucket(list, offset, pageSize);
  return { rows, paged: pagedBy(pageNumber, pageSize, total) };
}

/** One page of several short lists as if they were one, the first one first. */
export async function readPageOfAll(
  several: readonly PagedList[],
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Promise<Page> {
  const offset = (pageNumber - 1) * pageSize;
  const rows: StoredItem[] = [];
  let total = 0;
  for (const list of several) {
    const found = await readFromEnd(list, Math.max(0, offset - total), pageSize - rows.length);
    rows.push(...found.rows);
    total += found.total;
  }
  return { rows, paged: pagedBy(pageNumber, pageSize, total) };
}

/** What a page says of all pages. */
export function pagedBy(page: number, pageSize: number, totalItems: number): Paged {
  const pages = Math.ceil(totalItems / pageSize);
  return { page, pageSize, pages, totalPages: pages, totalItems };
}

/** The same where some are left out of what is shown: where one page holds all, they are not counted. */
export const pagedAs = (paged: Paged, shown: number): Paged =>
  paged.page === 1 && paged.pages <= 1 ? pagedBy(1, paged.pageSize, shown) : paged;

/** So many rows, newest first. */
export function readNewest(list: PagedList, limit: number, consistent = true): Promise<StoredItem[]> {
  return take(stretch(list, ROWS, `${ROWS}~`), { limit, consistent });
}

const MOST_BESIDE = 4; // itself, the next one, and two that are not shown

/** The rows before and after one, read consistently; deleted rows, and some that are not shown, are passed over. */
export async function readBeside(
  list: PagedList,
  id: string,
  isShown: (row: StoredItem) => boolean = () => true,
): Promise<{ newer: StoredItem | undefined; older: StoredItem | undefined }> {
  const { sk } = rowKey(list, id);
  const beside = async (from: string, to: string, forward: boolean) =>
    (await take(stretch(list, from, to), { limit: MOST_BESIDE, forward, consistent: true })).find(
      (row) => row['sk'] !== sk && isShown(row),
    );
  const [newer, older] = await Promise.all([beside(sk, `${ROWS}~`, true), beside(ROWS, sk, false)]);
  return { newer, older };
}

async function readFromEnd(list: PagedList, offset: number, pageSize: number) {
  const { rows, total } = await readFirst(list, offset + pageSize, offset === 0);
  return { rows: rows.slice(offset), total };
}

/** So many rows, newest first, and how many there are in all, by one Query. */
export async function readFirst(
  list: PagedList,
  limit: number,
  consistent: boolean,
): Promise<{ rows: StoredItem[]; total: number }> {
  const items = await take(stretch(list, ROWS, PAST_COUNTS), { limit: list.shards + limit, consistent });
  const counts = items.filter((item) => String(item['sk']).startsWith(COUNTS));
  const total = totalOf(counts);
  return { rows: total === 0 ? [] : items.slice(counts.length, counts.length + limit), total };
}

async function readFromBucket(list: PagedList, offset: number, pageSize: number) {
  const { start, total } = await findBucket(list, offset);
  if (!start || total === 0) return { rows: [], total };
  const limit = start.skip + pageSize;
  const items = await take(stretch(list, ROWS, `${ROWS}${start.bucket}~`), { limit });
  return { rows: items.slice(start.skip), total };
}

/**
 * The bucket that holds the row at an offset from the newest, how many rows to skip in it, and how many there are in
 * all.
 */
async function findBucket(list: PagedList, offset: number) {
  // Reads more where many of the newest buckets are empty.
  for (let limit = Math.ceil(offset / BUCKET_ROWS + 2) * list.shards; ; limit *= 4) {
    const [items, { total, counts }] = await Promise.all([
      take(stretch(list, 'B#', 'B#~'), { limit }),
      readCounts(list),
    ]);
    if (offset >= total) return { total };
    const isAll = items.length < limit;
    let skip = offset;
    for (const { bucket, rows } of rowsInBuckets(counts, items, isAll)) {
      if (skip < rows) return { start: { bucket, skip }, total };
      skip -= rows;
    }
    if (isAll) return { total };
  }
}

const stretch = ({ pk }: PagedList, from: string, to: string) => ({ pk, from, to });
