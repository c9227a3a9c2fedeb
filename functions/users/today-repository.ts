import { decodeTime } from 'ulid';
import { dayAfter, monthOf } from '#contract/fields/day.ts';
import { mostToday, type TaughtSince, type Today } from '#contract/users/today.ts';
import { course } from '#kinds/declared/course.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { EventItem } from '#kinds/event.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { readNames } from '#kinds/names.ts';
import { NoticeItem } from '#kinds/notice.ts';
import { wishesFrom } from '#kinds/notice-wishes.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { findItem, findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import { eventsOn, grouped } from './today.ts';

/** Notices that are read: the newest. */
const MOST_NOTICES = 40;

/** Events of a month that are looked at: those that begin last. */
const MAX_MONTH_ROWS = 100;

/** A member's newest notices, with what lies behind them and what they muted: all by one Query. */
export async function readNotices(userId: string) {
  const { pk, sk: to } = keys.noticeWishes(userId);
  const items = await take({ pk, from: 'N#', to }, { limit: MOST_NOTICES + 4 });
  const behind = (key: { sk: string }) => items.find((item) => item['sk'] === key.sk);
  const seen = behind(keys.noticesSeen(userId))?.['at'] as string | undefined;
  const lessonId = behind(keys.goOn(userId))?.['lessonId'] as string | undefined;
  const notices = items.flatMap((item) =>
    String(item['sk']).startsWith('N#') ? NoticeItem.parse(item) : [],
  );
  const { muted } = wishesFrom(behind(keys.noticeWishes(userId)));
  return { seen, lessonId, notices, muted };
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

/** The lesson that a member goes on with, unless it is gone or hidden, or its course is. */
export async function readLesson(id: string | undefined): Promise<Today['lesson']> {
  if (id === undefined) return undefined;
  const items = await findItems([lesson.key({ id }), course.key({ id: courseOfLesson(id) })]);
  const found = items.find((item) => item['id'] === id);
  if (!found || items.some(({ isHidden }) => isHidden)) return undefined;
  return { id, title: String(found['title']) };
}

/** Up to when a member has seen what is new. */
export async function findSeen(userId: string): Promise<string | undefined> {
  return (await findItem(keys.noticesSeen(userId)))?.['at'] as string | undefined;
}

export const keepSeen = (userId: string, at: string): Action => ({
  put: { Item: { ...keys.noticesSeen(userId), at } },
});
