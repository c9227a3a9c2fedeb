import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { follow, hrefOf } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { noConnection, renderAt, serve } from '#test/web.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';

const Panel = ({ onClose }: { onClose?: () => void }) => (
  <button type="button" onClick={onClose}>
    Close the panel
  </button>
);
const Barn = () => <h1>The barn</h1>;

/** Fails so many times, as a chunk does without a connection. */
function failing<What>(times: number, what: What) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return what;
  });
}

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ 'GET /': noConnection });
});

test('a panel that does not arrive says so and closes, and opens the next time', async () => {
  const Part = lazyPart(failing(1, Panel));
  const onClose = vi.fn();
  const { rerender } = render(<Part onClose={onClose} />);

  await patiently(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(<Toasts />);
  expect(screen.getByText(/There is no connection right now/)).toBeTruthy();

  rerender(<Part onClose={onClose} />);
  expect(await screen.findByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('what must not wait is done without the part that does not arrive, which closes', async () => {
  const instead = vi.fn();
  const Part = lazyPart(failing(1, Panel), { instead });
  const onClose = vi.fn();
  const { rerender } = render(<Part onClose={onClose} />);

  await patiently(() => expect(onClose).toHaveBeenCalledOnce());
  rerender(<Toasts />);
  expect(instead).toHaveBeenCalledExactlyOnceWith({ onClose }, expect.any(String));
  expect(screen.queryByText(/There is no connection right now/)).toBeNull();
});

test('a button that is touched fetches its part before it is pressed, once', async () => {
  const load = failing(0, Panel);
  const Part = lazyPart(load);
  render(
    <button type="button" {...Part.touched}>
      Open
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Open' });
  expect(load).not.toHaveBeenCalled();

  fireEvent.pointerEnter(button);
  await act(async () => {});
  act(() => button.focus());

  expect(load).toHaveBeenCalledOnce();
});

test('a quiet part is there when the connection is back', async () => {
  const load = failing(1, Panel);
  const Part = lazyPart(load, { isQuiet: true });
  render(<Part />);
  await patiently(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => {});

  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('a part that was fetched before is there at once', async () => {
  const Part = lazyPart(failing(0, Panel));
  await Part.fetch();

  render(<Part />);

  expect(screen.getByRole('button', { name: 'Close the panel' })).toBeTruthy();
});

test('a part that arrives between a render and its effects is shown', async () => {
  const Part = lazyPart(async () => Panel);
  const Fetches = () => {
    useLayoutEffect(() => void Part.fetch(), []);
    return null;
  };
  // Without `act`, which would leave nothing between the two.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);

  root.render(
    <>
      <Part />
      <Fetches />
    </>,
  );

  await expect.poll(() => place.textContent).toBe('Close the panel');
  root.unmount();
});

test('an awaited part is waited for until it is here, or does not come', async () => {
  const waited = () => document.querySelector('[data-waiting]');
  const Part = lazyPart(failing(1, Panel), { isQuiet: true, isAwaited: true });
  render(<Part />);
  expect(waited()).not.toBeNull();

  await patiently(() => expect(waited()).toBeNull());
});

function show(Part: ReturnType<typeof awaitedPart<'Barn', object>>) {
  renderAt(
    '/barn',
    <>
      <Link to="/field">Field</Link>
      <Link to="/barn">Barn</Link>
      <ErrorBoundary>
        <Suspense fallback={<p>On its way</p>}>
          <Routes>
            <Route path="/barn" element={<Part />} />
            <Route path="/field" element={<p>The field</p>} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </>,
  );
}

const barn = () => screen.findByRole('heading', { name: 'The barn' });

test('a screen that was fetched before is there at once', async () => {
  const load = failing(0, { Barn });
  const Part = awaitedPart(load, 'Barn');
  await Part.fetch();

  show(Part);

  expect(screen.getByRole('heading', { name: 'The barn' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('one that does not arrive says why, and is there when the device hears of the signal', async () => {
  show(awaitedPart(failing(2, { Barn }), 'Barn'));
  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(screen.getByText('There is no connection right now. Check your signal and try again.')).toBeTruthy();

  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void window.dispatchEvent(new Event('online')));

  expect(await barn()).toBeTruthy();
});

test('one that nothing stands around names the page, and leads to the first one', async () => {
  const Part = awaitedPart(failing(9, { Barn }), 'Barn');
  renderAt(
    '/barn',
    <ErrorBoundary isWhole>
      <Suspense fallback={<p>On its way</p>}>
        <Routes>
          <Route path="/barn" element={<Part />} />
          <Route path="/" element={<p>The first page</p>} />
        </Routes>
      </Suspense>
    </ErrorBoundary>,
  );
  await screen.findByText('There is no connection right now. Check your signal and try again.');
  expect(document.title).toBe('This page did not load · Furrow');
  expect(hrefOf('Furrow', within(screen.getByRole('banner')))).toBe('/');

  await follow('To the first page');

  expect(await screen.findByText('The first page')).toBeTruthy();
});

test('tries again by itself, more and more seldom', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = failing(3, { Barn });
  show(awaitedPart(load, 'Barn'));
  await screen.findByRole('heading', { name: 'This page did not load' });

  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(load).toHaveBeenCalledTimes(3);
  await act(() => vi.advanceTimersByTimeAsync(10_100));

  expect(await barn()).toBeTruthy();
});

test('whoever goes elsewhere and comes back asks for it again', async () => {
  show(awaitedPart(failing(1, { Barn }), 'Barn'));
  await screen.findByRole('heading', { name: 'This page did not load' });
  await follow('Field');
  await screen.findByText('The field');

  await follow('Barn');

  expect(await barn()).toBeTruthy();
});

test('a part that fails although the site answers does not speak of the connection', async () => {
  serve({
    'GET /': () => new Response('<script type="module" src="/assets/index.js"></script><div id="root">'),
  });
  show(awaitedPart(failing(9, { Barn }), 'Barn'));

  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeTruthy();
  expect(screen.getByText(/^Furrow does not answer right now/)).toBeTruthy();
});
