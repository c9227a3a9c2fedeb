import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Community } from '#contract/communities/communities.ts';
import { cardOf, connect, follow, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  CONTENT_HOST,
  currentAddress,
  failure,
  isAt,
  json,
  never,
  noConnection,
} from '#test/web.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { aCommunity, pageOf } from '../../features/communities/a-community.ts';

const ALL = '/community-switching/all-communities';
const MY = '/community-switching/my-communities';
const SWITCHING = '/community-switching';
const FOLLOW = 'POST /api/communities-users/follow';

const { show } = screenOf(
  {
    [ALL]: <CommunitiesScreen tab="all" />,
    [MY]: <CommunitiesScreen tab="my" />,
    [SWITCHING]: <CommunitiesScreen />,
    '/news': <h1>News</h1>,
  },
  ALL,
);

/** All communities, the same for whoever asks. */
const listing = (...communities: Community[]): Answers => ({
  'GET /api/communities': () => json(pageOf(communities)),
});
const actionsOf = (card: Awaited<ReturnType<typeof cardOf>>) =>
  card.getAllByRole('button').map((button) => button.textContent);
const keysOf = (asked: Asked[]) =>
  asked.filter(({ to }) => to === FOLLOW).map(({ headers }) => headers.get('idempotency-key'));
const toldOfAll = { replies: true, mentions: true, courses: true, events: true };
const waiting = () => getOutbox().entries?.filter(({ state }) => state !== 'sent').length;

describe('a card', () => {
  test('shows the picture, the category, the followers and what it is about', async () => {
    await show(listing(aCommunity('a', { attachment: 'sun.jpg' }), aCommunity('b', { followersCount: 1 })));

    const card = await cardOf('Community a');

    expect(card.getByRole('presentation').getAttribute('src')).toBe(`${CONTENT_HOST}/community/sun.jpg`);
    for (const text of ['Farmers', '1,284 followers', 'What a is about.']) card.getByText(text);
    (await cardOf('Community b')).getByText('1 follower');
  });

  test.each<[string, Partial<Community>, string[]]>([
    ['not followed', {}, ['Join community', '']],
    ['followed', { isFollowed: '1' }, ['Unfollow', 'Visit', '']],
    ['own', { isFollowed: '1', isCreator: 'true' }, ['Visit', '']],
    ['auto_follow, followed', { isFollowed: '1', auto_follow: true }, ['Visit', '']],
    ['auto_follow, not yet followed', { auto_follow: true }, ['Join community', '']],
  ])('%s offers what one may do', async (_, more, actions) => {
    await show(listing(aCommunity('a', more)));

    const found = actionsOf(await cardOf('Community a')).map((text) => text?.replace('Opening...', ''));

    expect(found).toEqual(actions);
  });

  test('of one’s own says how many reports wait, and nothing where none does', async () => {
    const own = { isFollowed: '1', isCreator: 'true' } as const;
    await show(
      listing(
        aCommunity('a', { ...own, reportsCount: 1 }),
        aCommunity('b', { ...own, reportsCount: 3 }),
        aCommunity('c', own),
      ),
    );

    (await cardOf('Community a')).getByText('1 report waits');
    (await cardOf('Community b')).getByText('3 reports wait');
    expect((await cardOf('Community c')).queryByText(/report/)).toBeNull();
  });

  test('reports a community, in the menu of those who did not make it', async () => {
    await show(listing(aCommunity('a')));
    await press('Options: Community a');

    await press('Report');

    expect(await screen.findByRole('dialog', { name: 'Report this community' })).toBeTruthy();
  });

  test.each<Partial<Community>>([{}, { isCreator: 'true' }])(
    'mutes a community, in the menu of everybody: %o',
    async (more) => {
      const muted: object[] = [];
      const asked = await show({
        ...listing(aCommunity('a', more)),
        'GET /api/notices/settings': () => json({ data: { ...toldOfAll, muted } }),
        'PUT /api/notices/muted': ({ body }) => {
          muted.push({ on: 'community', id: 'a', title: 'Community a' });
          return json({ data: body });
        },
      });
      await press('Options: Community a');
      await press('Notifications here');

      await press('Mute');

      await screen.findByText('You get no notifications from here.');
      await waitFor(() =>
        expect(asked.find(({ to }) => to === 'PUT /api/notices/muted')?.body).toEqual({
          on: 'community',
          id: 'a',
          muted: true,
        }),
      );
    },
  );
});

