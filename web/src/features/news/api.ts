import type * as z from 'zod/mini';
import { news } from '#contract/news.ts';
import type { Route } from '#contract/route.ts';
import { changeReplies, fetchReply, refresh, useApi } from '#web/lib/api/api.ts';
import { useLatest } from '#web/lib/use-latest.ts';

type NewsPage = z.output<typeof news.searchNews.output>;

/** A page of the community's news, of those of a topic, or of those that are searched for; what was shown before stays until it is here. */
export function useNewsPage(
  communityId: string | undefined,
  { search, topic }: { search: string; topic: string },
  pageNumber: number,
) {
  const route: Route<z.ZodMiniType, z.ZodMiniType<NewsPage>> = search === ''
    ? news.listNews
    : news.searchNews;
  const input =
    search === ''
      ? { communityId, pageNumber, ...(topic && { category: topic }) }
      : { communityId, title: search, pageNumber };
  const { data, error, isValidating, mutate } = useApi(route, communityId === undefined ? null : input);
  const latest = useLatest(data);
  return {
    page: data ?? (error ? undefined : latest),
    /** Whether `page` is what was asked for, and not yet what was shown before. */
    isCurrent: data !== undefined,
    error,
    isValidating,
    retry: () => void mutate(),
  };
}

/** Begins to load the first page of a community that is about to be shown. */
export const fetchFirstPage = (communityId: string) =>
  fetchReply(news.listNews, { communityId, pageNumber: 1 });

export const useNews = (communityId: string | undefined, id: string) =>
  useApi(news.getNews, communityId === undefined ? null : { communityId, id });

/** After a news was made or changed: lists load again, and its page is not shown as it was. */
export function forgetChanged(id: string): void {
  void refresh(news.listNews);
  void refresh(news.searchNews);
  void changeReplies(news.getNews, (shown) => (shown.id === id ? undefined : shown));
}

/** Takes a deleted news out of every list at once, and loads what is shown again. */
export function forgetDeleted(id: string): void {
  const reduced = (page: NewsPage): NewsPage => {
    const data = page.data.filter((each) => each.id !== id);
    return data.length === page.data.length ? page : { ...page, data, totalItems: page.totalItems - 1 };
  };
  void changeReplies(news.listNews, reduced);
  void changeReplies(news.searchNews, reduced);
  void changeReplies(news.getNews, (shown) => (shown.id === id ? undefined : shown));
}
