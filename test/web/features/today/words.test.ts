import { expect, test } from 'vitest';
import type { Today } from '#contract/users/today.ts';
import { withoutSeen } from '#web/features/today/without-seen.ts';
import { aheadLines, helloAt, newLines, sinceWhen } from '#web/features/today/words.ts';
import { aToday, growers, taught } from './a-today.ts';

/** Thursday, by the member's own clock. */
const at = (time: string) => new Date(`2026-03-12T${time}:00`);
const linesOf = (known: Partial<Today>) => newLines(aToday(known)).map(({ text, to }) => [text, to]);

test.each([
  ['04:00', 'Good morning, Rosa.'],
  ['11:59', 'Good morning, Rosa.'],
  ['12:00', 'Good afternoon, Rosa.'],
  ['18:00', 'Good evening, Rosa.'],
  ['03:59', 'Good evening, Rosa.'],
])('at %s a member reads %s', (time, words) => {
  expect(helloAt(at(time), 'Rosa')).toBe(words);
});

test('a member without a name is greeted all the same', () => {
  expect(helloAt(at('07:00'), undefined)).toBe('Good morning.');
});

test.each([
  ['2026-03-12T07:05:00', '7:05'],
  ['2026-03-11T23:50:00', 'yesterday'],
  ['2026-03-10T12:00:00', 'Tuesday'],
  ['2026-03-06T12:00:00', 'Friday'],
  ['2026-03-05T12:00:00', '5 March'],
])('since %s is said as %s', (since, words) => {
  expect(sinceWhen(new Date(since).toISOString(), at('19:30'))).toBe(words);
});

test('one news leads to it, and several to the news of their community', () => {
  expect(linesOf({ news: [{ ...growers, count: 1 }], taught: [] })).toEqual([
    ['“Frost tonight” in Growers', '/news/n1?community=3'],
  ]);
  const [line] = newLines(aToday({ news: [{ ...growers, count: 9, isMore: true }] }));
  expect([line?.text, line?.to, line?.community]).toEqual([
    '9 or more new articles in Growers',
    '/news',
    { id: '3', name: 'Growers', slug: 'growers' },
  ]);
});

test.each([
  [taught({ passed: 1 }), 'Tomasz passed your test in Soil', '/admin/test-answers/l1'],
  [taught({ passed: 0 }), 'Tomasz took your test in Soil', '/admin/test-answers/l1'],
  [taught({ people: 3, passed: 2 }), '3 people took your test in Soil, 2 passed', '/admin/test-answers/l1'],
  [taught({ kind: 'learner', lessonId: undefined }), 'Tomasz joined Soil', '/admin/course/c1'],
  [
    taught({ kind: 'learner', lessonId: undefined, people: 40, isMore: true }),
    '40 or more people joined Soil',
    '/admin/course/c1',
  ],
])('a teacher reads what others did: %#', (one, text, to) => {
  expect(linesOf({ news: [], taught: [one] })).toEqual([[text, to]]);
});

test('an event is said by its day until its time is over, also on a page of yesterday', () => {
  const events = [
    { id: 'a', date: '2026-03-12', time: '07:30', task: 'Market day' },
    { id: 'b', date: '2026-03-12', time: '18:00', task: 'Meet at the mill' },
    { id: 'c', date: '2026-03-13', time: '06:00', task: 'Sow' },
    { id: 'd', date: '2026-03-12', time: '00:00', task: 'Fair', isAllDay: true },
  ];
  const said = (now: Date) => aheadLines(aToday({ events, lesson: undefined }), now).map(({ text }) => text);

  expect(said(at('07:30'))).toEqual([
    'Market day, today 7:30',
    'Meet at the mill, today 18:00',
    'Sow, tomorrow 6:00',
    'Fair, today',
  ]);
  expect(said(at('07:31'))).toEqual(['Meet at the mill, today 18:00', 'Sow, tomorrow 6:00', 'Fair, today']);
  expect(said(new Date('2026-03-13T05:00:00'))).toEqual(['Sow, today 6:00']);
});

test('the next lesson is a way to it', () => {
  const lines = aheadLines(aToday({ events: [], lesson: { id: 'l2', title: 'Seed' } }), at('07:00'));

  expect(lines.map(({ text, to }) => [text, to])).toEqual([['Go on with “Seed”', '/lesson/l2']]);
});

test('what was marked as read is not new; what came after that is', () => {
  const known = aToday();

  expect(withoutSeen(known, known.at)).toMatchObject({ since: known.at, news: [], taught: [] });
  expect(withoutSeen(known, '2026-03-01T06:00:00.000Z')).toEqual(known);
  expect(withoutSeen(known, undefined)).toEqual(known);
});
