import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts, toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(button);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('shows a toast for six seconds, in a region that readers hear', () => {
  act(() => toast('Saved'));
  expect(screen.getByRole('status').textContent).toContain('Saved');

  pass(6000);

  expect(screen.queryByText('Saved')).toBeNull();
});

test.each([
  ['a success', toast, 'circle-check'],
  ['a failure', toastFailure, 'triangle-alert'],
  ['what waits', toastWaiting, 'cloud-upload'],
])('the mark of a toast is that of %s', (_, show, icon) => {
  act(() => show('A text'));

  const card = screen.getByText('A text').parentElement as HTMLElement;
  expect(card.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});

test('keeps a toast while it is hovered', () => {
  act(() => toast('Saved'));
  const card = screen.getByText('Saved');

  fireEvent.mouseOver(card);
  pass(20_000);
  expect(screen.queryByText('Saved')).toBeTruthy();

  fireEvent.mouseOut(card);
  pass(6000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('keeps a toast while it is focused', () => {
  act(() => toast('Saved'));

  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(20_000);

  expect(screen.queryByText('Saved')).toBeTruthy();
});

test('keeps a toast while a sheet hides it, for the seconds that are left', () => {
  act(() => toastFailure('Not sent'));
  const { style } = screen.getByText('Not sent').parentElement as HTMLElement;
  pass(2000);

  style.visibility = 'hidden';
  pass(20_000);
  expect(screen.queryByText('Not sent')).toBeTruthy();

  style.visibility = '';
  pass(3000);
  expect(screen.queryByText('Not sent')).toBeTruthy();
  pass(1000);
  expect(screen.queryByText('Not sent')).toBeNull();
});

test('closes the toast whose button is pressed, and no other', () => {
  act(() => toast('First'));
  act(() => toast('Second'));

  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  expect(screen.queryByText('First')).toBeNull();
  expect(screen.queryByText('Second')).toBeTruthy();
});

test('shows at most three, the newest', () => {
  for (const text of ['First', 'Second', 'Third', 'Fourth']) act(() => toast(text));

  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('status').lastElementChild?.textContent).toBe('Fourth');
});

test('tells a failure from a success by its mark', () => {
  act(() => {
    toast('Saved');
    toastFailure('Not joined');
  });
  const markOf = (text: string) =>
    screen.getByText(text).parentElement?.querySelector('svg')?.getAttribute('class');

  expect(markOf('Saved')).toContain('circle-check');
  expect(markOf('Not joined')).toContain('triangle-alert');
});
