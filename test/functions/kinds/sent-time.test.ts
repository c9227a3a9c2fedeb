import { afterEach, expect, test, vi } from 'vitest';
import { sentTime } from '#kinds/sent-time.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['as it was sent', '1500', '1000', '1500'],
  ['now, where it is ahead', '9999', '1000', '2000'],
  ['its beginning, where it is before that', '1', '1000', '1000'],
  ['as it was sent, where nothing began before', '0001', undefined, '1'],
])('a time counts %s', (_, sent, since, taken) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 2000 });

  expect(sentTime(sent, since)).toBe(taken);
});
