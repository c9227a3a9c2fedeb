import { type DayRule, isRepeated, nextStart, startOn } from '#contract/fields/recurrence.ts';
import { invalidField } from '#platform/errors.ts';

const refused = (text: string) => invalidField('event.invalid', 'leaveOut', text);

/**
 * The times of a series that are left out once its rule is `rule`, and the one of a day too (`leaveOut`). Those that it
 * would not begin on any more are forgotten; where nothing else is left of it, all of them. Throws `event.invalid` for
 * a day that no time is on, and for the last one.
 */
export function leftOutOf(rule: DayRule, leaveOut: string | undefined): string[] | undefined {
  const { leftOut = [] } = rule;
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
