import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { NoticeItem } from '#kinds/notice.ts';
import { linesOf } from '#kinds/notices/lines.ts';
import type { ToldItem } from '#kinds/replies/told.ts';

const HOUR_MS = 60 * 60 * 1000;
const noon = Date.parse('2026-03-12T12:00:00Z');
const at = (hours: number) => ulid(noon + hours * HOUR_MS);
const nothing = { list: 0, day: 0 };
/** A mail of what came after noon. */
const afternoon = { from: noon, to: noon + 6 * HOUR_MS };

const replied = (who: string[], first: number, last: number, more: Partial<ToldItem> = {}): ToldItem => ({
  kind: 'reply',
  on: 'news',
  onId: 'n1',
  who: new Set(who),
  lastBy: who[0],
  first: at(first),
  last: at(last),
  ...more,
});
const joined = (memberId: string, hours: number) =>
  ({ sk: `N#${at(hours)}`, kind: 'learner', courseId: 'c1', memberId }) as NoticeItem;

test('of a day on which some were told before, a line has the last alone, and says that there may be more', () => {
  const item = replied(['cleo', 'ben', 'ada'], -3, 2);

  expect(linesOf([item], [], nothing, afternoon)).toMatchObject([
    { who: ['cleo'], count: 1, isMore: false, isPart: true, replyId: item.last },
  ]);
  expect(linesOf([item], [], nothing)).toMatchObject([{ count: 3, replyId: item.first }]);
  expect(linesOf([item], [], nothing)[0]).not.toHaveProperty('isPart');
});

test('a line of what is all new has all of it, and one of what was told before, or comes later, is none', () => {
  const [before, during, after] = [
    replied(['ada'], -3, -1),
    replied(['ben', 'cleo'], 1, 2),
    replied(['di'], 1, 7),
  ];

  expect(linesOf([before, during, after], [], nothing, afternoon)).toMatchObject([
    { count: 2, time: noon + 2 * HOUR_MS },
  ]);
});

test('what was told late counts by when it was told', () => {
  const item = replied(['cleo'], -1, -1, { toldAt: noon + 60_000 });

  expect(linesOf([item], [], nothing, afternoon)).toMatchObject([{ who: ['cleo'], count: 1 }]);
});

test('of those who joined a course on a day, those in the time are counted', () => {
  const notices = [joined('cleo', 2), joined('ben', 1), joined('ada', -1)];

  expect(linesOf([], notices, nothing, afternoon)).toMatchObject([{ who: ['cleo', 'ben'], count: 2 }]);
});

test('of what was decided on one thing on several days the last alone is a line', () => {
  const decided = (hours: number, more: Partial<ToldItem>): ToldItem => ({
    ...replied([], hours, hours),
    kind: 'decided',
    title: 'Sell all your seed',
    action: 'hide',
    ...more,
  });
  const [hidden, restored] = [decided(-30, {}), decided(2, { action: 'restore' })];
  const others = [decided(-31, { replyId: 'r1' }), decided(-32, { kind: 'moderated' })];

  const lines = linesOf([restored, hidden, ...others], [], nothing);

  expect(lines.map(({ kind, action, replyId }) => [kind, action, replyId])).toEqual([
    ['decided', 'restore', undefined],
    ['decided', 'hide', 'r1'],
    ['moderated', 'hide', undefined],
  ]);
});
