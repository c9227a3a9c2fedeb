import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSecondTap } from '#web/components/overlay/drop-second-tap.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What another test has closed is over.
  dropSecondTap();
  vi.advanceTimersByTime(500);
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
});

/** What a button hears of a tap that is the `detail`th of its place. */
function tapped(detail: number): number {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = vi.fn();
  button.addEventListener('click', heard);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  button.remove();
  return heard.mock.calls.length;
}

test('the second tap of a double one does nothing, a first one does', () => {
  dropSecondTap();
  expect([tapped(1), tapped(2)]).toEqual([1, 0]);
});

test('a double tap is one again once its time is over', () => {
  dropSecondTap();
  vi.advanceTimersByTime(500);
  expect(tapped(2)).toBe(1);
});

test('its time ends in silence where the page is gone', () => {
  dropSecondTap();
  vi.stubGlobal('removeEventListener', undefined);
  vi.stubGlobal('document', undefined);
  expect(() => vi.advanceTimersByTime(500)).not.toThrow();
});
