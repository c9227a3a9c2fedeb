import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToday } from '#web/lib/use-today.ts';

test('says the new day within a minute after midnight, and nothing before', () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date(2026, 9, 24, 23, 58, 30),
  });
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return useToday();
  });

  act(() => vi.advanceTimersByTime(60_000));
  expect([result.current, renders]).toEqual(['2026-10-24', 1]);
  act(() => vi.advanceTimersByTime(90_000));
  expect([result.current, renders]).toEqual(['2026-10-25', 2]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
