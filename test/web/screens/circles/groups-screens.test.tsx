import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Enterprise } from '#contract/communities/enterprises.ts';
import {
  box,
  callsTo,
  cardOf,
  connect,
  dialog,
  follow,
  isClosed,
  isKept,
  keysOf,
  press,
  sent,
  type,
} from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  CONTENT_HOST,
  community,
  currentAddress,
  failure,
  json,
  noConnection,
  storeSession,
} from '#test/web.tsx';
import { onCommunityGone } from '#web/lib/api/community-gone.ts';
import { readDeviceFile } from '#web/lib/device/device-files.ts';
import { endSession, getSession } from '#web/lib/session/session.ts';
import { CommunityGroupsScreen } from '#web/screens/circles/community-groups-screen.tsx';
import { EnterprisesScreen } from '#web/screens/circles/enterprises-screen.tsx';
import { GroupsScreen } from '#web/screens/circles/groups-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aGroup, anEnterprise, groupsPage } from '../../features/groups/a-group.ts';

type Item = Enterprise;

const faces = {
  groups: {
    noun: 'group',
    title: 'Groups',
    all: '/groups',
    my: '/your-groups',
    at: '/groups',
    create: 'Create Group',
    edit: 'Edit groups',
    name: 'Group',
    item: (id: string, more: Partial<Item> = {}): Item => aGroup(id, more),
  },
  enterprises: {
    noun: 'enterprise',
    title: 'Enterprises',
    all: '/enterprises',
    my: '/your-enterprises',
    at: '/your-enterprises',
    create: 'Create Enterprise',
    edit: 'Edit enterprise',
    name: 'Enterprise',
    item: anEnterprise,
  },
};

const { show } = screenOf(
  {
    '/groups': <GroupsScreen tab="all" />,
    '/your-groups': <GroupsScreen tab="my" />,
    '/your-community-group/:slug': <CommunityGroupsScreen />,
    '/enterprises': <EnterprisesScreen tab="all" />,
    '/your-enterprises': <EnterprisesScreen tab="my" />,
    '/unsent': <UnsentScreen />,
  },
  '/groups',
);

const goElsewhere = () =>
  act(() => storeSession({ community: { id: '7', name: 'Hill Terraces', slug: 'hill-terraces' } }));

const full = async () => ({ quota: 1, usage: 1 });

const files = [new File(['lambs'], 'lambs.png', { type: 'image/png' })];
const choose = () => fireEvent.change(screen.getByLabelText(/: choose a file$/i), { target: { files } });

