import { type FoundNews, named } from '#kinds/news-since.ts';
import type { CommunityNews } from './digest.ts';

/** News of a community that are read, and of how many the title stands in the mail. */
export const MOST_NEWS = 20;
const MOST_TITLES = 3;

/** News as a mail tells of them. */
export const told = async (found: readonly FoundNews[]): Promise<CommunityNews[]> =>
  (await named(found)).map(({ communityId, name, news, isMore }) => ({
    communityId,
    name,
    isMore,
    count: news.length,
    newest: news.slice(0, MOST_TITLES).map(({ id, title }) => ({ id, title })),
  }));
