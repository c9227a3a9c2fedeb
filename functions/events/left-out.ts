import { dayAfter, dayIn, dayNumber, monthAfter, monthOf } from '#contract/fields/day.ts';
import { type DayRule, isRepeated, nextStart, startOn, WEEK } from '#contract/fields/recurrence.ts';
import { invalidField } from '#platform/errors.ts';

const refused = (text: string) => invalidField('event.invalid', 'leaveOut', text);

/**
 * The times of a series that are left out once its rule is not `before` but `rule`, and the one of a day too
 * (`leaveOut`). They move with the series; those that it would not begin on any more are forgotten, and where nothing
 * else is left of it, all of them. Throws `event.invalid` for a day that no time is on, and for the last one.
 */
export function leftOutOf(
  before: DayRule,
  rule: DayRule,
  leaveOut: string | undefined,
): string[] | undefined {
  const leftOut = (before.leftOut ?? []).map(movedFrom(before, rule));
  const whole = { ...rule, leftOut: [] };
  if (leaveOut !== undefined && !isRepeated(rule))
    throw refused('This event does not repeat. Please delete it instead.');
  const start = leaveOut === undefined ? undefined : startOn(whole, leaveOut);
  if (leaveOut !== undefined && start === undefined) throw refused('This event is not on that day.');

  const known = isRepeated(rule) ? leftOut.filter((day) => startOn(whole, day) === day) : [];
  const all = start === undefined || known.includes(start) ? known : [...known, start].sort();
  const isGone = nextStart({ ...rule, leftOut: all }, rule.date) === undefined;
  if (isGone && start !== undefined)
    throw refused('This event is on no other day. Please delete it instead.');
  return isGone || all.length === 0 ? undefined : all;
}

/**
 * Where a time is after its series was moved. Whole weeks or months move no time: the series only begins earlier or
 * later, and what was left out for a holiday stays on that day.
 */
function movedFrom({ date, repeats }: DayRule, rule: DayRule): (day: string) => string {
  if (repeats !== rule.repeats) return (day) => day;
  if (repeats === 'week') {
    const days = (dayNumber(rule.date) - dayNumber(date)) % WEEK;
    return (day) => dayAfter(day, days);
  }
  // From the 31st to the 1st, and back, each time changes its month.
  const [from, to] = [monthOf(date), monthOf(rule.date)];
  const isOver = to > from ? dayOf(rule.date) < dayOf(date) : to < from && dayOf(rule.date) > dayOf(date);
  const months = isOver ? (to > from ? 1 : -1) : 0;
  return (day) => dayIn(monthAfter(monthOf(day), months), rule.date);
}

const dayOf = (day: string): string => day.slice('YYYY-MM-'.length);
