import { dayAfter } from '#contract/fields/day.ts';
import { localTime } from '#kinds/local-time.ts';

/** When a member's weekly mail comes: on Tuesdays at 7:00, by the clock of their time zone. */
const TUESDAY = 2;
const HOUR = 'T07:00:00Z';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** How much later (ms) the clocks of a zone are than UTC, at a time. */
function offsetAt(zone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** 7:00 of a day in a zone (ms). Where the clocks change on that day, the second look has the right offset. */
function morningOf(zone: string, day: string): number {
  const wall = Date.parse(`${day}${HOUR}`);
  const about = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, about);
}

/** The first Tuesday 7:00 in a zone after a time (ms). */
export function nextTuesday(zone: string, after: number): number {
  const today = localTime(after, zone).day;
  const ahead = (TUESDAY - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const tuesday = dayAfter(today, ahead);
  const morning = morningOf(zone, tuesday);
  return morning > after ? morning : morningOf(zone, dayAfter(tuesday, 7));
}
