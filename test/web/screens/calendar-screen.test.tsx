import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarEvent, EventDay } from '#contract/events.ts';
import { box, confirm, connect, dialog, fill, follow, isKept, press, question, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, noConnection, place, setWidth } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { CalendarScreen } from '#web/screens/calendar-screen.tsx';
import { anActivity, anEvent } from '../features/calendar/an-event.ts';

const MY = '/calendar/my-events';
const GROUPS = '/calendar/groups-events';
const LIST = 'GET /api/events';
const ADD = 'POST /api/events/add';
const OWN_GROUPS = 'GET /api/groups/community/3/user';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 12), shouldAdvanceTime: true }),
);

/** Months by their names; those that are not named are empty. */
const months = (days: Record<string, EventDay[]>): Answers => ({
  [LIST]: ({ url }) => json({ data: days[url.searchParams.get('month') ?? ''] ?? [] }),
});
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
const november: EventDay[] = [
  { date: '2026-11-03', activities: [anActivity('vet', { task: 'Vet: herd check' })] },
  {
    date: '2026-11-05',
    activities: ['Seed swap', 'Machine ring', 'Call the mill', 'Sharpen the blades'].map((task, index) =>
      anActivity(`e${index}`, { task, time: `0${6 + index}:00` }),
    ),
  },
];

const { show } = screenOf(
  { [MY]: <CalendarScreen scope="my" />, [GROUPS]: <CalendarScreen scope="groups" /> },
  MY,
  { answers: () => months({ '2026-11': november }) },
);

const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const findDay = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const nameOf = (cell: Element | null) => cell?.querySelector('.vh')?.textContent ?? '';
const focused = () => nameOf(document.activeElement);
const asksFor = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ to }) => to === LIST).map(({ url }) => url.search);

describe('a month', () => {
  test('is a grid of 42 days in 6 weeks from Monday on, with today marked', async () => {
    await show();
    await findDay('Tuesday 3 November 2026, 1 event');

    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ]);
    const today = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-current'));
    expect(today.map(nameOf)).toEqual(['Tuesday 17 November 2026, 0 events']);
  });

  test('that is still open after midnight marks the new day, and leads to it', async () => {
    await show(undefined, `${MY}?month=2026-11&day=2026-11-03`);
    await findDay('Tuesday 3 November 2026, 1 event');
    vi.setSystemTime(new Date(2026, 10, 18, 6));
    document.dispatchEvent(new Event('visibilitychange'));

    const today = await findDay('Wednesday 18 November 2026, 0 events');
    await waitFor(() => expect(today.getAttribute('aria-current')).toBe('date'));
    await press('Today');
    expect(place()).toContain('day=2026-11-18');
  });

  test('lists two events of a day, and counts the rest, which opens the day', async () => {
    await show();
    const full = await findDay('Thursday 5 November 2026, 4 events');
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

  test('that did not load says so on its days, and shows what waits', async () => {
    setWidth(360);
    await show({ [LIST]: noConnection, [ADD]: noConnection });
    await screen.findByRole('alert');
    expect(screen.getByText('What is on this day did not load.')).toBeTruthy();
    expect(document.querySelector('.sk')).toBeNull();

    await press('Add event');
    await plan('Order seed');
    await press('Add');
    await isKept();

    expect(await screen.findByText('Order seed')).toBeTruthy();
    // How many there are is not known.
    expect(day('Tuesday 17 November 2026')).toBeTruthy();
  });

  test('says what to do where nothing is in it', async () => {
    await show(months({}));

    expect(await screen.findByText(/Nothing in this month yet/)).toBeTruthy();
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
    expect(place()).toBe(`${MY}?month=2026-12&day=2026-12-01`);
    await press('Today');

    expect(place()).toBe(`${MY}?month=2026-11&day=2026-11-17`);
  });

  test.each(['?month=2026-13', '?month=1899-01', '?day=2026-02-30', '?month=&day='])(
    'is that of today where the address says none: %s',
    async (search) => {
      await show(months({}), MY + search);

      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026');
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

    expect(place()).toBe(`${MY}?month=2026-12&day=2026-12-01`);
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
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    const asked = await show();
    await findDay('Tuesday 3 November 2026, 1 event');

    await press('Next month');
    await findDay('Tuesday 1 December 2026, 0 events');

    expect(asksFor(asked)).toEqual(['?scope=my&month=2026-11', '?scope=my&month=2026-12']);
  });
});

describe('the keys', () => {
  const walk = async (from: string, keys: string) => {
    await show(months({}), `${MY}?day=${from}`);
    screen
      .getAllByRole('gridcell')
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();
    await userEvent.keyboard(keys);
    return focused();
  };

  test.each([
    ['{ArrowRight}', 'Wednesday 18 November 2026'],
    ['{ArrowLeft}', 'Monday 16 November 2026'],
    ['{ArrowDown}', 'Tuesday 24 November 2026'],
    ['{ArrowUp}', 'Tuesday 10 November 2026'],
    ['{Home}', 'Monday 16 November 2026'],
    ['{End}', 'Sunday 22 November 2026'],
    ['{PageDown}', 'Thursday 17 December 2026'],
    ['{PageUp}', 'Saturday 17 October 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Wednesday 17 November 2027'],
    ['{ArrowDown}{ArrowDown}', 'Tuesday 1 December 2026'],
  ])('%s goes to %s', async (keys, name) => {
    await walk('2026-11-17', keys);

    await waitFor(() => expect(focused()).toContain(name));
  });

  test('a longer month leads to the last day of a shorter one', async () => {
    await walk('2027-01-31', '{PageDown}');

    await waitFor(() => expect(focused()).toContain('Sunday 28 February 2027'));
  });

  test('one day is in the tab order', async () => {
    await show();

    const inOrder = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);

    expect(inOrder.map(({ ariaSelected }) => ariaSelected)).toHaveLength(1);
  });

  test('Enter opens the day, and Escape gives the focus back to it', async () => {
    await show();
    const full = await findDay('Thursday 5 November 2026, 4 events');
    day(/^Tuesday 17/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(full));

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Thursday 5 November 2026' });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(full));
  });
});

