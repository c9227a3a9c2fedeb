import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow, press } from '#test/hands.ts';
import { currentAddress, json } from '#test/web.tsx';
import { anActivity, anEvent } from '../../features/calendar/an-event.ts';
import {
  asksFor,
  calendarScreens,
  findDay,
  GROUPS,
  MY,
  months,
  openDay,
  plan,
} from '../../features/calendar/calendar-screens.tsx';

const ADD = 'POST /api/events/add';
const OWN_GROUPS = 'GET /api/groups/community/3/user';
const { show } = calendarScreens();

const aGroup = (id: string, isCreator: 'true' | 'false') => ({
  id,
  title: `Group ${id}`,
  description: '',
  communityId: '3',
  createdAt: '2026-01-01T00:00:00.000Z',
  followersCount: 1,
  isFollowed: '1',
  isCreator,
  version: 1,
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
      scope: 'groups',
      communityId: '3',
      groupId: 'made',
      task: 'Seed swap',
      date: '2026-11-17',
      time: '09:15',
      isAllDay: false,
      endTime: '',
      endDate: '',
      repeats: 'no',
      repeatsUntil: '',
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

  expect(currentAddress()).toBe(`${GROUPS}?month=2027-01&day=2027-01-09`);
  await screen.findByRole('link', { name: 'Groups events', current: 'page' });
});
