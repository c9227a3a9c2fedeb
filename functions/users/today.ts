import { daysIn } from '#contract/fields/recurrence.ts';
import type { TaughtSince, Today } from '#contract/users/today.ts';
import type { EventItem } from '#kinds/event.ts';
import type { NoticeItem } from '#kinds/notice.ts';

/** A row's id is made a moment before it is written: whoever looks in between would never see it. */
const GRACE_MS = 2000;

/** Up to when a page that is read now says what is new. */
export const upTo = (now: number): string => new Date(now - GRACE_MS).toISOString();

/** A time that a device says, but none that is still to come. */
export const notAhead = (at: string, now: number): string =>
  new Date(Math.min(Date.parse(at), now)).toISOString();

/** The events of a month that are on one of these days, by day and time; one that lasts all day comes first. */
export const eventsOn = (
  days: readonly string[],
  month: string,
  events: readonly EventItem[],
): Today['events'] =>
  events
    .flatMap((event) => {
      const { id, time, task, isAllDay } = event;
      const on = daysIn(event, month).filter((day) => days.includes(day));
      return on.map((date) => ({ id, date, time, task, isAllDay }));
    })
    .sort((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1));

/** What happened in a course, of one sort. */
type Group = Omit<TaughtSince, 'title' | 'name'> & { readonly memberId: string };

/** Notices by course, lesson and sort, the latest first, as long as `notices` are. */
export function grouped(notices: readonly NoticeItem[], isMore: boolean): Group[] {
  const groups = Map.groupBy(
    notices,
    ({ kind, courseId, lessonId = '' }) => `${kind} ${courseId} ${lessonId}`,
  );
  return [...groups.values()].flatMap((some) => {
    const [latest] = some;
    if (!latest) return [];
    const { kind, courseId, lessonId, memberId } = latest;
    return {
      kind,
      courseId,
      lessonId,
      memberId,
      isMore,
      people: peopleIn(some),
      passed: peopleIn(some.filter(({ isPassed }) => isPassed)),
    };
  });
}

const peopleIn = (notices: readonly NoticeItem[]) => new Set(notices.map(({ memberId }) => memberId)).size;