describe('to switch', () => {
  const own = (...ids: string[]): Answers => ({
    ...listing(aCommunity('a'), aCommunity('b'), aCommunity('c')),
    'GET /api/communities/user': () => json(pageOf(ids.map((id) => aCommunity(id, { isFollowed: '1' })))),
  });

  test('opens on the own ones where there are two or more', async () => {
    await show(own('a', 'b'), SWITCHING);

    await cardOf('Community b');

    expect(currentAddress()).toBe(MY);
    expect(screen.queryByRole('heading', { name: 'Community c' })).toBeNull();
  });

  test.each([
    ['there is one', own('a')],
    ['there is none', own()],
    ['they do not load', { ...own(), 'GET /api/communities/user': noConnection }],
  ])('opens on all where %s of the own', async (_, answers) => {
    await show(answers, SWITCHING);

    await cardOf('Community c');

    expect(currentAddress()).toBe(ALL);
  });

  test('leads whoever searches to what is found among all', async () => {
    const asked = await show(
      { ...own('a', 'b'), 'GET /api/communities/search': () => json(pageOf([aCommunity('g')])) },
      `${SWITCHING}?search=gra`,
    );

    await cardOf('Community g');

    expect(currentAddress()).toBe(`${ALL}?search=gra`);
    expect(asked.map(({ to }) => to)).not.toContain('GET /api/communities/user');
  });

  test('has the own ones first; who joins one does not move it', async () => {
    const isIn = { isFollowed: '1' } as const;
    await show({
      ...listing(aCommunity('a'), aCommunity('b', isIn), aCommunity('c'), aCommunity('3', isIn)),
      [FOLLOW]: () => json({ data: { isFollowed: '1', followersCount: 2 } }),
    });
    await cardOf('Community a');
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['Community b', 'Community 3', 'Community a', 'Community c'];
    expect(names()).toEqual(order);

    await press('Join community: Community c');

    await (await cardOf('Community c')).findByText('Visit');
    expect(names()).toEqual(order);
  });

  test.each([
    ['newest', undefined],
    ['popular', 'popular'],
  ])('keeps to an order that was chosen: %s', async (sort, asks) => {
    const asked = await show(
      listing(aCommunity('a'), aCommunity('b', { isFollowed: '1' })),
      `${ALL}?sort=${sort}`,
    );
    await cardOf('Community a');

    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Community a',
      'Community b',
    ]);
    expect(asked.at(-1)?.url.searchParams.get('sort') ?? undefined).toBe(asks);
  });

  test('leads from the usual order to the newest first', async () => {
    await show(listing(aCommunity('a', { isFollowed: '1' })));
    await cardOf('Community a');

    await press('Order: Newest');
    await follow('Newest');

    await isAt(`${ALL}?sort=newest`);
  });

  test('marks the one where the member is, and no other', async () => {
    await show(listing(aCommunity('3', { isFollowed: '1' }), aCommunity('b', { isFollowed: '1' })));

    (await cardOf('Community 3')).getByText('You are here');

    expect((await cardOf('Community b')).queryByText('You are here')).toBeNull();
  });
});

