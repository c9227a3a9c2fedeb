// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSite, renderAt } from '#test/web.tsx';
import { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 2, 14, 12) });
});
afterEach(async () => {
  vi.useRealTimers();
  await clearSite();
});

const table = (name: string) => screen.getByRole('table', { name });

test('is a table of 6 weeks that is named after the month, its columns after the days from Monday on', () => {
  renderAt('/news', <MiniCalendar />);

  const month = within(table('March 2025'));
  expect(month.getAllByRole('columnheader').map(({ title }) => title)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(month.getByRole('columnheader', { name: 'Monday' }).getAttribute('scope')).toBe('col');
  expect(month.getAllByRole('row')).toHaveLength(7);
});

test('marks today, and no other day', () => {
  renderAt('/news', <MiniCalendar />);

  const current = screen.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(current.map(({ textContent }) => textContent)).toEqual(['14']);
});

test('goes from month to month, and says which', async () => {
  renderAt('/news', <MiniCalendar />);

  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(table('April 2025')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));

  expect(table('February 2025')).toBeTruthy();
  expect(screen.getByText('February 2025').getAttribute('aria-live')).toBe('polite');
});

test('tells which days have events', () => {
  renderAt('/news', <MiniCalendar days={new Set(['2025-03-04', '2025-04-01', '2025-07-01'])} />);

  expect(screen.getAllByRole('cell', { name: /has events/ }).map(({ textContent }) => textContent)).toEqual([
    '4 has events',
    '1 has events',
  ]);
});

test('leads to the calendar', () => {
  renderAt('/news', <MiniCalendar />);

  expect(screen.getByRole('link', { name: 'View Calendar' }).getAttribute('href')).toBe(
    '/calendar/my-events',
  );
});
