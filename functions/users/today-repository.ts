import { decodeTime } from 'ulid';
import { dayAfter, monthOf } from '#contract/fields/day.ts';
import { mostToday, type TaughtSince, type Today } from '#contract/today.ts';
import { community } from '#kinds/declared/community.ts';
import { course } from '#kinds/declared/course.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { NewsItem } from '#kinds/declared/news.ts';
import { EventItem } from '#kinds/event.ts';
import { readNames } from '#kinds/names.ts';
import { NoticeItem } from '#kinds/notice.ts';
import { newestOfEach } from '#platform/lists/list-counts.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { findItem, findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import { eventsOn, grouped, newsSince } from './today.ts';

/** Communities whose news are looked at, and notices that are read: the newest. */
const MOST_FOLLOWED = 12;
const MOST_NOTICES = 40;

/** Events of a month that are looked at: those that begin last. */
const MAX_MONTH_ROWS = 100;

/** A member's notices since a time, with what lies behind them: all by one Query. */
export async function readNotices(userId: string) {
  const { pk, sk } = keys.noticesSeen(userId);
  const items = await take({ pk, from: 'N#', to: sk }, { limit: MOST_NOTICES + 2 });
  const behind = (key: { sk: string }) => items.find((item) => item['sk'] === key.sk);
  const seen = behind({ sk })?.['at'] as string | undefined;
  const lessonId = behind(keys.goOn(userId))?.['lessonId'] as string | undefined;
  const notices = items.flatMap((item) =>
    String(item['sk']).startsWith('N#') ? NoticeItem.parse(item) : [],
  );
  return { seen, lessonId, notices };
}

/** How many news others wrote since then in the communities that a member followed last. */
export async function readNewsSince(followed: readonly string[], userId: string, since: number) {
  const newest = await newestOfEach(followed.map(lists.news));
  const isFresh = (id: string) => (newest.get(lists.news(id).pk) ?? 0) > since;
  const found = await Promise.all(
    followed
      .filter(isFresh)
      .slice(0, mostToday.communities)
      .map(async (communityId) => {
        const rows = await readNewest(lists.news(communityId), mostToday.news, false);
        const news = newsSince(
          rows.map((row) => NewsItem.parse(row)),
          userId,
          since,
        );
        return news && { communityId, ...news };
      }),
  );
  const fresh = found.flatMap((news) => news ?? []);
  const items =
    fresh.length > 0
      ? await findItems(fresh.map(({ communityId }) => community.key({ id: communityId })))
      : [];
  const named = new Map(
    items.map(({ id, name, slug }) => [String(id), { name: String(name), slug: String(slug) }]),
  );
  return fresh.flatMap((news) => {
    const names = named.get(news.communityId);
    return names ? { ...news, ...names } : [];
  });
}

/** The communities that a member followed last. */
export async function readFollowed(userId: string): Promise<string[]> {
  const rows = await readNewest(lists.follows(userId), MOST_FOLLOWED, false);
  return rows.map(({ communityId }) => String(communityId));
}

/** What others did since then in a member's courses. */
export async function readTaught(notices: readonly NoticeItem[], since: number): Promise<TaughtSince[]> {
  const fresh = notices.filter(({ sk }) => decodeTime(sk.slice('N#'.length)) > since);
  const groups = grouped(fresh, fresh.length >= MOST_NOTICES).slice(0, mostToday.notices);
  if (groups.length === 0) return [];
  const [names, items] = await Promise.all([
    readNames({ people: groups.map(({ memberId }) => memberId), categories: [] }),
    findItems(groups.map(({ courseId }) => course.key({ id: courseId }))),
  ]);
  const titles = new Map(items.map(({ id, title }) => [String(id), String(title)]));
  return groups.flatMap(({ memberId, ...group }) => {
    // A course that is gone has nothing to show.
    const title = titles.get(group.courseId);
    return title === undefined ? [] : { ...group, title, name: names.person(memberId).name };
  });
}

/** A member's own events of a day and the next; at the end of a month they lie in two. */
export async function readEvents(userId: string, day: string): Promise<Today['events']> {
  const days = [day, dayAfter(day, 1)];
  const calendar = partitions.calendar('my', userId);
  const months = [...new Set(days.map(monthOf))];
  const events = await Promise.all(
    months.map(async (month) => {
      // A series stands at its first day in the month.
      const stretch = { pk: partitions.month(calendar, month), from: ' ', to: `${days[1]}~` };
      const rows = await take(stretch, { limit: MAX_MONTH_ROWS });
      return eventsOn(
        days,
        month,
        rows.map((row) => EventItem.parse(row)),
      );
    }),
  );
  return events.flat().slice(0, mostToday.events);
}

/** The lesson that a member goes on with, unless it is gone. */
export async function readLesson(id: string | undefined): Promise<Today['lesson']> {
  const [item] = id === undefined ? [] : await findItems([lesson.key({ id })]);
  return item && { id: String(item['id']), title: String(item['title']) };
}

/** Up to when a member has seen what is new. */
export async function findSeen(userId: string): Promise<string | undefined> {
  return (await findItem(keys.noticesSeen(userId)))?.['at'] as string | undefined;
}

export const keepSeen = (userId: string, at: string): Action => ({
  put: { Item: { ...keys.noticesSeen(userId), at } },
});
