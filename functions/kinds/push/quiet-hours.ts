import { type LocalTime, localTime } from '#kinds/local-time.ts';

/** Whether it is quiet; an end before the beginning is on the next day, and the same for both is never. */
export function isQuiet({ time }: LocalTime, from: string, to: string): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When clocks there show a time next (ms): on the two days on which they are put on or back, an hour off. */
export function nextAt(time: string, now: number, zone?: string): number {
  const left = (minutesOf(time) - minutesOf(localTime(now, zone).time) + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE_MS) + (left || DAY_MINUTES) * MINUTE_MS;
}
