import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CalendarEvent } from '#contract/events/events.ts';
import { box, confirm, connect, fill, isKept, press, question, type } from '#test/hands.ts';
import { type Answers, failure, json, noConnection, setWidth } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { anEvent } from '../../features/calendar/an-event.ts';
import {
  calendarScreens,
  day,
  findDay,
  LIST,
  months,
  november,
  openDay,
  plan,
} from '../../features/calendar/calendar-screens.tsx';

const ADD = 'POST /api/events/add';
const { show } = calendarScreens();

/** A calendar that remembers what is done to it. */
function remembering(...stored: CalendarEvent[]): Answers {
  const of = (month: string) => stored.filter(({ date }) => date.startsWith(month));
  return {
    [LIST]: ({ url }) =>
      json({
        data: of(url.searchParams.get('month') ?? '').map((each) => ({
          date: each.date,
          activities: [each],
        })),
      }),
    [ADD]: ({ body }) => {
      stored.push(anEvent('new', body as object));
      return json({ data: stored.at(-1) }, 201);
    },
    'GET /api/events/vet': () => json(stored[0]),
    'PUT /api/events/vet': ({ body }) => {
      stored[0] = { ...anEvent('vet'), ...stored[0], ...(body as object), version: 4 };
      return json(stored[0]);
    },
    'DELETE /api/events/vet': () => {
      stored.splice(0, 1);
      return json({ id: 'vet' });
    },
  };
}
/** Chooses it in the options of the vet's visit, on its day. */
async function choose(act: 'Edit' | 'Delete') {
  const opened = await openDay('Tuesday 3 November 2026, 1 event');
  await press('Options: Vet: herd check', opened);
  await press(act);
}

test('is added on the day that was opened, and stands in it', async () => {
  const asked = await show(remembering());
  const opened = await openDay('Tuesday 10 November 2026, 0 events');
  await press('Add event', opened);

  await plan('Vet: herd check');
  expect(box('Day').value).toBe('2026-11-10');
  await press('Add');

  expect(await screen.findByText('“Vet: herd check” is in the calendar.')).toBeTruthy();
  expect(await findDay('Tuesday 10 November 2026, 1 event')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter(({ to }) => to === ADD).map(({ body }) => body)).toEqual([
    {
      scope: 'my',
      task: 'Vet: herd check',
      date: '2026-11-10',
      time: '09:15',
      isAllDay: false,
      endTime: '',
      endDate: '',
      repeats: 'no',
      repeatsUntil: '',
    },
  ]);
});

test('says what is missing', async () => {
  await show();
  await press('Add event');

  await screen.findByLabelText('What is planned');
  await press('Add');

  expect(await screen.findByText('Please say what is planned.')).toBeTruthy();
  expect(screen.getByText(/Please choose a time/)).toBeTruthy();
});

test('waits in its day, marked, while there is no signal', async () => {
  let isDown = true;
  const api = remembering();
  await show({
    ...api,
    [ADD]: (asked) => (isDown ? noConnection() : (api[ADD]?.(asked) ?? noConnection())),
  });
  await findDay('Tuesday 17 November 2026, 0 events');
  await press('Add event');
  await plan('Order seed');
  await press('Add');

  await isKept();
  const opened = await openDay('Tuesday 17 November 2026, 1 event');
  expect(opened.getByRole('listitem').textContent).toContain('Order seed');
  expect(opened.getByRole('link').getAttribute('href')).toBe('/unsent');

  const missing = '1 event has not been sent yet and is not in the file.';
  expect(screen.getByText(missing)).toBeTruthy();

  isDown = false;
  connect();
  await waitFor(() => expect(opened.queryByRole('link')).toBeNull());
  expect(opened.getByRole('listitem').textContent).toContain('Order seed');
  expect(screen.queryByText(missing)).toBeNull();
});

test('is begun once: what was typed is there again, on the day that is open then', async () => {
  await show();
  await findDay('Tuesday 3 November 2026, 1 event');
  await press('Add event');
  await plan('Grease the baler');
  await userEvent.keyboard('{Escape}');

  const opened = await openDay('Tuesday 10 November 2026, 0 events');
  await press('Add event', opened);

  await screen.findByLabelText('What is planned');
  expect(box('What is planned').value).toBe('Grease the baler');
  expect(box('Day').value).toBe('2026-11-10');
  expect(screen.getByText(/You began this before/)).toBeTruthy();
});

