import { expect, test } from 'vitest';
import { calendarYears } from '#contract/events/event-draft.ts';
import { events } from '#contract/events/events.ts';
import { fc } from '#test/made-up.ts';

const { first, last } = calendarYears;
const isAccepted = (fields: object) => events.updateEvent.input.safeParse({ id: 'x', ...fields }).success;
const two = (number: number) => String(number).padStart(2, '0');

/** The days of a month by the calendar's own rule, without `Date`. */
const daysIn = (year: number, month: number) => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
};

test('a day is taken if, and only if, the calendar has it', () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  const years = fc.integer({ min: first - 2, max: last + 2 });
  fc.assert(
    fc.property(years, number(14), number(33), (year, month, day) => {
      const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
      const isInCalendar = year >= first && year <= last;
      expect(isAccepted({ date: `${year}-${two(month)}-${two(day)}` })).toBe(isReal && isInCalendar);
    }),
    { numRuns: 3000 },
  );
});

/** What is said of each field of a new event, or of those that are asked for. */
const said = (row: 'createEvent' | 'listEvents', fields: object) =>
  Object.fromEntries(
    events[row].input.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );

test.each([
  [{}, 'Please choose a day.'],
  [{ date: '2026-02-30' }, 'There is no such day. Please give it as YYYY-MM-DD, as in 2026-03-09.'],
])('whose it is to be is asked for beside all else that is wrong: %j', (fields, date) => {
  const others = { date: '', time: '', task: '' };
  const missing = { date, time: 'Please choose a time.', task: 'Please say what is planned.' };

  expect(said('createEvent', { ...others, ...fields, scope: 'groups' })).toEqual({
    ...missing,
    groupId: 'Please choose one of your groups.',
  });
  expect(said('createEvent', { ...others, ...fields, scope: 'enterprises' })).toEqual({
    ...missing,
    enterpriseId: 'Please choose one of your enterprises.',
  });
});

test('the community is asked for beside the month', () => {
  expect(said('listEvents', { scope: 'groups', month: 'soon' })).toEqual({
    month: 'Please give the month as YYYY-MM, as in 2026-03.',
    communityId: 'Please say in which community.',
  });
});

test.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2100-02-29', false],
  ['2026-02-29', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
])('that there is a day %s is %s', (date, isThere) => {
  expect(isAccepted({ date })).toBe(isThere);
});

test('whatever else is typed is no day, and no time', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '2026-3-9',
      '09.03.2026',
      '2026-03-09T00:00',
      ' 2026-03-09',
      '+002026-03-09',
      '٢٠٢٦-٠٣-٠٩',
    ),
    fc.constantFrom('7:30', '07:30:00', '0730', '24:00', '12:60', '07:30 ', '٠٧:٣٠'),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
      const isTime = /^\d{2}:\d{2}$/.test(text) && text < '24' && text.slice(3) < '60';
      fc.pre(!isDay && !isTime);
      expect([isAccepted({ date: text }), isAccepted({ time: text })]).toEqual([false, false]);
    }),
  );
});

test('a time is taken if, and only if, a day has it', () => {
  for (let hour = 0; hour <= 30; hour += 1)
    for (let minute = 0; minute <= 70; minute += 1)
      expect(isAccepted({ time: `${two(hour)}:${two(minute)}` })).toBe(hour < 24 && minute < 60);
});

test('a month is read if, and only if, the calendar has it', () => {
  const reads = (month: string) => events.listEvents.input.safeParse({ scope: 'my', month }).success;
  for (let year = first - 1; year <= last + 1; year += 1)
    for (let month = 0; month <= 13; month += 1)
      expect(reads(`${year}-${two(month)}`)).toBe(year >= first && year <= last && month >= 1 && month <= 12);
  for (const month of ['2026-3', '2026', '03-2026', '2026-03-01', '']) expect(reads(month)).toBe(false);
});
