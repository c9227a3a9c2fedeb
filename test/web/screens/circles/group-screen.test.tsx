import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  confirm,
  dialog,
  fill,
  follow,
  heading,
  hrefOf,
  isClosed,
  press,
  question,
  sent,
  type,
} from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  CONTENT_HOST,
  failure,
  isAt,
  json,
  never,
  noConnection,
  onePage,
  openSite,
  serve,
} from '#test/web.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { storeCommunity } from '#web/lib/session/session.ts';
import { GroupScreen } from '#web/screens/circles/group-screen.tsx';
import { GroupsScreen } from '#web/screens/circles/groups-screen.tsx';
import { aGroup } from '../../features/groups/a-group.ts';
import { aPost } from '../../parts/posts/a-post.ts';

const ONE = 'GET /api/groups/g1';
const LIST = 'GET /api/groups/community/3';
const FOLLOW = 'POST /api/groups-users/follow';
const missing = () => failure(404, 'group.missing', 'There is no such group.');
const listing = (group = aGroup('g1')) => json({ ...onePage, totalItems: 1, data: [group] });

const own = aGroup('g1', { isCreator: 'true', isFollowed: '1' });

const { show } = screenOf(
  { '/groups': <GroupsScreen tab="all" />, '/groups/:id': <GroupScreen /> },
  '/groups/g1',
);

const title = (name = 'Group g1') => heading(name);
const band = () => document.querySelector('.circle-band')?.getAttribute('src');

test('shows what it is: its picture, category, the whole of its description as typed, and who follows', async () => {
  const description = 'Rotas\nand https://lambs.example/list\n\n<b>Colostrum</b>';
  await show({
    [ONE]: () => json(aGroup('g1', { filename: 'sheep.jpg', description, followersCount: 1284 })),
  });

  await title();

  expect(band()).toBe(`${CONTENT_HOST}/group/3/sheep.jpg`);
  screen.getByText('Farmers');
  const words = document.querySelectorAll('.circle-words p');
  expect([...words].map(({ textContent }) => textContent)).toEqual([
    'Rotas\nand https://lambs.example/list',
    '<b>Colostrum</b>',
  ]);
  screen.getByRole('link', { name: 'https://lambs.example/list' });
  expect(document.querySelector('.circle-followers')?.textContent).toBe('1,284 followers');
  expect(hrefOf('Groups')).toBe('/groups');
});

test('beside its acts it says what one hears of it, and mutes it', async () => {
  const muted: object[] = [];
  const asked = await show({
    [ONE]: () => json(aGroup('g1')),
    'GET /api/notices/settings': () =>
      json({ data: { replies: true, mentions: true, courses: true, events: true, muted } }),
    'PUT /api/notices/muted': ({ body }) => {
      muted.push({ on: 'group', id: 'g1', title: 'Group g1' });
      return json({ data: body });
    },
  });
  await title();
  await press('Notifications here');
  await screen.findByText('You are notified when somebody answers you or mentions you here.');

  await press('Mute');

  await screen.findByText('You get no notifications from here.');
  await waitFor(() =>
    expect(asked.find(({ to }) => to === 'PUT /api/notices/muted')?.body).toEqual({
      on: 'group',
      id: 'g1',
      muted: true,
    }),
  );
});

test('without a picture its parcel stands across the band', async () => {
  await show({ [ONE]: () => json(aGroup('g1')) });

  await title();

  expect(band()).toBe(parcelFor('g1'));
});

test('a very long description shows its beginning, and all of it at a press', async () => {
  const description = 'lamb '.repeat(4000).trim();
  await show({ [ONE]: () => json(aGroup('g1', { description })) });
  await title();

  await press('More');

  expect(document.querySelector('.circle-words p')?.textContent).toBe(description);
});

test('below its head are its posts with their filter and pictures, and what it plans', async () => {
  const post = aPost('p1', {
    text: 'Three sets of twins.',
    pictures: [{ name: 'a.png', width: 2, height: 1 }],
  });
  await show({
    [ONE]: () => json(aGroup('g1', { isFollowed: '1' })),
    'GET /api/posts/group/g1': () => json({ ...onePage, totalItems: 1, data: [post] }),
    'GET /api/events': () => json({ data: [] }),
  });
  await title();

  await screen.findByText('Three sets of twins.');
  for (const name of ['Posts', 'Search filter', 'Photos', 'Events']) screen.getByRole('region', { name });
  expect(screen.getAllByAltText('A picture by Ben Lane')).toHaveLength(2);
  await screen.findByText('Nothing is planned in this month or the next.');
  expect(hrefOf('Open the calendar')).toBe('/calendar/groups-events');
});

