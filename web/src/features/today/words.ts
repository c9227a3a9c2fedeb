import { Award, BookOpen, CalendarDays, type LucideIcon, Newspaper, UserRoundPlus } from 'lucide-react';
import type { TaughtSince, Today } from '#contract/users/today.ts';
import { localDay } from '#web/lib/format/local-day.ts';
import type { CurrentCommunity } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

/** One thing that is new, and where it is. */
export interface Line {
  readonly text: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  /** The community whose news they are: it becomes the current one. */
  readonly community?: CurrentCommunity;
}

const NOON = 12;
const EVENING = 18;
const MORNING = 4;

/** By the member's own clock. */
export function helloAt(now: Date, name: string | undefined): string {
  const hour = now.getHours();
  const part =
    hour >= MORNING && hour < NOON ? 'morning' : hour >= NOON && hour < EVENING ? 'afternoon' : 'evening';
  return messages.hello(part, name);
}

const DAYS_OF_A_WEEK = 6; // a weekday further back could be this week's or last week's

/** '7:30' today, 'yesterday', 'Thursday', '12 March'. */
export function sinceWhen(since: string, now: Date): string {
  const then = new Date(since);
  const day = localDay(then);
  if (day === localDay(now)) return shortTime(timeIn(then));
  if (day === localDay(daysFrom(now, -1))) return messages.yesterday;
  if (day >= localDay(daysFrom(now, -DAYS_OF_A_WEEK)))
    return then.toLocaleDateString('en-GB', { weekday: 'long' });
  return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** What others did meanwhile. */
export const newLines = ({ news, taught }: Pick<Today, 'news' | 'taught'>): Line[] => [
  ...news.map(newsLine),
  ...taught.map(taughtLine),
];

/** What lies ahead of the member: events that are not over, and the next lesson. */
export const aheadLines = ({ events, lesson }: Pick<Today, 'events' | 'lesson'>, now: Date): Line[] => [
  ...events.flatMap((event) => eventLine(event, now) ?? []),
  ...(lesson ? [{ text: messages.goOn(lesson.title), to: `/lesson/${lesson.id}`, Icon: BookOpen }] : []),
];

/**
 * Those for which there is room, one of it for how many `more` there are, and one for the words before those ahead; one
 * of these is always among them, as it may be of today.
 */
export function linesWithin(room: number, fresh: readonly Line[], ahead: readonly Line[]) {
  const between = Number(fresh.length > 0 && ahead.length > 0);
  const all = fresh.length + ahead.length;
  if (all + between <= room) return { fresh, ahead, more: 0 };
  const left = room - 1 - between;
  const first = fresh.slice(0, left - Math.min(1, ahead.length));
  const next = ahead.slice(0, left - first.length);
  return { fresh: first, ahead: next, more: all - first.length - next.length };
}

function newsLine({ communityId, name, slug, count, isMore, newest }: Today['news'][number]): Line {
  if (count === 1) {
    const to = `/news/${newest.id}?${new URLSearchParams({ community: communityId })}`;
    return { text: messages.oneNews(newest.title, name), to, Icon: Newspaper };
  }
  const community = { id: communityId, name, slug };
  return { text: messages.newsIn(count, isMore, name), to: '/news', Icon: Newspaper, community };
}

function taughtLine({ kind, courseId, lessonId, title, name, people, passed, isMore }: TaughtSince): Line {
  if (kind === 'learner') {
    const text = people === 1 ? messages.joined(name, title) : messages.joinedAll(people, isMore, title);
    return { text, to: `/admin/course/${courseId}`, Icon: UserRoundPlus };
  }
  const one = passed > 0 ? messages.passed : messages.took;
  return {
    text: people === 1 ? one(name, title) : messages.tookAll(people, isMore, passed, title),
    to: `/admin/test-answers/${lessonId}`,
    Icon: Award,
  };
}

/** The page may be of an earlier day: what was tomorrow then may be today, or over. */
function eventLine({ date, time, task, isAllDay }: Today['events'][number], now: Date): Line | undefined {
  const today = localDay(now);
  const isOver = isAllDay ? date < today : `${date} ${time}` < `${today} ${timeIn(now)}`;
  if (isOver) return undefined;
  const day = date === today ? messages.today : messages.tomorrow;
  return {
    text: messages.event(task, day, isAllDay ? '' : shortTime(time)),
    to: '/calendar/my-events',
    Icon: CalendarDays,
  };
}

const timeIn = (time: Date) => `${two(time.getHours())}:${two(time.getMinutes())}`;
const two = (value: number) => String(value).padStart(2, '0');

/** '7:30' of '07:30'. */
const shortTime = (time: string) => time.replace(/^0/, '');

function daysFrom(time: Date, days: number): Date {
  const other = new Date(time);
  other.setDate(other.getDate() + days);
  return other;
}
