import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProgressLine } from '#web/app/progress-line.tsx';
import { awaited } from '#web/lib/awaited.ts';

beforeEach(() => void vi.useFakeTimers());

const show = () =>
  render(
    <MemoryRouter>
      <ProgressLine />
      <Link to="/news">News</Link>
    </MemoryRouter>,
  );
const line = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a line says that something is coming, after a moment and until all of it is here', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  show();
  void awaited(first.promise);
  await pass(100);
  expect(line()).toBeNull();

  await pass(30);
  expect(line()).not.toBeNull();

  void awaited(second.promise);
  first.resolve();
  await pass(0);
  expect(line()).not.toBeNull();
  second.resolve();
  await pass(0);
  expect(line()).toBeNull();
});

test('what is there within the moment shows no line, and what fails ends it', async () => {
  const [quick, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  show();
  void awaited(quick.promise);
  await pass(100);
  quick.resolve();
  await pass(500);
  expect(line()).toBeNull();

  const coming = awaited(lost.promise);
  await pass(500);
  expect(line()).not.toBeNull();
  lost.reject(new Error('lost'));
  await expect(coming).rejects.toThrow('lost');
  await pass(0);
  expect(line()).toBeNull();
});

test('whoever goes elsewhere meanwhile waits no longer; what is awaited there shows it again', async () => {
  const [left, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  show();
  void awaited(left.promise);
  await pass(500);
  expect(line()).not.toBeNull();

  act(() => screen.getByRole('link').click());
  expect(line()).toBeNull();

  void awaited(next.promise);
  left.resolve();
  await pass(500);
  expect(line()).not.toBeNull();
  next.resolve();
  await pass(0);
  expect(line()).toBeNull();
});
