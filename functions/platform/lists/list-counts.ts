import { randomInt } from 'node:crypto';
import { decodeTime } from 'ulid';
import { StaleReadError } from '#platform/errors.ts';
import { type Key, memberIndex, type PagedList, ULID_LENGTH } from '#platform/table/keys.ts';
import { findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { take } from '#platform/table/walk.ts';
import { came } from './bucket-counts.ts';

/** The counts of a list (`paged-list.ts`), and whether it is closed. */

/** Sort keys of counts begin with it. */
export const COUNTS = '~';
/** No count sorts after it. */
export const PAST_COUNTS = '~z';
/** A row's id begins with its bucket, in so many digits of base 36. */
export const BUCKET_DIGITS = 5;
/** Stands before the bucket of a row that comes after all others: it sorts before any digit. */
export const LAST = '-';

/** When a row was made, by its id, in which a ULID follows its bucket. */
export const madeAt = (id: string): number =>
  decodeTime(id.slice(BUCKET_DIGITS, BUCKET_DIGITS + ULID_LENGTH));

/** The bucket of a row, by its id. */
export const bucketOf = (id: string): string =>
  id.slice(0, id.startsWith(LAST) ? LAST.length + BUCKET_DIGITS : BUCKET_DIGITS);

/**
 * The writes that close a list for good, before its rows are removed: it reads as empty and takes no row any more. It
 * is noted in the items that count each new row anyway: all who add rows would wait for a further item that they check.
 */
export function closeList(list: PagedList): Action[] {
  return Array.from({ length: list.shards }, (_, shard) => ({
    update: update({ pk: list.pk, sk: COUNTS + shard.toString(36) }, { set: { closed: true } }),
  }));
}

/** The check that a list with one count is open. */
export const checkOpen = ({ pk }: PagedList, closed: () => Error): Action => ({
  check: { Key: { pk, sk: `${COUNTS}0` }, ConditionExpression: 'attribute_not_exists(closed)' },
  otherwise: closed,
});

/** How many rows a list has, and the writes that close it unless one has come or gone since (`list.changed`). */
export async function readToClose({ pk, shards }: PagedList): Promise<{ total: number; close: Action[] }> {
  const counts = await take({ pk, from: COUNTS, to: PAST_COUNTS }, { limit: shards, consistent: true });
  const found = new Map(counts.map(({ sk, total }) => [sk, total]));
  const close = Array.from({ length: shards }, (_, shard): Action => {
    const sk = COUNTS + shard.toString(36);
    const asRead = found.get(sk);
    return {
      update: {
        Key: { pk, sk },
        UpdateExpression: 'SET closed = :closed',
        ConditionExpression: asRead === undefined ? 'attribute_not_exists(#total)' : '#total = :asRead',
        ExpressionAttributeNames: { '#total': 'total' },
        ExpressionAttributeValues: { ':closed': true, ...(asRead !== undefined && { ':asRead': asRead }) },
      },
      otherwise: () => new StaleReadError('list.changed'),
    };
  });
  return { total: totalOf(counts), close };
}

const DAY_SECONDS = 24 * 60 * 60; // no request that knows the list as open is under way for so long

/** The write that removes a count of a closed list after a day, once its rows are gone. */
export function expireCount({ pk, sk }: Key, now = Date.now()): Action {
  return {
    update: update({ pk, sk }, { set: { closed: true, expiresAt: Math.floor(now / 1000) + DAY_SECONDS } }),
  };
}

/** How many rows a list has. */
export async function countRows(list: PagedList): Promise<number> {
  return (await readCounts(list)).total;
}

/** How many rows each of several lists has; may be a moment old. */
export async function countRowsOfEach(several: readonly PagedList[]): Promise<number[]> {
  return (await Promise.all(several.map((list) => readCounts(list, false)))).map(({ total }) => total);
}

/** When each of several lists with one count got its newest row, by the list's partition; may be a moment old. */
export async function newestOfEach(several: readonly PagedList[]): Promise<ReadonlyMap<string, number>> {
  const ends = await findItems(several.map(({ pk }) => ({ pk, sk: `${COUNTS}0` })));
  const told = ends.filter(({ newestAt, closed }) => newestAt !== undefined && !closed);
  return new Map(told.map(({ pk, newestAt }) => [String(pk), Number(newestAt)]));
}

export interface Counts {
  /** How many rows there are, and how many there ever were. */
  readonly total: number;
  readonly created: number;
  /** The items that count them. */
  readonly counts: readonly StoredItem[];
}

export async function readCounts(list: PagedList, consistent = true): Promise<Counts> {
  const counts = await take(
    { pk: list.pk, from: COUNTS, to: PAST_COUNTS },
    { limit: list.shards, consistent },
  );
  return { total: totalOf(counts), created: sum(counts, 'created'), counts };
}

/** The writes that count a row that comes or goes. A closed list refuses them with `closed`. */
export function count(list: PagedList, id: string, change: 1 | -1, closed?: () => Error): Action[] {
  const shard = shardOf(list);
  if (list.isShort) return [countInAll(list, change, closed, shard)];
  // The same write counts a new row in its bucket (`bucket-counts.ts`).
  const atEnd = change === 1 && !id.startsWith(LAST);
  if (atEnd) return [countInAll(list, 1, closed, shard, id)];
  return [countInAll(list, change, closed, shard), countInBucket(list, bucketOf(id), change, shard)];
}

/**
 * The write that counts what comes or goes, also of a list without rows; `closed` as in `count`; with the id of a
 * `newest` row, which is counted in its bucket.
 */
export function countInAll(
  list: PagedList,
  change: number,
  closed?: () => Error,
  shard = shardOf(list),
  newest?: string,
): Action {
  const created = Math.max(change, 0);
  const { memberId } = list;
  const tells = list.tellsNewest && newest !== undefined;
  const sets = [
    ...(memberId === undefined ? [] : [`${memberIndex.by} = :member`]),
    ...(tells ? ['newestAt = :newestAt'] : []),
  ];
  const most = change > 0 ? list.most : undefined;
  const isOpen = 'attribute_not_exists(closed)';
  const hasRoom = 'attribute_not_exists(#total) OR #total < :most';
  return {
    update: {
      Key: { pk: list.pk, sk: COUNTS + shard },
      UpdateExpression: `${sets.length > 0 ? `SET ${sets.join(', ')} ` : ''}ADD #total :change, created :created${newest === undefined ? '' : ', #came :change'}`,
      ExpressionAttributeNames: {
        '#total': 'total',
        ...(newest !== undefined && { '#came': came(bucketOf(newest)) }),
      },
      ExpressionAttributeValues: {
        ':change': change,
        ':created': created,
        ...(most !== undefined && { ':most': most }),
        ...(memberId !== undefined && { ':member': memberId }),
        ...(tells && { ':newestAt': madeAt(newest) }),
      },
      ...(change > 0 && {
        ConditionExpression: most === undefined ? isOpen : `${isOpen} AND (${hasRoom})`,
      }),
    },
    otherwise: most === undefined ? closed : () => new StaleReadError('list.changed'),
  };
}

/**
 * The write that counts a row that leaves a list with one count; the last row takes the count with it. A missing count,
 * as after an erasure that broke off, stays missing.
 */
export async function countLess(list: PagedList): Promise<Action> {
  const { total, counts } = await readCounts(list);
  const Key = { pk: list.pk, sk: COUNTS + shardOf(list) };
  const otherwise = () => new StaleReadError('list.changed');
  if (counts.length === 0) {
    return { check: { Key, ConditionExpression: 'attribute_not_exists(pk)' }, otherwise };
  }
  const ExpressionAttributeNames = { '#total': 'total' };
  const ExpressionAttributeValues = { ':one': 1 };
  const names = { ExpressionAttributeNames, ExpressionAttributeValues };
  const remove = { Key, ConditionExpression: '#total <= :one', ...names };
  const update = {
    Key,
    UpdateExpression: 'SET #total = #total - :one',
    ConditionExpression: '#total > :one',
    ...names,
  };
  return { ...(total <= 1 ? { remove } : { update }), otherwise };
}

const shardOf = ({ shards }: PagedList): string => randomInt(shards).toString(36);

/** The writes that count a row that moves to another bucket of the list. */
export function countMove(list: PagedList, from: string, to: string): Action[] {
  const shard = shardOf(list);
  return [countInBucket(list, bucketOf(from), -1, shard), countInBucket(list, bucketOf(to), 1, shard)];
}

const countInBucket = (list: PagedList, bucket: string, change: 1 | -1, shard: string): Action => ({
  update: update({ pk: list.pk, sk: `B#${bucket}#${shard}` }, { add: { rows: change } }),
});

/** How many rows the counts of a list say: none once it is closed. */
export const totalOf = (counts: readonly StoredItem[]): number =>
  counts.some(({ closed }) => closed) ? 0 : sum(counts, 'total');

/** A shard that was closed before anything was counted there holds no number. */
const sum = (items: readonly StoredItem[], name: string) =>
  items.reduce((total, item) => total + Number(item[name] ?? 0), 0);
