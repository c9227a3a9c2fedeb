import { messages } from './messages.ts';

/* Times of messages, on this device's clock. */

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 6;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** How many days ago it was, by the calendar. */
function daysAgo(at: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  // A day may have 23 or 25 hours.
  return Math.round((midnight(now) - midnight(at)) / DAY_MS);
}

/** '09:05'. */
export const timeOf = (at: string): string => clock.format(new Date(at));

/** In a list: today's as its time, the last week's as its day, and before that its date. */
export function listTime(at: string, now = new Date()): string {
  const date = new Date(at);
  const ago = daysAgo(date, now);
  if (ago <= 0) return clock.format(date);
  return (ago <= WEEK_DAYS ? weekday : shortDay).format(date);
}

/** Above the messages of a day. */
export function dayOf(at: string, now = new Date()): string {
  const date = new Date(at);
  const ago = daysAgo(date, now);
  if (ago <= 0) return messages.today;
  if (ago === 1) return messages.yesterday;
  return (date.getFullYear() === now.getFullYear() ? longDay : dayOfYear).format(date);
}
