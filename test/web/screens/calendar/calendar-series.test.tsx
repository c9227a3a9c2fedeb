import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CalendarEvent } from '#contract/events/events.ts';
import { daysIn } from '#contract/fields/recurrence.ts';
import { box, callsTo, isKept, press, question, type } from '#test/hands.ts';
import { type Answers, json, noConnection } from '#test/web.tsx';
import { anEvent } from '../../features/calendar/an-event.ts';
import { calendarScreens, day, findDay, LIST, openDay } from '../../features/calendar/calendar-screens.tsx';

const ADD = 'POST /api/events/add';
const { show } = calendarScreens();

/** A calendar with one event, on each of its days, as the API answers it. */
const having = (event: CalendarEvent): Answers => ({
  [LIST]: ({ url }) => {
    const { date: first, scope: _, ...activity } = event;
    const days = daysIn(event, url.searchParams.get('month') ?? '');
    return json({
      data: days.map((date) => ({
        date,
        activities: [{ ...activity, ...(date !== first && { startDate: first }) }],
      })),
    });
  },
  [`GET /api/events/${event.id}`]: () => json(event),
});

const weekly = anEvent('rota', { task: 'Rota', repeats: 'week', repeatsUntil: '2027-01-11' });

test('all day is chosen before the times, which are not asked then', async () => {
  const asked = await show({ [ADD]: ({ body }) => json({ data: anEvent('new', body as object) }, 201) });
  await press('Add event');
  await type('What is planned', 'Machinery fair');
  await type('Time', '09:15');
  expect(screen.queryByLabelText(/^Last day/)).toBeNull();

  await userEvent.click(box('All day'));
  expect(screen.queryByLabelText('Time')).toBeNull();
  await type(/^Last day/, '2026-11-19');
  await press('Add');

  expect(await findDay('Wednesday 18 November 2026, 1 event')).toBeTruthy();
  expect(callsTo(asked, ADD).map(({ body }) => body)).toEqual([
    {
      scope: 'my',
      task: 'Machinery fair',
      date: '2026-11-17',
      isAllDay: true,
      time: '',
      endTime: '',
      endDate: '2026-11-19',
      repeats: 'no',
      repeatsUntil: '',
    },
  ]);
});

test('a time that was typed is there again when all day is taken back', async () => {
  await show();
  await press('Add event');
  await type('Time', '09:15');

  await userEvent.click(box('All day'));
  await userEvent.click(box('All day'));

  expect(box('Time').value).toBe('09:15');
});

test('an end before the start, and a series without an end in a year, are refused in words', async () => {
  const asked = await show();
  await press('Add event');
  await type('What is planned', 'Rota');
  await type('Time', '09:15');
  await type(/^End/, '09:00');
  await userEvent.click(box('Every week'));
  await type(/^Until/, '2027-11-17');
  await press('Add');

  expect(
    await screen.findByText(
      'The end must be later than the start: an event ends on the day it begins. If it goes on past midnight, leave the end empty.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText('It repeats for one year at most: please choose a day up to 2027-11-16.'),
  ).toBeTruthy();
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('a series is on each of its days before it is sent, and in the next month', async () => {
  await show({ [ADD]: noConnection });
  await findDay('Tuesday 17 November 2026, 0 events');
  await press('Add event');
  await type('What is planned', 'Rota');
  await type('Time', '07:30');
  await userEvent.click(box('Every week'));
  await press('Add');

  await isKept();
  expect(await findDay('Tuesday 24 November 2026, 1 event')).toBeTruthy();
  expect(screen.getByText('1 event has not been sent yet and is not in the file.')).toBeTruthy();
  await press('Next month');
  expect(await findDay('Tuesday 29 December 2026, 1 event')).toBeTruthy();
});

test('a day of a series says how it repeats, and opens the form of the whole series', async () => {
  await show(having(weekly));
  const opened = await openDay('Tuesday 24 November 2026, 1 event');

  expect(opened.getByText('Every week, until 11 January 2027')).toBeTruthy();
  await press('Options: Rota', opened);
  await press('Edit');
  expect((await screen.findByLabelText<HTMLInputElement>('Day')).value).toBe('2026-11-03');
  expect(box('Every week').checked).toBe(true);
  expect(screen.getByText('A change applies to all days of this event.')).toBeTruthy();
});

test('a changed series is on its new days, and the member stays at the day that it is still on', async () => {
  const asked = await show({
    ...having(weekly),
    'PUT /api/events/rota': ({ body }) => json({ ...weekly, ...(body as object), version: 2 }),
  });
  const opened = await openDay('Tuesday 24 November 2026, 1 event');
  await press('Options: Rota', opened);
  await press('Edit');
  await screen.findByLabelText(/^Until/);
  await userEvent.clear(box(/^Until/));
  await press('Save');

  expect(await screen.findByText('“Rota” is changed.')).toBeTruthy();
  expect(callsTo(asked, 'PUT /api/events/rota')[0]?.body).toEqual({ version: 1, repeatsUntil: '' });
  expect(day('Tuesday 24 November 2026, 1 event').getAttribute('aria-selected')).toBe('true');
});

test('a deleted series goes from all of its days, which is said before', async () => {
  await show({ ...having(weekly), 'DELETE /api/events/rota': noConnection });
  const opened = await openDay('Tuesday 24 November 2026, 1 event');
  await press('Options: Rota', opened);
  await press('Delete');

  const asked = await question();
  expect(asked.getByText(/You can delete Tuesday 24 November only, or all of them/)).toBeTruthy();
  await press('Delete all of them', asked);
  await userEvent.keyboard('{Escape}');
  expect(await findDay('Tuesday 10 November 2026, 0 events')).toBeTruthy();
});

test('one time of a series is deleted without a signal, and is not there any more once that has arrived', async () => {
  let stored = weekly;
  let isDown = true;
  const asked = await show({
    [LIST]: (call) => having(stored)[LIST]?.(call) ?? json({ data: [] }),
    'PUT /api/events/rota': ({ body }) => {
      if (isDown) return noConnection();
      stored = { ...weekly, version: 2, leftOut: [(body as { leaveOut: string }).leaveOut] };
      return json(stored);
    },
  });
  const opened = await openDay('Tuesday 24 November 2026, 1 event');
  await press('Options: Rota', opened);
  await press('Delete');

  screen.getByText(/^“Rota” repeats\. You can delete .+ only, or all of them\.$/);
  await press('Delete this one only', await question());

  expect(await screen.findByText('“Rota” is deleted on Tuesday 24 November.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(await findDay('Tuesday 24 November 2026, 0 events')).toBeTruthy();
  expect(day('Tuesday 17 November 2026, 1 event')).toBeTruthy();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(stored.version).toBe(2), { timeout: 10_000 });
  expect(callsTo(asked, 'PUT /api/events/rota').at(-1)?.body).toEqual({ leaveOut: '2026-11-24' });
  await press('Next month');
  await press('Previous month');
  expect(await findDay('Tuesday 24 November 2026, 0 events')).toBeTruthy();
  expect(day('Tuesday 3 November 2026, 1 event')).toBeTruthy();
});

test('the last time that is left of a series is deleted with it', async () => {
  await show(having({ ...weekly, repeatsUntil: '2026-11-10', leftOut: ['2026-11-03'] }));
  const opened = await openDay('Tuesday 10 November 2026, 1 event');
  await press('Options: Rota', opened);
  await press('Delete');

  const asked = await question();
  asked.getByText(/It is on several days, and will be deleted from all of them/);
  expect(asked.queryByRole('button', { name: 'Delete this one only' })).toBeNull();
});
