import { dayAfter, lengthOf, monthOf } from '#contract/fields/day.ts';

export interface MonthDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Of the month it lies in. */
  readonly number: number;
  /** Whether it lies in the month that is shown, not before or after it. */
  readonly isInside: boolean;
}

const WEEKS_SHOWN = 6;

/**
 * The weeks of a month, Monday first: always 6 of them, so that no month is taller than another. `month` is YYYY-MM.
 */
export function monthGrid(month: string): readonly (readonly MonthDay[])[] {
  const first = `${month}-01`;
  const daysBefore = weekdayOf(first);
  const dayAt = (index: number): MonthDay => {
    const date = dayAfter(first, index - daysBefore);
    return { date, number: Number(date.slice(8)), isInside: date.startsWith(month) };
  };
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(week * 7 + weekday)),
  );
}

/** The years that events can lie in. */
const YEARS = /^(19|20|21)\d\d-/;

/** Whether it is a month that can be shown, as YYYY-MM. */
export const isMonth = (text: string): boolean => YEARS.test(text) && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Whether it is a day that exists and can be shown, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [month, day] = [monthOf(text), Number(text.slice(8))];
  return isMonth(month) && /^.{7}-\d\d$/.test(text) && day >= 1 && day <= lengthOf(month);
}

/** Of a day's week, from Monday (0) on. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
