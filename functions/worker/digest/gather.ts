import { decodeTime } from 'ulid';
import { dayAfter, monthOf } from '#contract/fields/day.ts';
import { daysIn } from '#contract/fields/recurrence.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { readInbox } from '#kinds/chats/inbox.ts';
import { counts } from '#kinds/chats/inbox-item.ts';
import { EventItem } from '#kinds/event.ts';
import { localTime } from '#kinds/local-time.ts';
import { readAuthors } from '#kinds/names.ts';
import { authorsOf, findNews, readFollowed, without } from '#kinds/news-since.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import { readLines } from '#kinds/notices/read-lines.ts';
import { stillToTell } from '#kinds/notices/still-to-tell.ts';
import { isIn, type Window } from '#kinds/window.ts';
import { partitions } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';
import type { Digest, PlannedEvent } from './digest.ts';
import { withoutClosedLessons } from './lessons.ts';
import { MOST_NEWS, told } from './news.ts';

/** Lines of each sort that are looked at, the newest. */
const MOST_LINES = 60;
/** Events of a month that are looked at, and days that are told of. */
const MAX_MONTH_ROWS = 100;
const DAYS_AHEAD = 7;

interface Whose {
  readonly userId: string;
  readonly zone: string;
  readonly wishes: Wishes;
}

/**
 * What a member's mail tells of a time, as it is now: without what is gone, hidden, muted, or of somebody whom they do
 * not meet.
 */
export async function gather({ userId, zone, wishes }: Whose, window: Window): Promise<Digest> {
  const [{ lines }, inbox, found, events] = await Promise.all([
    readLines(userId, MOST_LINES, window),
    readInbox(userId, { consistent: false }),
    readFollowed(userId).then((followed) =>
      findNews(followed, { userId, muted: wishes.muted }, window, MOST_NEWS),
    ),
    readEvents(userId, localTime(window.to, zone).day),
  ]);
  const written = inbox
    .filter(counts)
    .filter(({ last }) => last !== undefined && isIn(window, decodeTime(last.id.slice(-ULID))))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  const others = written.flatMap(({ other = [] }) => other);
  const blocked = await blockedAmong(userId, [...new Set([...others, ...authorsOf(found)])]);
  const unblocked = others.filter((id) => !blocked.has(id));
  // What is planned stands among the events.
  const happened = lines.filter(({ kind }) => kind !== 'tomorrow');
  const [notices, nameOf, news] = await Promise.all([
    stillToTell(happened, userId, wishes).then((shown) => withoutClosedLessons(shown, userId)),
    readAuthors(unblocked),
    told(without(found, blocked)),
  ]);
  return {
    notices,
    events,
    news,
    chats: unblocked.map((id) => nameOf(id).name),
  };
}

const ULID = 26;

/** A member's own events of a day and the six after it; at the end of a month they lie in two. */
async function readEvents(userId: string, today: string): Promise<PlannedEvent[]> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => dayAfter(today, index));
  const calendar = partitions.calendar('my', userId);
  const months = [...new Set(days.map(monthOf))];
  const events = await Promise.all(
    months.map(async (month) => {
      // A series stands at its first day in the month.
      const stretch = { pk: partitions.month(calendar, month), from: ' ', to: `${days.at(-1)}~` };
      const rows = await take(stretch, { limit: MAX_MONTH_ROWS });
      return rows.flatMap((row) => daysOf(EventItem.parse(row), month, days));
    }),
  );
  return events
    .flat()
    .sort((one, other) => (`${one.date} ${one.time ?? ''}` < `${other.date} ${other.time ?? ''}` ? -1 : 1));
}

const daysOf = (event: EventItem, month: string, days: readonly string[]): PlannedEvent[] =>
  daysIn(event, month)
    .filter((day) => days.includes(day))
    .map((date) => ({ date, time: event.isAllDay ? undefined : event.time, task: event.task }));