const one = anEvent('vet', { task: 'Vet: herd check', version: 3 });

test('is moved to another month: it goes from here and stands there', async () => {
  const asked = await show(remembering(one));
  await choose('Edit');
  await fill('Day', '2026-12-04');
  await press('Save');

  expect(await findDay('Friday 4 December 2026, 1 event')).toBeTruthy();
  expect(asked.find(({ to }) => to === 'PUT /api/events/vet')?.body).toEqual({
    version: 3,
    date: '2026-12-04',
  });
  await press('Previous month');
  expect(await findDay('Tuesday 3 November 2026, 0 events')).toBeTruthy();
});

test('is changed without a signal too: the month knows what is in it', async () => {
  await show({
    ...months({ '2026-11': november }),
    'GET /api/events/vet': noConnection,
    'PUT /api/events/vet': noConnection,
  });
  await choose('Edit');
  await type('What is planned', ' and hooves');
  expect(box('Day').value).toBe('2026-11-03');
  await press('Save');
  await isKept();

  await openDay('Tuesday 3 November 2026, 1 event');
  expect(screen.getByRole('dialog').textContent).toContain('Vet: herd check and hooves');
});

test('that another device changed shows its time beside what is typed', async () => {
  let time = '07:30';
  await show({
    ...months({ '2026-11': november }),
    'GET /api/events/vet': () => json({ ...one, time }),
    'PUT /api/events/vet': () => {
      time = '11:00';
      return failure(409, 'event.changed', 'It was changed meanwhile.');
    },
  });
  await choose('Edit');
  await type('What is planned', ' and hooves');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('11:00');
});

test.each(['GET', 'PUT'])('that another device deleted is on no day once its %s says so', async (method) => {
  await show({
    ...months({ '2026-11': november }),
    'GET /api/events/vet': () => json(one),
    [`${method} /api/events/vet`]: () => failure(404, 'event.missing', 'There is no such event.'),
  });
  await choose('Edit');
  if (method === 'PUT') {
    await type('What is planned', ' and hooves');
    await press('Save');
  }
  await screen.findByRole('alert');
  await userEvent.keyboard('{Escape}');

  expect((await screen.findByRole('dialog')).textContent).toContain('Nothing on this day yet.');
});

test('goes at once when it is deleted, after a question', async () => {
  const asked = await show(remembering(one));
  await choose('Delete');
  await press('Delete', await question('Are you sure you want to delete?'));

  expect((await screen.findByRole('dialog')).textContent).toContain('Nothing on this day yet.');
  await waitFor(() => expect(asked.some(({ to }) => to === 'DELETE /api/events/vet')).toBe(true));
  await waitFor(() => expect(getOutbox().entries?.every(({ state }) => state === 'sent')).toBe(true));
  expect(screen.getByRole('dialog').textContent).toContain('Nothing on this day yet.');
});

test('is back with words where its deletion is refused', async () => {
  await show({
    ...months({ '2026-11': november }),
    'DELETE /api/events/vet': () => failure(403, 'event.foreign', 'This is not yours.'),
  });
  await choose('Delete');
  await confirm('Delete');

  expect(await screen.findByText('“Vet: herd check” was not deleted. This is not yours.')).toBeTruthy();
  expect((await screen.findByRole('dialog')).textContent).toContain('Vet: herd check');
});

test('waits on its day in a month that did not load, which says so', async () => {
  setWidth(360);
  await show({ [LIST]: noConnection, [ADD]: noConnection });
  await screen.findByRole('alert');
  expect(screen.getByText('The events of this day did not load.')).toBeTruthy();
  expect(document.querySelector('.sk')).toBeNull();

  await press('Add event');
  await plan('Order seed');
  await press('Add');
  await isKept();

  expect(await screen.findByText('Order seed')).toBeTruthy();
  // How many there are is not known.
  expect(day('Tuesday 17 November 2026')).toBeTruthy();
});