describe('to join', () => {
  test('an auto_follow community leaves Visit alone, and the focus on it', async () => {
    await show({
      ...listing(aCommunity('a', { auto_follow: true })),
      [FOLLOW]: () => json({ data: { isFollowed: '1', followersCount: 1285 } }),
    });
    const card = await cardOf('Community a');

    await press('Join community: Community a');

    expect(card.queryByRole('button', { name: /Unfollow/ })).toBeNull();
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Visit: Community a' }));
  });

  test('is put back with words when it is refused', async () => {
    await show({
      ...listing(aCommunity('a')),
      [FOLLOW]: () => failure(409, 'community.full', 'Nobody else may join.'),
    });
    const card = await cardOf('Community a');

    await press('Join community: Community a');

    await screen.findByText('You did not join Community a. Nobody else may join.');
    await card.findByText('1,284 followers');
    card.getByRole('button', { name: 'Join community: Community a' });
    await waitFor(() => expect(waiting()).toBe(0));
  });

  test('waits on the device without a connection, says so, and goes out by itself under the same key', async () => {
    const answer = vi.fn<() => Response>(noConnection);
    const asked = await show({ ...listing(aCommunity('a')), [FOLLOW]: () => answer() });
    const card = await cardOf('Community a');

    await press('Join community: Community a');

    await card.findByText('On this phone');
    card.getByText('1,285 followers');
    expect(screen.queryByText(/^You did not join Community a. There is no connection/)).toBeNull();
    answer.mockImplementation(() => json({ data: { isFollowed: '1', followersCount: 1290 } }));
    connect();
    await card.findByText('1,290 followers');
    await waitFor(() => expect(card.queryByText('On this phone')).toBeNull());
    expect(new Set(keysOf(asked)).size).toBe(1);
  });

  test('that waits and is undone by another tap leaves nothing to send', async () => {
    const asked = await show({
      ...listing(aCommunity('a'), aCommunity('b')),
      [FOLLOW]: ({ body }) =>
        (body as { communityId: string }).communityId === 'a'
          ? never()
          : json({ data: { isFollowed: '1', followersCount: 1285 } }),
    });
    await cardOf('Community a');
    // The first is on its way, so the second waits behind it.
    await press('Join community: Community a');
    await waitFor(() => expect(keysOf(asked)).toHaveLength(1));
    await press('Join community: Community b');
    await waitFor(() => expect(waiting()).toBe(2));

    await press('Unfollow: Community b');

    await waitFor(() => expect(waiting()).toBe(1));
    (await cardOf('Community b')).getByText('1,284 followers');
    expect(keysOf(asked)).toHaveLength(1);
  });

  /** An API that turns over what it finds. */
  function turning(isFollowed: '0' | '1', followersCount: number) {
    let known = { isFollowed, followersCount };
    return async () => {
      known =
        known.isFollowed === '1'
          ? { isFollowed: '0', followersCount: known.followersCount - 1 }
          : { isFollowed: '1', followersCount: known.followersCount + 1 };
      return json({ data: known });
    };
  }

  test('a double tap is one change', async () => {
    const asked = await show({ ...listing(aCommunity('a')), [FOLLOW]: turning('0', 1284) });
    const card = await cardOf('Community a');

    await userEvent.dblClick(card.getByRole('button', { name: 'Join community: Community a' }));

    await card.findByText('1,285 followers');
    expect(asked.filter(({ to }) => to === FOLLOW)).toHaveLength(1);
  });

  test('a change of mind while the call is under way is two changes, and the count is right', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const turn = turning('0', 1284);
    const asked = await show({
      ...listing(aCommunity('a')),
      [FOLLOW]: async () => {
        await held;
        return turn();
      },
    });
    const card = await cardOf('Community a');

    await press('Join community: Community a');
    await press('Unfollow: Community a');
    card.getByText('1,284 followers');
    release();

    await waitFor(() => expect(asked.filter(({ to }) => to === FOLLOW)).toHaveLength(2));
    await card.findByText('1,284 followers');
    expect(actionsOf(card)).toEqual(['Join community', '']);
  });

  test('ends as wished also where another device has joined already', async () => {
    const asked = await show({ ...listing(aCommunity('a')), [FOLLOW]: turning('1', 1285) });
    const card = await cardOf('Community a');

    await press('Join community: Community a');

    await waitFor(() => expect(asked.filter(({ to }) => to === FOLLOW)).toHaveLength(2));
    await card.findByText('1,285 followers');
    card.getByRole('button', { name: 'Unfollow: Community a' });
  });

  test('shows in every list that holds the card', async () => {
    const late = Promise.withResolvers<Response>();
    await show({
      ...listing(aCommunity('a', { isFollowed: '1' })),
      'GET /api/communities/user': () => json(pageOf([aCommunity('a', { isFollowed: '1' })])),
      [FOLLOW]: () => late.promise,
    });
    await cardOf('Community a');
    await follow('My communities');
    await cardOf('Community a');

    await press('Unfollow: Community a');
    await screen.findByText('1,283 followers');
    await follow('All communities');

    const card = await cardOf('Community a');
    card.getByText('1,283 followers');
    late.resolve(json({ data: { isFollowed: '0', followersCount: 1200 } }));
    await card.findByText('1,200 followers');
  });
});

