export interface MonthDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Of the month it lies in. */
  readonly number: number;
  /** Whether it lies in the month that is shown, not before or after it. */
  readonly isInside: boolean;
}

const WEEKS_SHOWN = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The weeks of a month, Monday first: always 6 of them, so that no month is taller than another. `month` is YYYY-MM. */
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
  const [month, day] = [text.slice(0, 7), Number(text.slice(8))];
  return isMonth(month) && /^.{7}-\d\d$/.test(text) && day >= 1 && day <= lengthOf(month);
}

export const monthOf = (day: string): string => day.slice(0, 7);

const lengthOf = (month: string) => new Date(Date.parse(`${monthAfter(month, 1)}-01`) - DAY_MS).getUTCDate();

export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month, or its last one where it is shorter. */
export const dayIn = (month: string, day: string): string =>
  `${month}-${String(Math.min(Number(day.slice(8)), lengthOf(month))).padStart(2, '0')}`;

/** Of a day's week, from Monday (0) on. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
