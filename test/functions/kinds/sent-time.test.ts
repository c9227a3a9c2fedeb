import { afterEach, expect, test, vi } from 'vitest';
import { sentTime } from '#kinds/sent-time.ts';

afterEach(() => vi.useRealTimers());

const NOW = Date.parse('2026-03-09T08:00:00Z');
const DAY = 86_400_000;

test.each([
  ['as it was sent', NOW - 500, NOW - 1000, NOW - 500],
  ['now, where it is ahead', NOW + DAY, NOW - 1000, NOW],
  ['since when it can have been, where it is before that', 1, NOW - 1000, NOW - 1000],
  ['40 days ago, where it is before that', NOW - 41 * DAY, NOW - 90 * DAY, NOW - 40 * DAY],
])('a time counts %s', (_, sent, since, taken) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });

  expect(sentTime(`0${sent}`, since)).toBe(String(taken));
});
