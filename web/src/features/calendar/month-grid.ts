export interface MonthDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Of the month it lies in. */
  readonly number: number;
  /** Whether it lies in the month that is shown, not before or after it. */
  readonly isInside: boolean;
}

const WEEKS = 6;
const DAY = 24 * 60 * 60 * 1000;

/** The weeks of a month, Monday first: always 6 of them, so that no month is taller than another. `month` is YYYY-MM. */
export function monthGrid(month: string): readonly (readonly MonthDay[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const daysBefore = (new Date(first).getUTCDay() + 6) % 7;
  const dayAt = (place: number): MonthDay => {
    const date = new Date(first + (place - daysBefore) * DAY).toISOString().slice(0, 10);
    return { date, number: Number(date.slice(8)), isInside: date.startsWith(month) };
  };
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAt(week * 7 + weekday)),
  );
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** A day where the member is, as YYYY-MM-DD. */
export function localDay(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