const draftNames = () => Object.keys(localStorage).filter((name) => name.includes('Draft/new-'));

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe.each(Object.entries(faces))('%s', (many, face) => {
  const { noun, all, my, at, name, item } = face;
  const LIST = `GET /api/${many}/community/3`;
  const CREATE = `POST /api/${many}/add/community/3`;
  const FOLLOW = `POST /api/${many}-users/follow`;
  const listing = (...items: Item[]): Answers => ({ [LIST]: () => json(groupsPage(items)) });

  async function write(title = 'Night lambing') {
    await press(face.create);
    const form = await dialog(face.create);
    await type('Title', title, form);
    await type('Description', 'Who is up at four?', form);
    await press(face.create, form);
    return form;
  }
  /** Written without a signal; later `answer` answers. */
  async function writeLost() {
    const answer = vi.fn<(request: Asked) => Response>(noConnection);
    const asked = await show(
      {
        ...listing(item('b')),
        [`GET /api/${many}/community/7`]: () => json(groupsPage([item('z', { communityId: '7' })])),
        [CREATE]: (request) => answer(request),
      },
      all,
    );
    await cardOf(`${name} b`);
    await write();
    await isKept();
    return { answer, asked };
  }
  const made = (request: Asked) =>
    item('made', { ...sent(request), category: undefined, isFollowed: '1', isCreator: 'true' });

  test('of the current community are cards with a mark, each of which leads to its page', async () => {
    await show(listing(item('a', { filename: 'sun.jpg' }), item('b', { followersCount: 1 })), all);

    const card = await cardOf(`${name} a`);

    screen.getByRole('heading', { level: 1, name: face.title });
    expect(card.getByRole('presentation').getAttribute('src')).toBe(`${CONTENT_HOST}/${noun}/3/sun.jpg`);
    for (const text of ['Farmers', '64 followers', 'What a is about.']) card.getByText(text);
    expect(card.getByRole('link', { name: `${name} a` }).getAttribute('href')).toBe(`${at}/a`);
    const other = await cardOf(`${name} b`);
    expect(other.getByRole('presentation').getAttribute('src')).toMatch(/marks.*#parcel-/);
    other.getByText('1 follower');
  });

  test.each<[string, Partial<Item>, string[]]>([
    ['not followed', {}, ['Follow']],
    ['followed', { isFollowed: '1' }, ['Unfollow', 'Visit']],
    ['own', { isFollowed: '1', isCreator: 'true' }, ['Visit']],
  ])('%s offer what one may do', async (which, more, actions) => {
    await show(listing(item('a', more)), all);

    const card = await cardOf(`${name} a`);

    const found = [...card.queryAllByRole('button'), ...card.getAllByRole('link')].map(
      (each) => each.textContent,
    );
    expect(found.filter((text) => text && text !== `${name} a`)).toEqual(actions);
    expect(card.queryAllByRole('button', { name: `Options: ${name} a` })).toHaveLength(
      which === 'own' ? 1 : 0,
    );
    expect(card.queryAllByText('Yours')).toHaveLength(which === 'own' ? 1 : 0);
  });

  test('are followed at once, and are then there to visit', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show({ ...listing(item('a')), [FOLLOW]: () => late.promise }, all);
    const card = await cardOf(`${name} a`);

    await press(`Follow: ${name} a`);

    card.getByText('65 followers');
    expect(card.getByRole('link', { name: `Visit: ${name} a` }).getAttribute('href')).toBe(`${at}/a`);
    expect(document.activeElement).toBe(card.getByRole('button', { name: `Unfollow: ${name} a` }));
    late.resolve(json({ data: { isFollowed: '1', followersCount: 70 } }));
    await card.findByText('70 followers');
    expect(callsTo(asked, FOLLOW).map(({ body }) => body)).toEqual([{ [`${noun}Id`]: 'a' }]);
  });

  test('are searched, ordered and narrowed within the community, and those that one follows by their own address', async () => {
    const asked = await show(
      {
        ...listing(item('a')),
        [`${LIST}/search`]: () => json(groupsPage([item('g')])),
        [`${LIST}/user`]: () => json(groupsPage([item('m', { isFollowed: '1' })])),
      },
      `${all}?category=farmers`,
    );
    await cardOf(`${name} a`);
    expect(asked.at(-1)?.url.search).toBe('?category=Farmers&pageNumber=1');

    await press('Order: Newest');
    await follow('Most followed');
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe('?sort=popular&category=Farmers&pageNumber=1'));
    await userEvent.type(screen.getByRole('searchbox', { name: `Search ${many}` }), 'gra');
    await cardOf(`${name} g`);
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe('?title=gra&pageNumber=1'));
    await follow(`Your ${many}`);

    await cardOf(`${name} m`);
    expect(currentAddress()).toBe(my);
    expect(screen.getByRole('link', { name: `Your ${many}` }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('button', { name: 'Order: Newest' })).toBeNull();
  });

  test.each([
    ['none at all', all, '', `No ${many} here yet`, 'button', face.create],
    ['none of one’s own', my, '/user', `You follow no ${noun} here yet`, 'link', `See all ${many}`],
    ['nothing found', `${all}?search=zz`, '/search', 'Nothing found', 'link', 'Clear the search'],
    [
      'none of a category',
      `${all}?category=Business`,
      '',
      `No ${noun} under “Business” yet`,
      'link',
      `See all ${many}`,
    ],
  ] as const)('say so for %s, and what to do next', async (_, path, list, title, role, action) => {
    await show({ [LIST + list]: () => json(groupsPage([])) }, path);

    await screen.findByRole('heading', { level: 2, name: title });

    expect(screen.getAllByRole(role, { name: action }).length).toBeGreaterThan(0);
  });

  test('are made in the current community, with title and description, and then stand first', async () => {
    let stored = [item('b')];
    const asked = await show(
      {
        [LIST]: () => json(groupsPage(stored)),
        [CREATE]: (request) => {
          stored = [made(request), ...stored];
          return json({ data: stored[0] }, 201);
        },
      },
      `${all}?create`,
    );
    const form = await dialog(face.create);
    await press(face.create, form);
    await form.findByText('You must enter title');
    form.getByText('You must add description');
    expect(currentAddress()).toBe(all);

    await type('Title', 'Night lambing', form);
    await type('Description', 'Who is up at four?', form);
    await userEvent.selectOptions(form.getByLabelText('Category (optional)'), 'Farmers');
    await press(face.create, form);

    await screen.findByText('Night lambing is ready, and you follow it.');
    expect(names()).toEqual(['Night lambing', `${name} b`]);
    expect(callsTo(asked, CREATE).map(sent)).toEqual([
      {
        title: 'Night lambing',
        description: 'Who is up at four?',
        category: 'Farmers',
        ...(noun === 'enterprise' && { roles: '' }),
      },
    ]);
  });

  test('are made once, and what is typed while one is being sent is found where it is edited', async () => {
    let stored = [item('b')];
    const asked = await show(
      {
        [LIST]: () => json(groupsPage(stored)),
        [CREATE]: (request) => {
          fireEvent.input(box('Description'), { target: { value: 'Who is up, and where?' } });
          stored = [made(request), ...stored];
          return json({ data: stored[0] }, 201);
        },
        [`GET /api/${many}/made`]: () => json(stored[0]),
      },
      all,
    );
    await cardOf(`${name} b`);

    await write();

    await screen.findByText(/^What you typed since is not in Night lambing yet/);
    await isClosed();
    await press('Options: Night lambing');
    await press('Edit');
    await screen.findByDisplayValue('Who is up, and where?');
    await press('Cancel');
    await press(face.create);
    await dialog(face.create);
    expect(box('Description').value).toBe('');
    expect(callsTo(asked, CREATE)).toHaveLength(1);
  });

  test('are made once, and a picture that is chosen while one is being sent is found where it is edited', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
    let stored = [item('b')];
    const asked = await show(
      {
        [LIST]: () => json(groupsPage(stored)),
        [CREATE]: (request) => {
          choose();
          stored = [made(request), ...stored];
          return json({ data: stored[0] }, 201);
        },
        [`GET /api/${many}/made`]: () => json(stored[0]),
      },
      all,
    );
    await cardOf(`${name} b`);

    await write();

    await screen.findByText(/^What you typed since is not in Night lambing yet/);
    await isClosed();
    await press('Options: Night lambing');
    await press('Edit');
    await screen.findByAltText('The chosen picture');
    expect(callsTo(asked, CREATE)).toHaveLength(1);
  });

  describe('with a picture that is still made ready when one has arrived', () => {
    async function arrive() {
      const ready = Promise.withResolvers<object>();
      vi.stubGlobal('createImageBitmap', () => ready.promise);
      let stored = [item('b')];
      await show(
        {
          [LIST]: () => json(groupsPage(stored)),
          [CREATE]: (request) => {
            choose();
            stored = [made(request), ...stored];
            return json({ data: stored[0] }, 201);
          },
          [`GET /api/${many}/made`]: () => json(stored[0]),
        },
        all,
      );
      await cardOf(`${name} b`);
      await write();
      await isClosed();
      return () => ready.resolve({ width: 800, height: 600, close() {} });
    }
    const hasFile = async () => (await readDeviceFile('ada', `${noun}/made`)) !== undefined;

    test('the form closes at once, and another one begins empty', async () => {
      const finish = await arrive();

      await press(face.create);
      await dialog(face.create);

      expect(box('Title').value).toBe('');
      finish();
      await waitFor(async () => expect(await hasFile()).toBe(true));
    });

    test('nothing of it is kept once the member has left', async () => {
      const finish = await arrive();

      act(() => endSession());
      finish();

      await waitFor(() => expect(draftNames()).toEqual([]));
      expect(await hasFile()).toBe(false);
      expect(screen.queryByText(/^What you typed since/)).toBeNull();
    });

    test('a device without room for it says so', async () => {
      const finish = await arrive();
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { estimate: full } }));

      finish();

      await screen.findByText(/^The file that you chose since is not in Night lambing/);
      expect(await hasFile()).toBe(false);
    });
  });

  test('keep a picture that is chosen while one that waited is being sent', async () => {
    const ready = Promise.withResolvers<object>();
    vi.stubGlobal('createImageBitmap', () => ready.promise);
    const { answer } = await writeLost();
    await userEvent.click(await screen.findByText('On this phone'));
    await follow('Change it: Night lambing');
    await dialog();
    answer.mockImplementation((request) => {
      choose();
      return json({ data: made(request) }, 201);
    });

    connect();
    await isClosed();
    ready.resolve({ width: 800, height: 600, close() {} });

    await screen.findByText(/^What you typed since is not in Night lambing yet/);
    expect(await readDeviceFile('ada', `${noun}/made`)).toBeDefined();
  });

  test('become those of another community where that becomes the current one, in whatever window', async () => {
    await show(
      {
        ...listing(item('a')),
        [`GET /api/${many}/community/7`]: () => json(groupsPage([item('z', { communityId: '7' })])),
      },
      all,
    );
    await cardOf(`${name} a`);

    goElsewhere();

    await cardOf(`${name} z`);
    expect(names()).toEqual([`${name} z`]);
  });

  test('that wait for signal stand in the list of their community alone, and go there', async () => {
    const { answer, asked } = await writeLost();
    expect(names()).toEqual(['Night lambing', `${name} b`]);
    await (await cardOf('Night lambing')).findByText('On this phone');

    goElsewhere();
    await cardOf(`${name} z`);
    expect(names()).toEqual([`${name} z`]);
    await press(face.create);
    expect((await dialog(face.create)).getByLabelText<HTMLInputElement>('Title').value).toBe('');
    answer.mockImplementation((request) => json({ data: made(request) }, 201));
    connect();

    await screen.findByText('Night lambing is ready, and you follow it.');
    expect(callsTo(asked, CREATE).length).toBeGreaterThan(1);
  });

  test('that were refused are mended where they were begun, though the member is elsewhere now', async () => {
    const { answer, asked } = await writeLost();
    answer.mockImplementation(() => failure(400, 'input.invalid', 'No such title, please.'));
    connect();
    await userEvent.click(await screen.findByText('Refused: see why'));
    goElsewhere();

    await follow('Change it: Night lambing');
    const form = await dialog(face.create);
    await form.findByText('No such title, please.');
    expect(box('Title', form).value).toBe('Night lambing');
    answer.mockImplementation((request) => json({ data: made(request) }, 201));
    await type('Title', ' II', form);
    await press(face.create, form);

    await screen.findByText('Night lambing II is ready, and you follow it.');
    const calls = callsTo(asked, CREATE);
    expect(sent(calls.at(-1) as Asked)).toMatchObject({ title: 'Night lambing II' });
    expect(new Set(keysOf(calls)).size).toBe(2);
    await waitFor(() => expect(names()).toEqual([`${name} z`]));
  });

  test('of a community that is gone say that it is', async () => {
    const gone = vi.fn();
    const stop = onCommunityGone(gone);
    await show({ [LIST]: () => failure(404, 'community.missing', 'There is no such community.') }, all);

    await screen.findByText('There is no such community.');
    stop();

    expect(gone.mock.calls[0]?.[0]).toMatchObject({ id: '3' });
  });
});