test('a follow shows at once, is sent, and stands in the list too', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const lists = [listing()];
  const asked = await show(
    {
      [ONE]: () => json(aGroup('g1')),
      // Later it does not answer: what is kept of it is shown.
      [LIST]: () => lists.pop() ?? never(),
      [FOLLOW]: () => promise,
    },
    '/groups',
  );
  await follow('Group g1');
  await title();

  await press('Follow');

  const unfollow = screen.getByRole('button', { name: 'Unfollow' });
  expect(document.activeElement).toBe(unfollow);
  expect(document.querySelector('.circle-followers')?.textContent).toBe('65 followers');
  await waitFor(() => expect(asked.find(({ to }) => to === FOLLOW)?.body).toEqual({ groupId: 'g1' }));
  resolve(json({ data: { isFollowed: '1', followersCount: 70 } }));
  await waitFor(() => expect(document.querySelector('.circle-followers')?.textContent).toBe('70 followers'));
  await follow('Groups');
  await screen.findByText('70 followers');
  await screen.findByRole('button', { name: 'Unfollow: Group g1' });
});

test('an unfollow on its page can be undone', async () => {
  let followed = true;
  const asked = await show({
    [ONE]: () => json(aGroup('g1', { isFollowed: '1' })),
    [FOLLOW]: () => {
      followed = !followed;
      return json({ data: { isFollowed: followed ? '1' : '0', followersCount: followed ? 64 : 63 } });
    },
  });
  await title();

  await press('Unfollow');
  await screen.findByText('You do not follow Group g1 any more.');
  await screen.findByRole('button', { name: 'Follow' });
  await press('Undo');

  await screen.findByRole('button', { name: 'Unfollow' });
  await waitFor(() => expect(asked.filter(({ to }) => to === FOLLOW)).toHaveLength(2));
});

test('what the list knows of it stands at once, the rest of a long description comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const description = 'It goes on and on…';
  await show(
    { [ONE]: () => promise, [LIST]: () => listing(aGroup('g1', { description, filename: 'sheep.jpg' })) },
    '/groups?page=1&category=Farmers',
  );
  await follow('Group g1');

  const heading = screen.getByRole('heading', { level: 1, name: 'Group g1' });
  expect(band()).toBe(`${CONTENT_HOST}/group/3/sheep.jpg`);
  screen.getByText(description);
  expect(document.querySelector('.circle-words .sk')).not.toBeNull();
  const back = screen.getByRole('link', { name: 'Groups' });
  expect(back.getAttribute('href')).toBe('/groups?page=1&category=Farmers');
  resolve(json(aGroup('g1', { description: 'It goes on and on, and ends.' })));

  await screen.findByText('It goes on and on, and ends.');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  expect(document.querySelector('.sk')).toBeNull();
});

test('without a connection what the list knows stands, and says what is missing of it', async () => {
  await show(
    { [ONE]: noConnection, [LIST]: () => listing(aGroup('g1', { description: 'It goes on…' })) },
    '/groups',
  );
  await follow('Group g1');

  await screen.findByRole('heading', { name: 'The rest of it did not load' });

  await title();
  screen.getByText('It goes on…');
  screen.getByRole('button', { name: 'Follow' });
});

test.each([404, 400])('a %i says that it is not here, and leads to the others', async (status) => {
  await show({ [ONE]: () => failure(status, 'group.missing', 'No.') });

  await title('This group is not here');

  expect(hrefOf('See all groups')).toBe('/groups');
});

test('opens from any community, and stays when its own is left', async () => {
  const asked = await show({
    [ONE]: () => json(aGroup('g1', { communityId: '4', filename: 'sheep.jpg' })),
    [FOLLOW]: () => json({ data: { isFollowed: '1', followersCount: 65 } }),
  });
  await title();
  expect(band()).toBe(`${CONTENT_HOST}/group/4/sheep.jpg`);

  await press('Follow');

  await waitFor(() => expect(asked.find(({ to }) => to === FOLLOW)?.body).toEqual({ groupId: 'g1' }));
  act(() => storeCommunity({ id: '5', name: 'Orchard Keepers', slug: 'orchard-keepers' }));
  await title();
});

