import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { patiently } from '#test/patiently.ts';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';

const Panel = ({ onClose }: { onClose?: () => void }) => (
  <button type="button" onClick={onClose}>
    Close the panel
  </button>
);

/** Fails so many times, as a chunk does without a connection. */
function failing(times: number) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Panel;
  };
}

test('a panel that does not arrive says so and closes, and opens the next time', async () => {
  const Part = lazyPart(failing(1));
  const onClose = vi.fn();
  const { rerender } = render(<Part onClose={onClose} />);

  await patiently(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(<Toasts />);
  expect(screen.getByText(/There is no connection right now/)).toBeTruthy();

  rerender(<Part onClose={onClose} />);
  expect(await screen.findByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('a quiet part is there when the connection is back', async () => {
  const load = vi.fn(failing(1));
  const Part = lazyPart(load, { isQuiet: true });
  render(<Part />);
  await patiently(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => {});

  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('a part that was fetched before is there at once', async () => {
  const Part = lazyPart(failing(0));
  await Part.fetch();

  render(<Part />);

  expect(screen.getByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('an awaited part is waited for until it is here, or does not come', async () => {
  const waited = () => document.querySelector('[data-waiting]');
  const Part = lazyPart(failing(1), { isQuiet: true, isAwaited: true });
  render(<Part />);
  expect(waited()).not.toBeNull();

  await patiently(() => expect(waited()).toBeNull());
});
