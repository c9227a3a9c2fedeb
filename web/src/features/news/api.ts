import { type NewsCard, news } from '#contract/news/news.ts';
import { changeReplies, fetchReply, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';

const lists = listCache('data', [news.listNews, news.searchNews]);

/** Begins to load the first page of a community that will be shown. */
export const fetchFirstPage = (communityId: string) =>
  fetchReply(news.listNews, { communityId, pageNumber: 1 });

export const useNews = (communityId: string | undefined, id: string) =>
  useApi(news.getNews, communityId === undefined ? null : { communityId, id });

/** What the lists know of a news. */
export const listedNews = (communityId: string | undefined, id: string) =>
  lists.find((item) => item.id === id && 'communityId' in item && item.communityId === communityId) as
    | NewsCard
    | undefined;

const forget = (id: string) =>
  changeReplies(
    news.getNews,
    (shown) => ([shown.id, shown.newer?.id, shown.older?.id].includes(id) ? undefined : shown),
    { reloads: true },
  );

/** After a news was made or changed: lists reload, and its page and those that link to it are outdated. */
export function forgetChanged(id: string): void {
  lists.reload();
  forget(id);
}

/** Takes a deleted news out of every list at once, and reloads what is shown. */
export function forgetDeleted(id: string): void {
  lists.remove(id);
  forget(id);
}
