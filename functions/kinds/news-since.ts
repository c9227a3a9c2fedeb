import { mostToday } from '#contract/users/today.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { community } from '#kinds/declared/community.ts';
import { NewsItem } from '#kinds/declared/news.ts';
import { mutedName } from '#kinds/notice-wishes.ts';
import { madeAt, newestOfEach } from '#platform/lists/list-counts.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { ALWAYS, isIn, type Window } from './window.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that are new to a member who has never said that they have seen anything. */
const FIRST_DAYS = 7;

/** Communities whose news are looked at: those that a member followed last. */
const MOST_FOLLOWED = 12;

/**
 * News of a community that others wrote in a time, the newest first; `isMore` where there may be more than were read.
 */
export interface FoundNews {
  readonly communityId: string;
  readonly news: readonly NewsItem[];
  readonly isMore: boolean;
}

/** The same as it is told. */
export interface FreshNews {
  readonly communityId: string;
  readonly count: number;
  readonly isMore: boolean;
  readonly newest: { readonly id: string; readonly title: string };
}

interface Reader {
  readonly userId: string;
  /** What they do not hear of. */
  readonly muted?: ReadonlySet<string>;
}

/** Since when things are new. */
export const newSince = (seen: string | undefined, now: number): number =>
  seen === undefined ? now - FIRST_DAYS * DAY_MS : Date.parse(seen);

/** The communities that a member followed last. */
export async function readFollowed(userId: string): Promise<string[]> {
  const rows = await readNewest(lists.follows(userId), MOST_FOLLOWED, false);
  return rows.map(({ communityId }) => String(communityId));
}

/**
 * What others wrote in a time in these communities, in at most five of them, the one with the newest first: of each at
 * most so many rows are read. Nothing is kept for any reader.
 */
export async function findNews(
  followed: readonly string[],
  reader: Reader,
  window: Window,
  most: number = mostToday.news,
): Promise<FoundNews[]> {
  const heard = followed.filter((id) => !reader.muted?.has(mutedName('community', id)));
  if (heard.length === 0) return [];
  const newest = await newestOfEach(heard.map(lists.news));
  const newestIn = (id: string) => newest.get(lists.news(id).pk) ?? 0;
  const fresh = heard
    .filter((id) => newestIn(id) > window.from)
    .sort((one, other) => newestIn(other) - newestIn(one))
    .slice(0, mostToday.communities);
  const found = await Promise.all(
    fresh.map(async (communityId) => {
      const rows = await readNewest(lists.news(communityId), most, false);
      const all = rows.map((row) => NewsItem.parse(row));
      return { communityId, ...newsIn(all, reader, window, most) };
    }),
  );
  return found.filter(({ news }) => news.length > 0);
}

/** What others wrote in a time, of the newest rows of a community, of which so many were read. */
export function newsIn(
  rows: readonly NewsItem[],
  { userId, muted }: Reader,
  window: Window,
  most: number,
): Omit<FoundNews, 'communityId'> {
  const isHeard = ({ id, creator, isHidden }: NewsItem) =>
    creator !== userId && !isHidden && !muted?.has(mutedName('news', id));
  return {
    news: rows.filter((item) => isIn(window, madeAt(item.id)) && isHeard(item)),
    isMore: rows.length >= most && rows.every(({ id }) => madeAt(id) > window.from),
  };
}

export const authorsOf = (found: readonly FoundNews[]): string[] =>
  found.flatMap(({ news }) => news.map(({ creator }) => creator));

/** What is left without these authors. */
export const without = (found: readonly FoundNews[], authors: ReadonlySet<string>): FoundNews[] =>
  found.flatMap(({ news, ...of }) => {
    const left = news.filter(({ creator }) => !authors.has(creator));
    return left.length > 0 ? { ...of, news: left } : [];
  });

/** What others wrote in these communities since a time, without what a member muted and whom they do not meet. */
export async function findFresh(
  followed: readonly string[],
  reader: Reader,
  since: number,
): Promise<FreshNews[]> {
  const found = await findNews(followed, reader, { ...ALWAYS, from: since });
  return counted(without(found, await blockedAmong(reader.userId, authorsOf(found))));
}

export const counted = (found: readonly FoundNews[]): FreshNews[] =>
  found.flatMap(({ communityId, news, isMore }) => {
    const [newest] = news;
    return newest
      ? { communityId, count: news.length, isMore, newest: { id: newest.id, title: newest.title } }
      : [];
  });

/** The same with what each community is called, without those that are gone. */
export async function named<News extends Pick<FoundNews, 'communityId'>>(fresh: readonly News[]) {
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
