import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { readFirst } from '#platform/lists/paged-list.ts';
import { type Key, lists, type PagedList, partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/*
 * Circles by how many follow them: for each that more than its creator follow a row in the partition of its scope's
 * ranking, and one in that of its category, under the same key, which begins with the number. The record says which
 * (`rank`). A follow leaves word to the worker, which moves the rows (`functions/worker/rank-circle.ts`): so those who
 * follow one circle at once meet nowhere but where they are counted. All others come behind them as their list has them,
 * the newest first: so whatever is made stands here at once, and costs no row here.
 */

/** So many, the most followed, can be paged through: what is further down is found by its name or category. */
const MAX_RANKED = 200;
const RANK_DIGITS = 9;

/** Where a circle stands that so many follow; of equals the newer one stands before. Undefined where nobody followed its creator. */
export const rankOf = (followers: number, row: string): string | undefined =>
  followers > 1 ? `${String(followers).padStart(RANK_DIGITS, '0')}#${row}` : undefined;

type Ranked = Pick<CircleItem, 'id' | 'category' | 'rank'>;

/** The writes that take a circle from where its record says. */
export const removeFromRanking = (list: PagedList, item: Ranked): Action[] =>
  keysOf(list, item).map((key) => ({ remove: { Key: key } }));

/** The writes that move a circle, without touching what stays. */
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

/** One page of those that most follow, of a category or of all; past the 200th there is nothing. */
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
  // What is in the ranking is in the list, too: as much of that as would do without any ranking leaves enough others.
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
