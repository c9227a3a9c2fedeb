import { type NewsCard, news } from '#contract/news.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';

/** A page of the community's news, of those of a topic, or of those that are searched for. */
export function useNewsPage(
  communityId: string | undefined,
  address: Pick<ListAddress, 'search' | 'filter' | 'page'>,
): ListPage<NewsCard> {
  const { search, filter } = address;
  const narrowed = search ? { title: search } : filter && { category: filter };
  return usePage(
    {
      route: search ? news.searchNews : news.listNews,
      key: 'data',
      input: communityId === undefined ? null : { communityId, ...narrowed },
    },
    address,
    useIsBack(),
  );
}
