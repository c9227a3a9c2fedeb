import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { follow } from '#test/hands.ts';
import { renderAt } from '#test/web.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';

function Broken(): never {
  throw new Error('cannot render');
}

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function showBroken() {
  renderAt(
    '/broken',
    <>
      <Link to="/sound">Away</Link>
      <ErrorBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/sound" element={<p>All well</p>} />
        </Routes>
      </ErrorBoundary>
    </>,
  );
}

test('says that a page broke, without the cause, and offers another try', () => {
  showBroken();

  expect(screen.getByRole('alert').textContent).toContain('Something broke on this page');
  expect(screen.queryByText(/cannot render/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('is gone on the next page', async () => {
  showBroken();

  await follow('Away');

  expect(screen.getByText('All well')).toBeTruthy();
});
