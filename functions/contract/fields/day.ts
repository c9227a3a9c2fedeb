/*
 * Days as YYYY-MM-DD and months as YYYY-MM, in no time zone: a day is the same day everywhere, and no hour of it is
 * lost where clocks change.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text is an existing day, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Days since 1970 began. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayAt = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const dayAfter = (day: string, count: number): string => dayAt(dayNumber(day) + count);

export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

/** How many days a month has. */
export const lengthOf = (month: string): number =>
  dayNumber(`${monthAfter(month, 1)}-01`) - dayNumber(`${month}-01`);

/** The same day of another month, or its last one where it is shorter. */
export const dayIn = (month: string, day: string): string =>
  `${month}-${String(Math.min(Number(day.slice(8)), lengthOf(month))).padStart(2, '0')}`;