describe('below 650 px', () => {
  beforeEach(() => setWidth(360));

  test('labels are short, days have marks, and the chosen day is listed below', async () => {
    await show();
    await findDay('Thursday 5 November 2026, 4 events');

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nov 2026');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    ]);
    expect(day(/^Thursday 5/).querySelectorAll('i')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Tuesday 17 November' }).textContent).toContain(
      'Nothing on this day yet.',
    );
    await userEvent.click(day(/^Thursday 5/));
    const list = screen.getByRole('region', { name: 'Thursday 5 November' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Enter leads to the list', async () => {
    await show();
    (await findDay(/^Tuesday 17/)).focus();

    await userEvent.keyboard('{Enter}');

    expect(document.activeElement?.textContent).toBe('Tuesday 17 November');
  });
});

const plan = async (task: string, time = '09:15') => {
  await type('What is planned', task);
  await type('Time', time);
};
const openDay = async (name: string) => {
  await userEvent.click(await findDay(name));
  return dialog();
};
/** Chooses it in the options of the vet's visit, on its day. */
async function choose(act: 'Edit' | 'Delete') {
  const opened = await openDay('Tuesday 3 November 2026, 1 event');
  await press('Options: Vet: herd check', opened);
  await press(act);
}

describe('one’s own event', () => {
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
      { scope: 'my', task: 'Vet: herd check', date: '2026-11-10', time: '09:15' },
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

  test.each(['GET', 'PUT'])(
    'that another device deleted is on no day once its %s says so',
    async (method) => {
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
    },
  );

  test('goes at once when it is deleted, after a question', async () => {
    const asked = await show(remembering(one));
    await choose('Delete');
    await press('Delete', await question('Are you sure you want to delete?'));

    expect((await screen.findByRole('dialog')).textContent).toContain('Nothing on this day yet.');
    await waitFor(() => expect(asked.some(({ to }) => to === 'DELETE /api/events/vet')).toBe(true));
    await waitFor(() => expect(getOutbox().things?.every(({ state }) => state === 'sent')).toBe(true));
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
});

describe('the events of groups', () => {
  const aGroup = (id: string, isCreator: 'true' | 'false') => ({
    ...{ id, title: `Group ${id}`, description: '', communityId: '3', createdAt: '2026-01-01T00:00:00.000Z' },
    ...{ followersCount: 1, isFollowed: '1', isCreator, version: 1 },
  });
  const pageOf = (data: object[], page = 1, pages = 1) =>
    json({ data, page, pageSize: 50, pages, totalPages: pages, totalItems: data.length });

  test('are those of the current community, and who did not make them can change nothing', async () => {
    const activity = anActivity('a', { isCreator: 'false', title: 'Seed Savers', groupId: 'g' });
    const asked = await show(months({ '2026-11': [{ date: '2026-11-03', activities: [activity] }] }), GROUPS);

    const opened = await openDay('Tuesday 3 November 2026, 1 event');

    expect(opened.getByRole('listitem').textContent).toContain('Seed Savers');
    expect(opened.queryByRole('button', { name: /Options/ })).toBeNull();
    expect(asksFor(asked)[0]).toBe('?scope=groups&month=2026-11&communityId=3');
  });

  test('are added to a group that one has made, on whichever page it is', async () => {
    const asked = await show(
      {
        ...months({}),
        [OWN_GROUPS]: ({ url }) =>
          url.searchParams.get('pageNumber') === '1'
            ? pageOf([aGroup('followed', 'false')], 1, 2)
            : pageOf([aGroup('made', 'true')], 2, 2),
        [ADD]: ({ body }) =>
          json({ data: anEvent('new', { ...(body as object), scope: 'groups', title: 'Group made' }) }, 201),
      },
      GROUPS,
    );
    await findDay('Tuesday 17 November 2026, 0 events');
    await press('Add event');

    const select = await screen.findByLabelText('Group');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose one of your groups', 'Group made']);
    await userEvent.selectOptions(select, 'Group made');
    await plan('Seed swap');
    await press('Add');

    await findDay(/^Tuesday 17 November 2026, /);
    await waitFor(() =>
      expect(asked.find(({ to }) => to === ADD)?.body).toEqual({
        ...{ scope: 'groups', communityId: '3', groupId: 'made' },
        ...{ task: 'Seed swap', date: '2026-11-17', time: '09:15' },
      }),
    );
  });

  test('where one has made none, the dialog says so, with the way to the groups', async () => {
    await show({ ...months({}), [OWN_GROUPS]: () => pageOf([aGroup('followed', 'false')]) }, GROUPS);
    await press('Add event');

    expect(await screen.findByText('You have made no group here yet')).toBeTruthy();
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'See all groups' });
    expect(link.getAttribute('href')).toBe('/groups');
  });

  test('have their tab, which keeps the day', async () => {
    await show(months({}), `${MY}?month=2027-01&day=2027-01-09`);

    await follow('Groups events');

    expect(place()).toBe(`${GROUPS}?month=2027-01&day=2027-01-09`);
    expect(screen.getByRole('link', { name: 'Groups events' }).getAttribute('aria-current')).toBe('page');
  });
});
