import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { EventItem } from '#kinds/event.ts';
import type { NoticeItem } from '#kinds/notice.ts';
import { eventsOn, grouped, notAhead, upTo } from '../../../functions/users/today.ts';

const now = Date.parse('2026-03-12T06:00:00Z');

const notice = (memberId: string, more: Partial<NoticeItem> = {}): NoticeItem => ({
  sk: `N#${ulid(now)}`,
  kind: 'attempt',
  courseId: 'c',
  lessonId: 'l',
  memberId,
  isPassed: true,
  ...more,
});

test('notices of one test, and of one course, are one line each, the latest first', () => {
  const notices = [
    notice('ben'),
    notice('ben'),
    notice('cora', { kind: 'learner', lessonId: undefined, isPassed: undefined }),
    notice('ben', { isPassed: false }),
    notice('dora', { isPassed: false }),
  ];

  const lines = grouped(notices, false);

  expect(lines).toMatchObject([
    { kind: 'attempt', lessonId: 'l', memberId: 'ben', people: 2, passed: 1 },
    { kind: 'learner', memberId: 'cora', people: 1, passed: 0 },
  ]);
});

test('a row whose id is older than it stays new: a page says what is new up to a moment ago', () => {
  expect(upTo(now)).toBe('2026-03-12T05:59:58.000Z');
});

test('nobody has seen what is still to come, whatever their clock says', () => {
  expect(notAhead('2999-01-01T00:00:00.000Z', now)).toBe('2026-03-12T06:00:00.000Z');
  expect(notAhead('2026-03-11T06:00:00Z', now)).toBe('2026-03-11T06:00:00.000Z');
});

test('events of two days come in their order, with what repeats and what lasts for days', () => {
  const event = (id: string, more: Partial<EventItem>) =>
    ({ id, scope: 'my', time: '07:30', task: id, creator: 'ada', version: 0, ...more }) as EventItem;
  const events = [
    event('weekly', { date: '2026-03-02', repeats: 'week' }),
    event('fair', { date: '2026-03-15', endDate: '2026-03-17', isAllDay: true, time: '00:00' }),
    event('late', { date: '2026-03-17', time: '18:00' }),
    event('over', { date: '2026-03-15' }),
  ];

  const found = eventsOn(['2026-03-16', '2026-03-17'], '2026-03', events);

  expect(found.map(({ id, date }) => [id, date])).toEqual([
    ['fair', '2026-03-16'],
    ['weekly', '2026-03-16'],
    ['fair', '2026-03-17'],
    ['late', '2026-03-17'],
  ]);
});
