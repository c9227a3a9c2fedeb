import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { savesData } from '#test/saves-data.ts';
import { currentAddress, json, noConnection, setWidth } from '#test/web.tsx';
import { anActivity } from '../../features/calendar/an-event.ts';
import {
  asksFor,
  calendarScreens,
  day,
  findDay,
  LIST,
  MY,
  months,
  november,
} from '../../features/calendar/calendar-screens.tsx';

const { show } = calendarScreens();

const nameOf = (cell: Element | null) => cell?.querySelector('.vh')?.textContent ?? '';
const focused = () => nameOf(document.activeElement);

describe('a month', () => {
  test('that is still open after midnight marks the new day, and leads to it', async () => {
    await show(undefined, `${MY}?month=2026-11&day=2026-11-03`);
    await findDay('Tuesday 3 November 2026, 1 event');
    vi.setSystemTime(new Date(2026, 10, 18, 6));
    document.dispatchEvent(new Event('visibilitychange'));

    const today = await findDay('Wednesday 18 November 2026, 0 events');
    await waitFor(() => expect(today.getAttribute('aria-current')).toBe('date'));
    await press('Today');
    expect(currentAddress()).toContain('day=2026-11-18');
  });

  test('is a grid of six weeks from Monday on with today marked; it lists two events of a day, and counts the rest', async () => {
    await show();
    const full = await findDay('Thursday 5 November 2026, 4 events');
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    const cells = screen.getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    const today = cells.filter((cell) => cell.getAttribute('aria-current'));
    expect(today.map(nameOf)).toEqual(['Tuesday 17 November 2026, 0 events']);
    // One day is in the tab order.
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(within(full).getByText('Seed swap')).toBeTruthy();
    expect(within(full).getByText('Machine ring')).toBeTruthy();
    expect(within(full).queryByText('Call the mill')).toBeNull();

    await userEvent.click(within(full).getByText('+2'));

    const dialog = await screen.findByRole('dialog', { name: 'Thursday 5 November 2026' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['06:00Seed swap', '07:00Machine ring', '08:00Call the mill', '09:00Sharpen the blades']);
  });

  test('a day opens at its beginning, however much is on it, with its button in reach', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await show();
    await userEvent.click(await findDay('Thursday 5 November 2026, 4 events'));
    const add = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add event' });

    await waitFor(() => expect(document.activeElement).toBe(add));
    const last = focus.mock.contexts.lastIndexOf(add);
    expect(focus.mock.calls[last]).toEqual([{ preventScroll: true }]);
    expect(add.closest('.dialog-acts-stay')).not.toBeNull();
    focus.mockRestore();
  });

  test('keeps its days while it loads and when it fails, and has another try', async () => {
    let isDown = true;
    await show({ [LIST]: () => (isDown ? noConnection() : json({ data: november })) });

    const alert = await screen.findByRole('alert');

    expect(within(alert).getByText('The events of this month did not load')).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(day('Tuesday 3 November 2026')).toBeTruthy();
    isDown = false;
    await press('Try again', within(alert));
    await findDay('Tuesday 3 November 2026, 1 event');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('follows the address, and goes on, back and to today', async () => {
    await show(
      months({ '2027-01': [{ date: '2027-01-09', activities: [anActivity('a')] }] }),
      `${MY}?month=2027-01`,
    );
    await findDay('Saturday 9 January 2027, 1 event');

    await press('Previous month');
    await press('Previous month');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026');
    await press('Next month');
    expect(currentAddress()).toBe(`${MY}?month=2026-12&day=2026-12-01`);
    await press('Today');

    expect(currentAddress()).toBe(`${MY}?month=2026-11&day=2026-11-17`);
  });

  test('moves no week from the end of one month to the beginning of the next', async () => {
    await show(months({}), `${MY}?month=2026-11`);
    const weeks = () => screen.getAllByRole('row');
    const before = weeks();

    await press('Next month');

    for (const [index, week] of weeks().entries()) expect(week).toBe(before[index]);
  });

  test.each(['?month=2026-13', '?month=1899-01', '?day=2026-02-30', '?month=&day='])(
    'is that of today where the address says none: %s',
    async (search) => {
      await show(months({}), MY + search);

      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026');
      expect(await screen.findByText(/Nothing this month yet/)).toBeTruthy();
    },
  );

  test('has an end: no month before 1900 or after 2199 is asked for', async () => {
    await show(months({}), `${MY}?month=2199-12`);
    expect((screen.getByRole('button', { name: 'Next month' }) as HTMLButtonElement).disabled).toBe(true);

    day(/31 December 2199/).focus();
    await userEvent.keyboard('{PageDown}');

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('December 2199');
  });

  test('a day of a neighbouring month leads to that month', async () => {
    await show();
    await findDay('Tuesday 3 November 2026, 1 event');

    await userEvent.click(day('Tuesday 1 December 2026'));

    expect(currentAddress()).toBe(`${MY}?month=2026-12&day=2026-12-01`);
    await waitFor(() => expect(focused()).toBe('Tuesday 1 December 2026, 0 events'));
  });

  test('the months beside it are fetched ahead, and not again when one goes there', async () => {
    const asked = await show();
    const all = ['2026-11', '2026-12', '2026-10'].map((month) => `?scope=my&month=${month}`);
    await waitFor(() => expect(asksFor(asked)).toEqual(all));

    await press('Next month');

    await findDay('Tuesday 1 December 2026, 0 events');
    await waitFor(() => expect(asksFor(asked)).toEqual([...all, '?scope=my&month=2027-01']));
  });

  test('whoever saves data fetches none ahead', async () => {
    savesData();
    const asked = await show();
    await findDay('Tuesday 3 November 2026, 1 event');

    await press('Next month');
    await findDay('Tuesday 1 December 2026, 0 events');

    expect(asksFor(asked)).toEqual(['?scope=my&month=2026-11', '?scope=my&month=2026-12']);
  });
});

describe('the keys', () => {
  test.each([
    ['2026-11-17', '{ArrowRight}', 'Wednesday 18 November 2026'],
    ['2026-11-17', '{ArrowLeft}', 'Monday 16 November 2026'],
    ['2026-11-17', '{ArrowDown}', 'Tuesday 24 November 2026'],
    ['2026-11-17', '{ArrowUp}', 'Tuesday 10 November 2026'],
    ['2026-11-17', '{Home}', 'Monday 16 November 2026'],
    ['2026-11-17', '{End}', 'Sunday 22 November 2026'],
    ['2026-11-17', '{PageDown}', 'Thursday 17 December 2026'],
    ['2026-11-17', '{PageUp}', 'Saturday 17 October 2026'],
    ['2026-11-17', '{Shift>}{PageDown}{/Shift}', 'Wednesday 17 November 2027'],
    ['2026-11-17', '{ArrowDown}{ArrowDown}', 'Tuesday 1 December 2026'],
    // From a longer month to the last day of a shorter one.
    ['2027-01-31', '{PageDown}', 'Sunday 28 February 2027'],
  ])('from %s %s goes to %s', async (from, keys, name) => {
    await show(months({}), `${MY}?day=${from}`);
    screen
      .getAllByRole('gridcell')
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();

    await userEvent.keyboard(keys);

    await waitFor(() => expect(focused()).toContain(name));
  });

  test('Enter opens the day, and Escape gives the focus back to it', async () => {
    await show(undefined, `${MY}?day=2026-11-05`);
    const full = await findDay('Thursday 5 November 2026, 4 events');
    full.focus();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Thursday 5 November 2026' });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(full));
  });
});

test('below 650 px labels are short, days have at most two marks and a count, and the chosen day is listed below, to which Enter leads', async () => {
  setWidth(360);
  await show();
  await findDay('Thursday 5 November 2026, 4 events');

  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nov 2026');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mo',
    'Tu',
    'We',
    'Th',
    'Fr',
    'Sa',
    'Su',
  ]);
  expect(day(/^Thursday 5/).querySelectorAll('i')).toHaveLength(2);
  within(day(/^Thursday 5/)).getByText('+2');
  expect(screen.getByRole('region', { name: 'Tuesday 17 November' }).textContent).toContain(
    'Nothing on this day yet.',
  );
  await userEvent.click(day(/^Thursday 5/));
  const list = screen.getByRole('region', { name: 'Thursday 5 November' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('dialog')).toBeNull();
  day(/^Thursday 5/).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Thursday 5 November');
});
