import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { events } from '#contract/events/events.ts';
import { hrefOf, press } from '#test/hands.ts';
import { savesData } from '#test/saves-data.ts';
import { json, renderAt, showAt, storeSession } from '#test/web.tsx';
import { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { anActivity } from './an-event.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 2, 14, 12) });
});

const marked = () =>
  screen.queryAllByRole('cell', { name: /has events/ }).map(({ textContent }) => textContent);
const table = (name: string) => screen.getByRole('table', { name });

test('is a table of 6 weeks that is named after the month, its columns after the days from Monday on, with today marked', () => {
  renderAt('/news', <MiniCalendar />);

  const month = within(table('March 2025'));
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(month.getAllByRole('columnheader').map(({ title }) => title)).toEqual(weekdays);
  expect(month.getByRole('columnheader', { name: 'Monday' }).getAttribute('scope')).toBe('col');
  expect(month.getAllByRole('row')).toHaveLength(7);
  const current = month.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(current.map(({ textContent }) => textContent)).toEqual(['14']);
  expect(hrefOf('View Calendar')).toBe('/calendar/my-events');
});

test('of the month that is over makes room for the new one at midnight, unless another was chosen', async () => {
  vi.setSystemTime(new Date(2025, 2, 31, 23, 59));
  renderAt('/news', <MiniCalendar />);
  const newDay = (...day: [number, number, number]) =>
    act(() => {
      vi.setSystemTime(new Date(...day));
      document.dispatchEvent(new Event('visibilitychange'));
    });

  newDay(2025, 3, 1);
  expect(table('April 2025')).toBeTruthy();
  expect(document.querySelector('[aria-current]')?.textContent).toBe('1');
  await press('Previous month');
  newDay(2025, 4, 1);
  expect(table('March 2025')).toBeTruthy();
});

test('goes from month to month, and says which', async () => {
  renderAt('/news', <MiniCalendar />);

  await press('Next month');
  expect(table('April 2025')).toBeTruthy();
  await press('Previous month');
  await press('Previous month');

  expect(table('February 2025')).toBeTruthy();
  expect(screen.getByText('February 2025').getAttribute('aria-live')).toBe('polite');
});

test.each([
  [1900, 0, 'January 1900', 'Previous month', 'Next month'],
  [2199, 11, 'December 2199', 'Next month', 'Previous month'],
])('ends where the calendar does, in %i', (year, month, name, end, back) => {
  vi.setSystemTime(new Date(year, month, 14, 12));
  renderAt('/news', <MiniCalendar />);

  expect(table(name)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: end }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: back }).disabled).toBe(false);
});

test('tells which days have events of the member’s own, of whichever month', async () => {
  storeSession();
  const days: Record<string, string[]> = {
    '2025-03': ['2025-03-04'],
    '2025-04': ['2025-04-01', '2025-04-09'],
  };
  await showAt('/news', <MiniCalendar isAtOnce />, {
    'GET /api/events': ({ url }) =>
      json({
        data: (days[url.searchParams.get('month') ?? ''] ?? []).map((date) => ({
          date,
          activities: [anActivity(date)],
        })),
      }),
  });

  await waitFor(() => expect(marked()).toEqual(['4 has events']));
  await press('Next month');

  await waitFor(() => expect(marked()).toEqual(['1 has events', '9 has events']));
});

test('tells at once what is known already, and asks for nothing before its time', async () => {
  vi.useFakeTimers({ now: new Date(2025, 2, 14, 12) });
  storeSession();
  const asked = await showAt('/news', <MiniCalendar />, { 'GET /api/events': () => json({ data: [] }) });
  expect(marked()).toEqual([]);

  const known = { data: [{ date: '2025-03-04', activities: [anActivity('2025-03-04')] }] };
  await act(() => keepReply(events.listEvents, { scope: 'my', month: '2025-03' }, known));

  expect(marked()).toEqual(['4 has events']);
  expect(asked.filter(({ to }) => to === 'GET /api/events')).toEqual([]);
});

test.each([
  ['asks for its days when nothing else is to be done', false, 1],
  ['asks for none where the member saves data', true, 0],
])('%s', async (_, saveData, times) => {
  vi.useFakeTimers({ now: new Date(2025, 2, 14, 12) });
  savesData(saveData);
  storeSession();
  const asked = await showAt('/news', <MiniCalendar />, { 'GET /api/events': () => json({ data: [] }) });
  expect(asked.filter(({ to }) => to === 'GET /api/events')).toEqual([]);

  await act(() => vi.advanceTimersByTimeAsync(30_000));

  expect(asked.filter(({ to }) => to === 'GET /api/events')).toHaveLength(times);
});