test('an enterprise says its roles on its card, and asks for them in its form', async () => {
  const { item } = faces.enterprises;
  const mill = item('a', { roles: 'Grower, miller', isCreator: 'true', isFollowed: '1' });
  const asked = await show(
    {
      'GET /api/enterprises/community/3': () => json(groupsPage([mill])),
      'GET /api/enterprises/a': () => json(mill),
      'PUT /api/enterprises/a/community/3': () => json({ ...mill, roles: undefined }),
    },
    '/enterprises',
  );
  const card = await cardOf('Enterprise a');
  card.getByText('Roles: Grower, miller');
  await press('Options: Enterprise a');
  await press('Edit');
  const form = await dialog('Edit enterprise');

  await userEvent.clear(await form.findByDisplayValue('Grower, miller'));
  await press('Save', form);

  await waitFor(() => expect(card.queryByText(/^Roles/)).toBeNull());
  expect(callsTo(asked, 'PUT /api/enterprises/a/community/3').map(sent)).toEqual([
    { roles: '', version: '0' },
  ]);
});

describe('/your-community-group/{slug}', () => {
  const other = { ...community, id: '7', slug: 'hill-terraces', name: 'Hill Terraces', version: 0 };
  const followed = (id: string) => ({
    [`GET /api/groups/community/${id}/user`]: () => json(groupsPage([aGroup('m', { communityId: id })])),
  });

  test('of the current community is that of the groups that one follows', async () => {
    await show(followed('3'), '/your-community-group/valley-growers');

    await cardOf('Group m');

    expect(currentAddress()).toBe('/your-groups');
  });

  test('of another one, or by a slug that it had once, makes it the current one', async () => {
    await show(
      { ...followed('7'), 'GET /api/communities/terraces': () => json(other) },
      '/your-community-group/terraces',
    );

    await cardOf('Group m');

    expect(getSession().community).toEqual({ id: '7', slug: 'hill-terraces', name: 'Hill Terraces' });
  });

  test('of none says so', async () => {
    await show(
      {
        'GET /api/communities/nowhere': () =>
          failure(404, 'community.missing', 'There is no such community.'),
      },
      '/your-community-group/nowhere',
    );

    await screen.findByRole('heading', { level: 1, name: 'This community is not here' });

    expect(getSession().community?.id).toBe('3');
  });
});
