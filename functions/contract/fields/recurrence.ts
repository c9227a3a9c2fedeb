import { dayAfter, dayAt, dayIn, dayNumber, isDay, lengthOf, monthAfter, monthOf } from './day.ts';

/** The days of events that last several days, or repeat: one rule, which the API and the site expand for a month. */

export const recurrences = ['no', 'week', 'month'] as const;
export type Recurrence = (typeof recurrences)[number];

/** Most days that an event lasts, so that it ends before it begins again. */
export const mostDays: Readonly<Record<Recurrence, number>> = { no: 31, week: 7, month: 28 };

/** What says on which days an event is. An empty text is none. */
export interface DayRule {
  readonly date: string;
  readonly isAllDay?: boolean | undefined;
  /** Its last day, for one that lasts all day. */
  readonly endDate?: string | undefined;
  readonly repeats?: Recurrence | undefined;
  /** The last day on which it may begin again. */
  readonly repeatsUntil?: string | undefined;
  /** Days on which it would begin again, and does not. */
  readonly leftOut?: readonly string[] | undefined;
}

export const isRepeated = ({ repeats = 'no' }: Pick<DayRule, 'repeats'>): boolean => repeats !== 'no';

/** The last day of a series without an end, and of the longest that there is: it lasts one year. */
export function yearFrom(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, date.length);
}

/** The last day on which it may begin. */
const lastStart = (rule: DayRule): string =>
  isRepeated(rule) ? rule.repeatsUntil || yearFrom(rule.date) : rule.date;

/** How many days it lasts. */
export const durationOf = ({ date, isAllDay, endDate }: DayRule): number =>
  isAllDay && endDate ? dayNumber(endDate) - dayNumber(date) + 1 : 1;

export const WEEK = 7; // days

/** The days between two (numbers, both included) on which it begins. */
function startsBetween({ leftOut = [], ...rule }: DayRule, from: number, to: number): number[] {
  const starts = startsOfRule(rule, from, to);
  return leftOut.length === 0 ? starts : starts.filter((start) => !leftOut.includes(dayAt(start)));
}

function startsOfRule(rule: DayRule, from: number, to: number): number[] {
  const first = dayNumber(rule.date);
  const last = Math.min(to, dayNumber(lastStart(rule)));
  const starts: number[] = [];
  if (rule.repeats === 'month') {
    for (let month = monthOf(dayAt(Math.max(first, from))); ; month = monthAfter(month, 1)) {
      const day = dayNumber(dayIn(month, rule.date));
      if (day > last) return starts;
      if (day >= from && day >= first) starts.push(day);
    }
  }
  const step = rule.repeats === 'week' ? WEEK : Number.POSITIVE_INFINITY;
  const skipped = step === WEEK ? Math.max(0, Math.ceil((from - first) / WEEK)) * WEEK : 0;
  for (let day = first + skipped; day <= last; day += step) if (day >= from) starts.push(day);
  return starts;
}

/** The first day on which it begins that is not before another; undefined where it begins no more. */
export function nextStart(rule: DayRule, day: string): string | undefined {
  if (!isDay(rule.date)) return undefined;
  const [next] = startsBetween(rule, dayNumber(day), dayNumber(lastStart(rule)));
  return next === undefined ? undefined : dayAt(next);
}

/** The day on which the time of it began that is on a day; undefined where it is not on that day. */
export function startOn(rule: DayRule, day: string): string | undefined {
  if (!isDay(rule.date)) return undefined;
  const start = startsBetween(rule, dayNumber(day) - durationOf(rule) + 1, dayNumber(day)).at(-1);
  return start === undefined ? undefined : dayAt(start);
}

/**
 * The days of a month that it is on, in their order: a weekly event is on one weekday, a monthly one on one date, or on
 * the last day of a month that lacks it.
 */
export function daysIn(rule: DayRule, month: string): string[] {
  if (!isDay(rule.date)) return [];
  const duration = durationOf(rule);
  if (duration === 1 && !isRepeated(rule)) return monthOf(rule.date) === month ? [rule.date] : [];
  const from = dayNumber(`${month}-01`);
  const to = from + lengthOf(month) - 1;
  const days = startsBetween(rule, from - duration + 1, to).flatMap((start) =>
    Array.from({ length: duration }, (_, index) => start + index),
  );
  return [...new Set(days)].filter((day) => day >= from && day <= to).map(dayAt);
}

/** The last day that it may be on. */
export const lastDayOf = (rule: DayRule): string => dayAfter(lastStart(rule), durationOf(rule) - 1);

/** The months that it is in: 14 at most. */
export function monthsOf(rule: DayRule): string[] {
  const end = monthOf(lastDayOf(rule));
  const months: string[] = [];
  for (let month = monthOf(rule.date); month <= end; month = monthAfter(month, 1))
    if (daysIn(rule, month).length > 0) months.push(month);
  return months;
}
