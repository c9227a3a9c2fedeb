import { expect, test } from 'vitest';
import { dayAfter, dayNumber, lengthOf, monthAfter, monthOf } from '#contract/fields/day.ts';
import {
  type DayRule,
  daysIn,
  durationOf,
  monthsOf,
  nextStart,
  recurrences,
  startOn,
  yearFrom,
} from '#contract/fields/recurrence.ts';
import { fc } from '#test/made-up.ts';

const last = (days: readonly string[]) => days.map((day) => day.slice(5)).join(' ');

test('an event without a rule is on its day, and in its month', () => {
  expect(daysIn({ date: '2026-03-09' }, '2026-03')).toEqual(['2026-03-09']);
  expect(daysIn({ date: '2026-03-09' }, '2026-04')).toEqual([]);
  expect(monthsOf({ date: '2026-03-09', repeats: 'no', endDate: '', repeatsUntil: '' })).toEqual(['2026-03']);
  expect(daysIn({ date: '' }, '2026-03')).toEqual([]);
});

test('a weekly event is on its weekday, before and after clocks change', () => {
  const rule: DayRule = { date: '2026-03-09', repeats: 'week', repeatsUntil: '2026-04-07' };

  expect(daysIn(rule, '2026-02')).toEqual([]);
  expect(last(daysIn(rule, '2026-03'))).toBe('03-09 03-16 03-23 03-30');
  expect(last(daysIn(rule, '2026-04'))).toBe('04-06');
  expect(daysIn(rule, '2026-05')).toEqual([]);
  expect(monthsOf(rule)).toEqual(['2026-03', '2026-04']);
});

test.each([
  ['2026-01-31', '01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31'],
  ['2027-12-30', '12-30 01-30 02-29 03-30 04-30 05-30 06-30 07-30 08-30 09-30 10-30 11-30'],
  ['2026-01-05', '01-05 02-05 03-05 04-05 05-05 06-05 07-05 08-05 09-05 10-05 11-05 12-05'],
])('a monthly event from %s is on the last day of a month that is too short', (date, days) => {
  const rule: DayRule = { date, repeats: 'month' };

  expect(last(monthsOf(rule).flatMap((month) => daysIn(rule, month)))).toBe(days);
});

test('a series without an end repeats for one year', () => {
  expect(yearFrom('2026-03-09')).toBe('2027-03-08');
  expect(yearFrom('2028-02-29')).toBe('2029-02-28');
  const rule: DayRule = { date: '2026-03-09', repeats: 'week' };
  expect(last(daysIn(rule, '2027-03'))).toBe('03-01 03-08');
  expect(daysIn(rule, '2027-04')).toEqual([]);
});

test('an event of several days is on each of them, also in the next month', () => {
  const fair: DayRule = { date: '2026-02-27', isAllDay: true, endDate: '2026-03-02' };

  expect(durationOf(fair)).toBe(4);
  expect([last(daysIn(fair, '2026-02')), last(daysIn(fair, '2026-03'))]).toEqual([
    '02-27 02-28',
    '03-01 03-02',
  ]);
  const weekly: DayRule = { ...fair, repeats: 'week', repeatsUntil: '2026-03-06' };
  expect(last(daysIn(weekly, '2026-03'))).toBe('03-01 03-02 03-06 03-07 03-08 03-09');
  expect(last(daysIn({ ...fair, isAllDay: false }, '2026-02'))).toBe('02-27');
});

test('the days of all months are those that counting on from the first one gives', () => {
  const rules = fc.record({
    date: fc
      .integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-01-01') })
      .map((number) => dayAfter('1970-01-01', number)),
    repeats: fc.constantFrom(...recurrences),
    further: fc.integer({ min: 0, max: 6 }),
    until: fc.option(fc.integer({ min: 0, max: 364 })),
  });
  fc.assert(
    fc.property(rules, ({ date, repeats, further, until }) => {
      const rule: DayRule = {
        date,
        repeats,
        isAllDay: true,
        endDate: dayAfter(date, further),
        repeatsUntil: until === null ? '' : dayAfter(date, until),
      };
      const months = monthsOf(rule);
      const days = months.flatMap((month) => daysIn(rule, month));

      const end = repeats === 'no' ? date : rule.repeatsUntil || yearFrom(date);
      const expected = new Set<string>();
      for (let day = date; day <= end; day = dayAfter(day, 1)) {
        const onDate =
          day.slice(8) === date.slice(8) ||
          (day.slice(8) < date.slice(8) && Number(day.slice(8)) === lengthOf(monthOf(day)));
        const onWeekday = (dayNumber(day) - dayNumber(date)) % 7 === 0;
        if (day === date || (repeats === 'month' && onDate) || (repeats === 'week' && onWeekday))
          for (let count = 0; count <= further; count += 1) expected.add(dayAfter(day, count));
      }
      expect(days).toEqual([...expected].sort());
      expect(months.length).toBeLessThanOrEqual(14);
      expect(daysIn(rule, monthAfter(monthOf(date), -1))).toEqual([]);
    }),
  );
});

test.each([
  [{ date: '2026-03-09' }, '2026-03-09', '2026-03-09'],
  [{ date: '2026-03-09' }, '2026-01-01', '2026-03-09'],
  [{ date: '2026-03-09' }, '2026-03-10', undefined],
  [{ date: '2026-03-09', repeats: 'week' }, '2026-03-10', '2026-03-16'],
  [{ date: '2026-03-09', repeats: 'week', repeatsUntil: '2026-03-15' }, '2026-03-10', undefined],
  [{ date: '2026-01-31', repeats: 'month' }, '2026-02-01', '2026-02-28'],
  [{ date: '2026-01-31', repeats: 'month' }, '2026-12-31', '2026-12-31'],
  [{ date: '2026-01-31', repeats: 'month' }, '2027-01-31', undefined],
  [{ date: '' }, '2026-03-09', undefined],
] as const)('%o begins next, from %s on, on %s', (rule, from, next) => {
  expect(nextStart(rule, from)).toBe(next);
});

test('a time that is left out is on none of its days, and its month may have none', () => {
  const rule: DayRule = {
    date: '2026-01-30',
    isAllDay: true,
    endDate: '2026-02-01',
    repeats: 'month',
    repeatsUntil: '2026-03-30',
    leftOut: ['2026-01-30'],
  };

  expect(monthsOf(rule)).toEqual(['2026-02', '2026-03', '2026-04']);
  expect(last(daysIn(rule, '2026-02'))).toBe('02-28');
  expect(last(daysIn(rule, '2026-03'))).toBe('03-01 03-02 03-30 03-31');
  expect(nextStart(rule, '2026-01-01')).toBe('2026-02-28');
  expect(['2026-01-31', '2026-03-01', '2026-03-02', '2026-03-03'].map((day) => startOn(rule, day))).toEqual([
    undefined,
    '2026-02-28',
    '2026-02-28',
    undefined,
  ]);
});
