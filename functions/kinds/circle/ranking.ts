import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { readFirst } from '#platform/lists/paged-list.ts';
import { type Key, lists, type PagedList, partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/*
 * Circles by their number of followers. Each circle that more than its creator follow has a row in the partition of its
 * scope's ranking, and one in that of its category, under the same key, which begins with the number. The record names
 * the key (`rank`). A follow adds a job, and the worker moves the rows (`functions/worker/count/rank-circle.ts`):
 * members who follow one circle at once meet only where followers are counted. All other circles come after those, as
 * their list has them, the newest first: a new one is there at once and costs no row here.
 */

/** Pages end after so many circles: a later one is found by its name or category. */
const MAX_RANKED = 200;
const RANK_DIGITS = 9;

/**
 * The key of a circle with so many followers; of equals the newer one comes first. Undefined where only its creator
 * follows it.
 */
export const rankOf = (followers: number, row: string): string | undefined =>
  followers > 1 ? `${String(followers).padStart(RANK_DIGITS, '0')}#${row}` : undefined;

type Ranked = Pick<CircleItem, 'id' | 'category' | 'rank'>;

/** The writes that remove a circle's rows in the ranking. */
export const removeFromRanking = (list: PagedList, item: Ranked): Action[] =>
  keysOf(list, item).map((key) => ({ remove: { Key: key } }));

/** The writes that move a circle, leaving rows that stay the same. */
export function moveInRanking(list: PagedList, before: Ranked, after: Ranked): Action[] {
  const [old, now] = [keysOf(list, before), keysOf(list, after)];
  const isIn = (keys: Key[], { pk, sk }: Key) => keys.some((key) => key.pk === pk && key.sk === sk);
  return [
    ...old.filter((key) => !isIn(now, key)).map((key) => ({ remove: { Key: key } })),
    ...now.filter((key) => !isIn(old, key)).map((key) => ({ put: { Item: { ...key, id: after.id } } })),
  ];
}

function keysOf(list: PagedList, { category, rank }: Ranked): Key[] {
  if (rank === undefined) return [];
  return ['', ...(category ? [category] : [])].map((each) => ({
    pk: partitions.ranking(list, each),
    sk: rank,
  }));
}

/** One page of the ranking, of a category or of all; there is nothing past the 200th. */
export async function listMostFollowed<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  scope: Scope,
  category: string | undefined,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Promise<Listed<Item>> {
  const all = circle.declared.list(scope);
  const offset = (pageNumber - 1) * pageSize;
  const limit = Math.min(offset + pageSize, MAX_RANKED);
  const consistent = offset === 0;
  // What is in the ranking is in the list, too: reading as many rows as a page without any ranking needs leaves enough
  // others.
  const [ranked, { rows, total }] = await Promise.all([
    take({ pk: partitions.ranking(all, category), from: '0', to: ':' }, { limit, consistent }),
    readFirst(category === undefined ? all : lists.ofCategory(all, category), limit, consistent),
    circle.checkAbove(scope),
  ]);
  const isRanked = new Set(ranked.map(({ id }) => id));
  const found = [...ranked, ...rows.filter(({ id }) => !isRanked.has(id))].slice(offset, limit);
  const totalItems = Math.min(total, MAX_RANKED);
  const pages = Math.ceil(totalItems / pageSize);
  const isHere = (item: { category?: unknown }) => category === undefined || item.category === category;
  return {
    items: await circle.findEach(scope, found, isHere),
    paged: { page: pageNumber, pageSize, pages, totalPages: pages, totalItems },
  };
}