test('one of another community is changed and deleted where it is', async () => {
  const elsewhere = aGroup('g1', { ...own, communityId: '4' });
  const asked = await show({
    [ONE]: () => json(elsewhere),
    [LIST]: () => json({ ...onePage, data: [] }),
    'PUT /api/groups/g1/community/4': () => json({ ...elsewhere, title: 'Night lambing', version: 1 }),
    'DELETE /api/groups/g1/community/4': () => json({ id: 'g1' }),
  });
  await title();

  await press('Edit groups');
  const form = await dialog('Edit groups');
  await fill('Title', 'Night lambing', form);
  await press('Save', form);
  await title('Night lambing');
  await press('Delete');
  await confirm('Delete');

  await isAt('/groups');
  const changes = asked.map(({ to }) => to).filter((to) => /^(PUT|DELETE)/.test(to));
  expect(changes).toEqual(['PUT /api/groups/g1/community/4', 'DELETE /api/groups/g1/community/4']);
});

test.each(['group', 'community'])(
  'one whose %s went while it was open is said to be gone, and leaves its list',
  async (what) => {
    let isDeleted = false;
    await show(
      {
        [ONE]: () => (isDeleted ? missing() : json(aGroup('g1'))),
        [LIST]: () => (isDeleted ? json({ ...onePage, data: [] }) : listing()),
        [FOLLOW]: () => failure(404, `${what}.missing`, 'There is none.'),
      },
      '/groups',
    );
    await follow('Group g1');
    await title();
    isDeleted = true;

    await press('Follow');

    await screen.findByText('You do not follow Group g1. There is none.');
    await title('This group is not here');
    await follow('See all groups');
    await screen.findByText('No groups here yet');
  },
);

test('its creator changes it in place of following', async () => {
  const asked = await show({
    [ONE]: () => json(own),
    'PUT /api/groups/g1/community/3': () => json({ ...own, title: 'Night lambing', version: 1 }),
  });
  await title();
  screen.getByText('Yours');
  expect(screen.queryByRole('button', { name: /ollow/ })).toBeNull();

  await press('Edit groups');
  const form = await dialog('Edit groups');
  const field = await form.findByLabelText<HTMLInputElement>('Title');
  expect(field.value).toBe('Group g1');
  await userEvent.clear(field);
  await press('Save', form);
  await form.findByText('You must enter title');
  await userEvent.type(field, 'Night lambing');
  await press('Save', form);

  await title('Night lambing');
  await isClosed();
  const [change] = asked.filter(({ to }) => to.startsWith('PUT')).map(sent);
  expect(change).toEqual({ title: 'Night lambing', version: '0' });
});

test('one that another device deleted says so below its form, which keeps what was typed', async () => {
  let isDeleted = false;
  await show({
    [ONE]: () => (isDeleted ? missing() : json(own)),
    'PUT /api/groups/g1/community/3': missing,
  });
  await press('Edit groups');
  const form = await dialog('Edit groups');
  await type('Title', '!', form);
  isDeleted = true;

  await press('Save', form);

  expect((await form.findByRole('alert')).textContent).toMatch(/^This was deleted on another device/);
  await screen.findByText('This group is not here');
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Group g1!');
  await userEvent.keyboard('{Escape}');
  await title('This group is not here');
});

test('its creator deletes it after a question, and is back at the groups', async () => {
  let isDeleted = false;
  const asked = await show({
    [ONE]: () => json(own),
    [LIST]: () => (isDeleted ? json({ ...onePage, data: [] }) : listing(own)),
    'DELETE /api/groups/g1/community/3': () => {
      isDeleted = true;
      return json({ id: 'g1' });
    },
  });
  await title();

  await press('Delete');
  const asks = await question('Are you sure you want to delete?');
  asks.getByText(
    '“Group g1” goes for everyone, with its picture, events, posts and all replies, surveys and their answers.',
  );
  await press('Cancel', asks);
  expect(asked.some(({ to }) => to.startsWith('DELETE'))).toBe(false);
  await press('Delete');
  await confirm('Delete');

  await isAt('/groups');
  await screen.findByText('Group g1 is deleted.');
  await screen.findByText('No groups here yet');
});

test('the address of the documents’ static forms leads to the groups that one follows', async () => {
  serve({
    'GET /api/communities/user': () => json({ communities: [] }),
    'GET /api/groups/community/3/user': () => json({ ...onePage, totalItems: 1, data: [aGroup('g1')] }),
  });

  openSite('/my-group-view-page');

  await heading('Group g1', 2);
  expect(window.location.pathname).toBe('/your-groups');
});
