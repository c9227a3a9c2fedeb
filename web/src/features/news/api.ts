import type { NewsCard } from '#contract/news.ts';
import { news } from '#contract/news.ts';
import { changeReplies, fetchReply, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';

const lists = listCache('data', [news.listNews, news.searchNews]);

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
  );
}

/** Begins to load the first page of a community that is about to be shown. */
export const fetchFirstPage = (communityId: string) =>
  fetchReply(news.listNews, { communityId, pageNumber: 1 });

export const useNews = (communityId: string | undefined, id: string) =>
  useApi(news.getNews, communityId === undefined ? null : { communityId, id });

const forget = (id: string) => changeReplies(news.getNews, (shown) => (shown.id === id ? undefined : shown));

/** After a news was made or changed: lists load again, and its page is not shown as it was. */
export function forgetChanged(id: string): void {
  lists.reload();
  forget(id);
}

/** Takes a deleted news out of every list at once, and loads what is shown again. */
export function forgetDeleted(id: string): void {
  lists.remove(id);
  forget(id);
}
