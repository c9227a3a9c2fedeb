import { mostToday } from '#contract/today.ts';
import { community } from '#kinds/declared/community.ts';
import { NewsItem } from '#kinds/declared/news.ts';
import { mutedName } from '#kinds/notice-wishes.ts';
import { madeAt, newestOfEach } from '#platform/lists/list-counts.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that are new to a member who has never said that they have seen anything. */
const FIRST_DAYS = 7;

/** Communities whose news are looked at: those that a member followed last. */
const MOST_FOLLOWED = 12;

/** News that others wrote in a community since a time. */
export interface FreshNews {
  readonly communityId: string;
  /** At most `mostToday.news`; `isMore` where there may be more. */
  readonly count: number;
  readonly isMore: boolean;
  readonly newest: { readonly id: string; readonly title: string };
}

/** Since when things are new. */
export const newSince = (seen: string | undefined, now: number): number =>
  seen === undefined ? now - FIRST_DAYS * DAY_MS : Date.parse(seen);

/** The communities that a member followed last. */
export async function readFollowed(userId: string): Promise<string[]> {
  const rows = await readNewest(lists.follows(userId), MOST_FOLLOWED, false);
  return rows.map(({ communityId }) => String(communityId));
}

/** How many news others wrote since then in these communities, at most five of them; nothing is kept for any reader. */
export async function readNewsSince(
  followed: readonly string[],
  userId: string,
  since: number,
  muted: ReadonlySet<string> = new Set(),
): Promise<FreshNews[]> {
  const heard = followed.filter((id) => !muted.has(mutedName('community', id)));
  if (heard.length === 0) return [];
  const newest = await newestOfEach(heard.map(lists.news));
  const isFresh = (id: string) => (newest.get(lists.news(id).pk) ?? 0) > since;
  const found = await Promise.all(
    heard
      .filter(isFresh)
      .slice(0, mostToday.communities)
      .map(async (communityId) => {
        const rows = await readNewest(lists.news(communityId), mostToday.news, false);
        const all = rows.map((row) => NewsItem.parse(row));
        const news = newsSince(all, userId, since, muted);
        return news && { communityId, ...news };
      }),
  );
  return found.flatMap((news) => news ?? []);
}

/** What others wrote since then, of the newest rows of a community; undefined without any. */
export function newsSince(
  rows: readonly NewsItem[],
  memberId: string,
  since: number,
  muted: ReadonlySet<string> = new Set(),
) {
  const fresh = rows.filter(({ id, isHidden }) => madeAt(id) > since && !isHidden);
  const isHeard = ({ id, creator }: NewsItem) => creator !== memberId && !muted.has(mutedName('news', id));
  const [newest, ...more] = fresh.filter(isHeard);
  if (!newest) return undefined;
  return {
    count: more.length + 1,
    isMore: fresh.length >= mostToday.news,
    newest: { id: newest.id, title: newest.title },
  };
}

/** The same with what each community is called, without those that are gone. */
export async function named<News extends FreshNews>(fresh: readonly News[]) {
  if (fresh.length === 0) return [];
  const items = await findItems(fresh.map(({ communityId }) => community.key({ id: communityId })));
  const names = new Map(
    items.map(({ id, name, slug }) => [String(id), { name: String(name), slug: String(slug) }]),
  );
  return fresh.flatMap((news) => {
    const of = names.get(news.communityId);
    return of ? { ...news, ...of } : [];
  });
}
