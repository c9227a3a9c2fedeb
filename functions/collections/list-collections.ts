import {
  type CollectionOf,
  type CollectionScope,
  listCollections as row,
} from '#contract/resources/collections.ts';
import { type CollectionItem, collection } from '#kinds/declared/collection.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { listTopic } from '#kinds/record/topics.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pagedAs, readPage } from '#platform/lists/paged-list.ts';
import { lists, type PagedList } from '#platform/table/keys.ts';
import { cardsOf, metBy } from './collection.ts';

interface Paging {
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

export const handler = endpoint(row, async ({ of, scope, has, ...paging }, { member }) => {
  const { items, paged } = await read[scope](of, member.id, paging);
  const others = scope === 'users' ? items.filter(({ creator }) => creator !== member.id) : items;
  const met = await metBy(member, others);
  return { data: await cardsOf(met, member.id, has), ...pagedAs(paged, met.length) };
});

const read: Record<
  CollectionScope,
  (of: CollectionOf, userId: string, paging: Paging) => Promise<Listed<CollectionItem>>
> = {
  mine: (of, userId, paging) => readEach(lists.collections(userId, of), { of, creator: userId }, paging),
  users: (of, userId, paging) =>
    listTopic(collection, { of, creator: userId }, lists.publicCollections(of), paging),
  saved: (of, userId, paging) =>
    readEach(lists.savedCollections(userId, of), { of, creator: userId }, paging),
};

async function readEach(list: PagedList, place: { of: CollectionOf; creator: string }, paging: Paging) {
  const { rows, paged } = await readPage(list, paging);
  return { items: await collection.findEach(place, rows), paged };
}
