import { community } from '#kinds/declared/community.ts';
import { NewsItem } from '#kinds/declared/news.ts';
import { mutedName, type Wishes } from '#kinds/notice-wishes.ts';
import { madeAt, newestOfEach } from '#platform/lists/list-counts.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { type CommunityNews, isIn, type Window } from './digest.ts';

/** Communities that are looked at: those that a member followed last; and of how many the mail tells. */
const MOST_FOLLOWED = 12;
const MOST_COMMUNITIES = 5;
/** News of each that are read, and of how many the title stands in the mail. */
const MOST_NEWS = 20;
const MOST_TITLES = 3;

/** The news of a community before it is known whom the reader does not meet. */
export interface FoundNews {
  readonly authors: readonly string[];
  /** None where all of it is by them. */
  readonly by: (blocked: ReadonlySet<string>) => CommunityNews[];
}

/** What others wrote in a member's communities in a time, the community with the newest first. */
export async function readNews(userId: string, { muted }: Wishes, window: Window): Promise<FoundNews[]> {
  const rows = await readNewest(lists.follows(userId), MOST_FOLLOWED, false);
  const followed = rows
    .map(({ communityId }) => String(communityId))
    .filter((id) => !muted.has(mutedName('community', id)));
  if (followed.length === 0) return [];
  const newest = await newestOfEach(followed.map(lists.news));
  const newestIn = (id: string) => newest.get(lists.news(id).pk) ?? 0;
  const fresh = followed
    .filter((id) => newestIn(id) > window.from)
    .sort((one, other) => newestIn(other) - newestIn(one))
    .slice(0, MOST_COMMUNITIES);
  if (fresh.length === 0) return [];
  const items = await findItems(fresh.map((id) => community.key({ id })));
  const names = new Map(items.map(({ id, name }) => [String(id), String(name)]));
  const isOthers = ({ id, creator, isHidden }: NewsItem) =>
    isIn(window, madeAt(id)) && creator !== userId && !isHidden && !muted.has(mutedName('news', id));
  const found = await Promise.all(
    fresh.map(async (communityId): Promise<FoundNews[]> => {
      const name = names.get(communityId);
      if (name === undefined) return [];
      const all = await readNewest(lists.news(communityId), MOST_NEWS, false);
      const isMore = all.length >= MOST_NEWS && all.every(({ id }) => madeAt(String(id)) > window.from);
      const news = all.map((row) => NewsItem.parse(row)).filter(isOthers);
      return [
        { authors: news.map(({ creator }) => creator), by: shownTo({ communityId, name, isMore }, news) },
      ];
    }),
  );
  return found.flat();
}

const shownTo =
  (of: Pick<CommunityNews, 'communityId' | 'name' | 'isMore'>, news: readonly NewsItem[]) =>
  (blocked: ReadonlySet<string>): CommunityNews[] => {
    const met = news.filter(({ creator }) => !blocked.has(creator));
    if (met.length === 0) return [];
    const newest = met.slice(0, MOST_TITLES).map(({ id, title }) => ({ id, title }));
    return [{ ...of, count: met.length, newest }];
  };
