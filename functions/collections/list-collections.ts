import {
  type CollectionOf,
  type CollectionScope,
  listCollections as row,
} from '#contract/resources/collections.ts';
import { type CollectionItem, collection } from '#kinds/declared/collection.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { listTopic } from '#kinds/record/topics.ts';
import { listWithoutBlocked } from '#kinds/without-blocked.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pagedAs, readPage } from '#platform/lists/paged-list.ts';
import { lists, type PagedList } from '#platform/table/keys.ts';
import { cardsOf, visibleTo } from './collection.ts';

interface Paging {
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

export const handler = endpoint(row, async ({ of, scope, has, ...paging }, { member }) => {
  const { items, paged } = await read[scope](of, member.id, paging);
  const visible =
    scope === 'users' ? items.filter(({ isPublic }) => isPublic) : await visibleTo(member, items);
  return { data: await cardsOf(visible, member.id, has), ...pagedAs(paged, visible.length) };
});

const read: Record<
  CollectionScope,
  (of: CollectionOf, userId: string, paging: Paging) => Promise<Listed<CollectionItem>>
> = {
  mine: (of, userId, paging) => readEach(lists.collections(userId, of), { of, creator: userId }, paging),
  users: (of, userId, paging) =>
    listTopic(
      collection,
      { of, creator: userId },
      lists.publicCollections(of),
      paging,
      readPageOfOthers(userId),
    ),
  saved: (of, userId, paging) =>
    readEach(lists.savedCollections(userId, of), { of, creator: userId }, paging),
};

/** A page of others', without those of whom the member blocked, or who blocked them. */
const readPageOfOthers =
  (userId: string): typeof readPage =>
  async (list, paging) => {
    const read = (asked: Paging) => readPage(list, asked).then(({ rows, paged }) => ({ items: rows, paged }));
    const { items, paged } = await listWithoutBlocked(userId, read, paging, [userId]);
    return { rows: items, paged };
  };

async function readEach(list: PagedList, place: { of: CollectionOf; creator: string }, paging: Paging) {
  const { rows, paged } = await readPage(list, paging);
  return { items: await collection.findEach(place, rows), paged };
}
