import { matches, wordsOf } from '#contract/fields/words.ts';
import {
  type CollectionCard,
  type CollectionOf,
  type CollectionScope,
  collections,
} from '#contract/resources/collections.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';

const PAGE_SIZE = 12;
/** As many as one request answers. */
const MOST = 50;

/** The member's newest collections; with the id of a thing, each says whether that is in it. */
export const useOwnCollections = (of: CollectionOf, has?: string) =>
  useApi(collections.listCollections, { of, scope: 'mine', pageSize: MOST, ...(has && { has }) });

/** A page of collections; a search looks in the titles of the newest ones. */
export function useCollections(
  of: CollectionOf,
  scope: CollectionScope,
  { page, search }: Pick<ListAddress, 'page' | 'search'>,
): ListPage<CollectionCard> {
  const isSearch = search !== '';
  const input = { of, scope, pageSize: isSearch ? MOST : PAGE_SIZE };
  const list = usePage<CollectionCard, 'data'>(
    { route: collections.listCollections, key: 'data', input },
    { page: isSearch ? 1 : page, search },
  );
  if (!isSearch || !list.shown) return list;
  const wanted = wordsOf(search);
  const items = list.shown.items.filter(({ title }) => matches(wanted, wordsOf(title)));
  const isPartial = list.shown.totalPages > 1;
  const found = { totalItems: items.length, pages: 1, totalPages: 1, ...(isPartial && { partial: true }) };
  return { ...list, shown: { ...list.shown, items, ...found } };
}

/** Things on a page of one. */
const THINGS_ON_PAGE = 8;

export const useCollection = (id: string, pageNumber: number) =>
  useApi(collections.getCollection, { id, pageNumber, pageSize: THINGS_ON_PAGE });
