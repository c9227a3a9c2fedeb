import { news } from '#contract/news.ts';
import { useApi } from '#web/lib/api.ts';

/** A page of the community's news; waits while the community is not known yet. */
export const useNewsPage = (communityId: string | undefined, pageNumber: number) =>
  useApi(news.listNews, communityId === undefined ? null : { communityId, pageNumber });

export const useNews = (communityId: string | undefined, id: string) =>
  useApi(news.getNews, communityId === undefined ? null : { communityId, id });
