import { dayAfter } from '#contract/fields/day.ts';
import { type DayRule, daysIn, monthsOf, yearFrom } from '#contract/fields/recurrence.ts';

/** When an event is; `date` is its own first day, and that of its series. */
export interface Timed extends DayRule {
  /** HH:MM */
  readonly time: string;
  readonly endTime?: string | undefined;
}

export const compact = (moment: string) => moment.replace(/[-:]/g, '');

/** A day, or a time of it without a time zone, as iCalendar writes it. */
const moment = (date: string, time?: string) => compact(time ? `${date}T${time}:00` : date);

/** When an event begins and ends, and how it repeats: the lines of it. A whole day ends with the day after. */
export function timesOf(event: Timed): string[] {
  const { date, time, isAllDay, endTime, endDate } = event;
  if (isAllDay) {
    return [
      `DTSTART;VALUE=DATE:${moment(date)}`,
      `DTEND;VALUE=DATE:${moment(dayAfter(endDate || date, 1))}`,
      ...rulesOf(event),
    ];
  }
  return [
    `DTSTART:${moment(date, time)}`,
    ...(endTime ? [`DTEND:${moment(date, endTime)}`] : []),
    ...rulesOf(event),
  ];
}

const LONGEST_MONTH = 31; // days

/**
 * The rule of a series. `UNTIL` has the form of the start, without a time zone. By RFC 5545 a monthly event is in no
 * month that lacks its day: the 31st is written as the last day, and after the 29th or 30th February is named by
 * itself, because some readers ignore `BYSETPOS`.
 */
function rulesOf({ date, time, isAllDay, repeats = 'no', repeatsUntil, leftOut = [] }: Timed): string[] {
  if (repeats === 'no') return [];
  const type = isAllDay ? ';VALUE=DATE' : '';
  const form = (day: string) => moment(day, isAllDay ? undefined : time);
  const until = `UNTIL=${form(repeatsUntil || yearFrom(date))}`;
  const except = leftOut.map((day) => `EXDATE${type}:${form(day)}`);
  if (repeats === 'week') return [`RRULE:FREQ=WEEKLY;${until}`, ...except];
  const day = Number(date.slice(8));
  if (day === LONGEST_MONTH) return [`RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;${until}`, ...except];
  const series = { date, repeats, repeatsUntil, leftOut };
  const days = monthsOf(series).flatMap((month) => daysIn(series, month));
  const early = days.filter((each) => Number(each.slice(8)) < day);
  return [`RRULE:FREQ=MONTHLY;${until}`, ...early.map((each) => `RDATE${type}:${form(each)}`), ...except];
}