describe('to visit', () => {
  test('stores it by the name it bears now and opens the news', async () => {
    const asked = await show({
      ...listing(aCommunity('a', { isFollowed: '1' })),
      'GET /api/communities/a': () =>
        json(aCommunity('a', { isFollowed: '1', name: 'Renamed', slug: 'renamed' })),
    });
    await cardOf('Community a');

    await press('Visit: Community a');

    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(getSession().community).toEqual({ id: 'a', name: 'Renamed', slug: 'renamed' });
    expect(asked.map(({ to }) => to)).toContain('GET /api/communities/a');
  });

  test('says what failed and stays', async () => {
    await show({
      ...listing(aCommunity('a', { isFollowed: '1' })),
      'GET /api/communities/a': () => failure(404, 'community.missing', 'There is no such community.'),
    });
    await cardOf('Community a');

    await press('Visit: Community a');

    await screen.findByText('Community a did not open. There is no such community.');
    expect(currentAddress()).toBe(ALL);
    expect(getSession().community?.id).toBe('3');
  });
});

describe('the list', () => {
  test('searches as one types from page 1, keeps the cards until it has found, and leads back', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show(
      {
        'GET /api/communities': () => json(pageOf([aCommunity('a')], { page: 2, pages: 3, totalItems: 20 })),
        'GET /api/communities/search': () => late.promise,
      },
      `${ALL}?page=2`,
    );
    await cardOf('Community a');

    await userEvent.type(screen.getByRole('searchbox'), 'gra');

    await isAt(`${ALL}?search=gra`);
    await cardOf('Community a');
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe('?name=gra&pageNumber=1'));
    late.resolve(json(pageOf([aCommunity('g', { name: 'Grain' })], { partial: true })));
    await cardOf('Grain');
    expect(screen.queryByText('Community a')).toBeNull();
    expect(screen.getByText('There may be more. Add another word to find them.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));

    await press('Clear search');
    await cardOf('Community a');
    expect(currentAddress()).toBe(ALL);
  });

  test('is shown by most followers and of one category as its address says, from page 1 on', async () => {
    const asked = await show(
      { 'GET /api/communities': () => json(pageOf([aCommunity('a')], { pages: 3, totalItems: 20 })) },
      `${ALL}?page=2&category=fARMERS`,
    );
    await cardOf('Community a');
    expect(asked.at(-1)?.url.search).toBe('?category=Farmers&pageNumber=2');

    await press('Order: Newest');
    await follow('Most followed');
    await waitFor(() => expect(asked.at(-1)?.url.search).toBe('?sort=popular&category=Farmers&pageNumber=1'));
    expect(currentAddress()).toBe(`${ALL}?sort=popular&category=Farmers`);
    expect(hrefOf('Page 3')).toBe(`${ALL}?sort=popular&category=Farmers&page=3`);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Order: Most followed');

    await press('Category: Farmers');
    const current = screen.getByRole('link', { name: 'Farmers', current: true });
    expect(current.getAttribute('href')).toBe(`${ALL}?sort=popular&category=Farmers`);
    await follow('All categories');
    await isAt(`${ALL}?sort=popular`);
    screen.getByRole('button', { name: 'Category: All categories' });
  });

  test("of the member's own has neither order nor category", async () => {
    const asked = await show(
      { 'GET /api/communities/user': () => json(pageOf([aCommunity('a')])) },
      `${MY}?sort=popular&category=Farmers`,
    );

    await cardOf('Community a');

    expect(asked.at(-1)?.url.search).toBe('?pageNumber=1');
    expect(screen.queryByRole('button', { name: 'Order: Newest' })).toBeNull();
  });

  test.each<[string, string, string, object, string]>([
    ['no community of one’s own', MY, 'GET /api/communities/user', pageOf([]), 'You follow no community yet'],
    ['no community at all', ALL, 'GET /api/communities', pageOf([]), 'No communities yet'],
  ])('says so for %s, and what to do next', async (_, path, to, reply, title) => {
    await show({ [to]: () => json(reply) }, path);

    await screen.findByRole('heading', { level: 2, name: title });

    expect(screen.getAllByRole('link').length + screen.getAllByRole('button').length).toBeGreaterThan(3);
  });
});
