import { describe, expect, test, vi } from 'vitest';
import { dayAfter, dayIn, monthAfter } from '#contract/fields/day.ts';
import { isDay, isMonth, monthGrid, weekdayOf } from '#web/features/calendar/month-grid.ts';
import { localDay } from '#web/lib/format/local-day.ts';

describe('the weeks of a month', () => {
  test.each(['2025-03', '2026-02', '2027-02', '2024-02', '2026-06'])(
    'are 6 from Monday on in %s',
    (month) => {
      const weeks = monthGrid(month);

      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(weeks.map(([first]) => new Date(`${first?.date}T12:00:00Z`).getUTCDay())).toEqual([
        1, 1, 1, 1, 1, 1,
      ]);
    },
  );

  test('hold every day of it once, in order, with its neighbours around', () => {
    const days = monthGrid('2025-03').flat();

    expect(days.filter(({ isInside }) => isInside).map(({ number }) => number)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    expect(days.at(0)).toEqual({ date: '2025-02-24', number: 24, isInside: false });
    expect(days.at(-1)).toEqual({ date: '2025-04-06', number: 6, isInside: false });
    expect(new Set(days.map(({ date }) => date)).size).toBe(42);
  });

  test('begin with the month where its first day is a Monday', () => {
    expect(monthGrid('2026-06').at(0)?.at(0)).toEqual({ date: '2026-06-01', number: 1, isInside: true });
  });

  test('know leap years', () => {
    const inside = (month: string) =>
      monthGrid(month)
        .flat()
        .filter(({ isInside }) => isInside).length;

    expect([inside('2024-02'), inside('2026-02'), inside('2100-02')]).toEqual([29, 28, 28]);
  });
});

test.each([
  ['2025-03', 1, '2025-04'],
  ['2025-12', 1, '2026-01'],
  ['2025-01', -1, '2024-12'],
])('from %s, %i month on is %s', (month, count, expected) => {
  expect(monthAfter(month, count)).toBe(expected);
});

test('a day is the one on the clock of the member', () => {
  expect(localDay(new Date(2025, 2, 4, 23, 59))).toBe('2025-03-04');
});

test('a day is one that exists, in a year of the calendar', () => {
  const days = ['2026-11-03', '2024-02-29', '1900-01-01', '2199-12-31'];
  const absent = ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-00'];
  const outside = ['1899-12-31', '2200-01-01', '2026-11-3', '2026-11', '', 'today'];

  expect(days.filter(isDay)).toEqual(days);
  expect([...absent, ...outside].filter(isDay)).toEqual([]);
});

test('a month is one of a year in which events can lie', () => {
  expect(['2026-11', '1900-01', '2199-12'].map(isMonth)).toEqual([true, true, true]);
  expect(['2026-13', '1899-12', '2200-01', '2026-1', '2026-11-03', ''].some(isMonth)).toBe(false);
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('in %s', (zone) => {
  test('days and weeks are those of the calendar, also where the clocks change', () => {
    vi.stubEnv('TZ', zone);

    expect(dayAfter('2026-03-08', 1)).toBe('2026-03-09');
    expect(dayAfter('2026-11-01', -1)).toBe('2026-10-31');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(weekdayOf('2026-11-02')).toBe(0);
    expect(
      monthGrid('2026-11')
        .flat()
        .map(({ date }) => date)
        .slice(5, 8),
    ).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  });
});
