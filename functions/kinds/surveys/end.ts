import { dayAfter } from '#contract/fields/day.ts';
import { invalidField } from '#platform/errors.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How far the last place on earth is behind UTC. */
const LAST_PLACE_MS = 12 * HOUR_MS;
/** A year ahead, also of a leap year. */
const MOST_DAYS = 366;

/**
 * When a day is over everywhere, in milliseconds: whoever asks until the 3rd is answered as long as that is anywhere.
 */
export const endOf = (until: string): number => Date.parse(`${dayAfter(until, 1)}T00:00:00Z`) + LAST_PLACE_MS;

export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Throws `survey.invalid` for a last day that is over, or more than a year ahead. */
export function checkUntil(until: string, now = Date.now()): void {
  if (endOf(until) <= now) throw invalidField('survey.invalid', 'until', 'This day is over already.');
  if (until > dayAfter(today(now), MOST_DAYS)) {
    throw invalidField('survey.invalid', 'until', 'Please choose a day within the next year.');
  }
}
