import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noteLine } from '#web/lib/api/line.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';

const browserSays = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

test('a call that got no answer takes the line away, whatever the browser believes, and the next brings it back', () => {
  const { result } = renderHook(useIsOnline);
  expect(result.current).toBe(true);

  act(() => noteLine(true));
  expect(result.current).toBe(false);

  act(() => noteLine(false));
  expect(result.current).toBe(true);
});

test('a browser without a network is believed at once', () => {
  const { result } = renderHook(useIsOnline);

  browserSays(false);
  expect(result.current).toBe(false);

  browserSays(true);
  expect(result.current).toBe(true);
});

test('what is kept nowhere is not said to be on its way on a lost line', () => {
  const entry = { id: 'e1', state: 'waiting', isStopped: false } as never;
  vi.spyOn(getOutbox().fleeting, 'includes').mockReturnValue(true);
  expect(whereIs(entry)).toBe('sending');

  noteLine(true);

  expect(whereIs(entry)).toBe('notKept');
});
