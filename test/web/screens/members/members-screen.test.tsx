import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { follow, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  CONTENT_HOST,
  community,
  currentAddress,
  failure,
  isAt,
  json,
  lostOnce,
  never,
  setWidth,
} from '#test/web.tsx';
import { MembersScreen } from '#web/screens/members/members-screen.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';
import { user } from '../../features/profile/a-user.ts';

const LIST = 'GET /api/communities-users/community/3';
const OTHER_LIST = 'GET /api/communities-users/community/7';

const person = (id: string, firstName?: string, lastName?: string, attachments?: string) => ({
  id: `f-${id}`,
  userId: id,
  user: { firstName, lastName, attachments },
});

/** A community of so many members, who are called 'Member 1' and so on, as the API answers. */
const many =
  (totalItems: number) =>
  ({ url }: Asked) => {
    const [page, pageSize] = ['pageNumber', 'pageSize'].map((name) => Number(url.searchParams.get(name))) as [
      number,
      number,
    ];
    const everyone = Array.from({ length: totalItems }, (_, index) =>
      person(`m${index + 1}`, 'Member', `${index + 1}`),
    );
    const pages = Math.ceil(totalItems / pageSize);
    const data = everyone.slice((page - 1) * pageSize, page * pageSize);
    return json({ page, pageSize, pages, totalPages: pages, totalItems, data });
  };

const these = (...data: ReturnType<typeof person>[]) =>
  json({ page: 1, pageSize: 9, pages: 1, totalPages: 1, totalItems: data.length, data });

const screens = screenOf(
  {
    '/members': <MembersScreen />,
    '/community-members/:slug': <MembersScreen />,
    '/members/profile/:id': <ProfileScreen />,
    '/profile/:id': <ProfileScreen />,
  },
  '/members',
  { hasToasts: false },
);
const show = (path: string, answers: Answers) => screens.show(answers, path);

const cards = () =>
  within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map((member) => member.querySelector('.member-name')?.textContent);
/** What was asked of the list, each as 'page/size search'. */
const lists = (asked: Asked[], list = LIST) =>
  asked
    .filter(({ to }) => to === list)
    .map(({ url: { searchParams } }) =>
      `${searchParams.get('pageNumber')}/${searchParams.get('pageSize')} ${searchParams.get('search') ?? ''}`.trim(),
    );
const box = () => screen.findByRole('searchbox', { name: 'Search members' });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

describe('the list', () => {
  test('is titled with the community and leads from each card to the profile', async () => {
    await show('/members', {
      [LIST]: () => these(person('ben', 'Ben', 'Hill', 'ben.jpg'), person('cleo', 'Cleo')),
    });

    const link = await screen.findByRole('link', { name: 'Ben Hill' });

    expect(await title()).toBe('Valley Growers');
    expect(link.getAttribute('href')).toBe('/members/profile/ben');
    expect(link.querySelector('img')?.getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ben.jpg`);
    const initials = screen.getByRole('link', { name: 'Cleo' }).querySelector('.avatar');
    expect(initials?.querySelector('[data-initials="C"]')).not.toBeNull();
  });

  test("leads from the corner of each card but one's own to the chat with them", async () => {
    await show('/members', { [LIST]: () => these(person('ben', 'Ben', 'Hill'), person('ada', 'Ann')) });
    await screen.findByRole('link', { name: 'Ann' });

    expect(hrefOf('Message to Ben Hill')).toBe('/messenger?with=ben');
    expect(screen.queryByRole('link', { name: 'Message to Ann' })).toBeNull();
  });

  test('says below a name where a member lives and what they grow, as far as they told it', async () => {
    const told = (id: string, about: object) => {
      const { user: named, ...member } = person(id, id);
      return { ...member, user: { ...named, ...about } };
    };
    await show('/members', {
      [LIST]: () =>
        these(
          told('Ben', { place: 'Kitale', grows: 'Maize' }),
          told('Cleo', { grows: 'Bees' }),
          told('Dan', {}),
        ),
    });
    await screen.findByText('Ben');

    const lines = screen.getAllByRole('listitem').map((card) => card.querySelector('.about')?.textContent);
    expect(lines).toEqual(['Kitale · Maize', 'Bees', undefined]);
  });

  test.each([undefined, '', '  '])('calls a member with the first name %j anonymous', async (first) => {
    await show('/members', { [LIST]: () => these(person('ben', first, 'Hill')) });

    await screen.findByRole('link', { name: 'anonymous' });

    expect(screen.queryByText(/Hill/)).toBeNull();
  });

  test.each([
    [360, 8],
    [768, 8],
    [769, 9],
    [1438, 9],
    [1439, 8],
  ])('in a window of %i px has %i members a page', async (width, size) => {
    setWidth(width);
    const asked = await show('/members', { [LIST]: never });

    await screen.findByText('Loading...');

    await waitFor(() => expect(lists(asked)).toEqual([`1/${size}`]));
    expect(document.querySelectorAll('.member-grid .avatar')).toHaveLength(size);
  });
});

describe('a window that changes', () => {
  test('keeps the first member in view and asks once', async () => {
    setWidth(1439);
    const asked = await show('/members?page=3', { [LIST]: many(40) });
    await screen.findByText('Member 17');

    setWidth(1438);

    expect(cards()[0]).toBe('Member 17');
    await waitFor(() => expect(cards()).toEqual([...Array(9).keys()].map((at) => `Member ${at + 10}`)));
    expect(lists(asked)).toEqual(['3/8', '2/9']);
    expect(currentAddress()).toBe('/members?page=2');
    expect(document.activeElement).toBe(document.body);

    setWidth(1439);
    await waitFor(() => expect(cards()[0]).toBe('Member 17'));
    await isAt('/members?page=3');
  });

  test('is back on the page that it began with once it is turned back', async () => {
    setWidth(800);
    const asked = await show('/members?page=5', { [LIST]: many(60) });
    await screen.findByText('Member 37');

    const expected = ['5/9'];
    for (const [width, page, first] of [
      [600, '5/8', 33],
      [800, '5/9', 37],
      [1500, '5/8', 33],
      [800, '5/9', 37],
    ] as const) {
      setWidth(width);
      expected.push(page);
      await waitFor(() => expect(lists(asked)).toEqual(expected));
      await waitFor(() => expect(cards()[0]).toBe(`Member ${first}`));
    }

    await isAt('/members?page=5');
  });

  test('counts on from the page that is shown', async () => {
    setWidth(1439);
    await show('/members?page=3', { [LIST]: many(40) });
    await screen.findByText('Member 17');
    setWidth(1438);
    await waitFor(() => expect(cards()[0]).toBe('Member 10'));

    await follow('Next');

    await waitFor(() => expect(cards()[0]).toBe('Member 19'));
    expect(currentAddress()).toBe('/members?page=3');
  });
});

test('says how many members there are, on every page', async () => {
  await show('/members?page=2', { [LIST]: many(1037) });

  expect((await screen.findByText('1,037 members')).role).toBe('status');
});

describe('the search', () => {
  test('asks for what was typed, from page 1 on, and stays in the address and in the field', async () => {
    const asked = await show('/members?page=2', {
      [LIST]: (request) =>
        request.url.searchParams.has('search') ? these(person('ben', 'Bénédicte')) : many(20)(request),
    });
    await screen.findByText('Member 10');

    await userEvent.type(await box(), 'bene ');

    expect(cards()).toContain('Member 10');
    await screen.findByText('Bénédicte');
    expect(lists(asked)).toEqual(['2/9', '1/9 bene']);
    expect(currentAddress()).toBe('/members?search=bene');
    expect(document.activeElement).toBe(await box());
    expect(screen.getByRole('status').textContent).toBe('1 member found');
  });

  test('says that nobody is found, and leads back to all', async () => {
    await show('/members?search=zoe', {
      [LIST]: (request) => (request.url.searchParams.has('search') ? these() : many(3)(request)),
    });
    await screen.findByRole('heading', { name: 'Nobody found' });
    // For readers, who hear no heading come; eyes have it once.
    expect(screen.getByRole('status').className).toBe('vh');

    await press('Show all members');

    await screen.findByText('Member 3');
    expect(currentAddress()).toBe('/members');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Members' }));
    expect(((await box()) as HTMLInputElement).value).toBe('');
  });

  test('asks for another word where not everything was looked at', async () => {
    const some = { page: 1, pageSize: 9, pages: 1, totalPages: 1, totalItems: 1, partial: true };
    const none = { ...some, pages: 0, totalPages: 0, totalItems: 0 };
    await show('/members?search=a', {
      [LIST]: ({ url }) =>
        url.searchParams.get('search') === 'a'
          ? json({ ...some, data: [person('ada', 'Ada')] })
          : json({ ...none, data: [] }),
    });

    await screen.findByText(/Add another word/);
    expect(screen.getByRole('status').textContent).toBe('At least 1 member found');
    await userEvent.type(await box(), 'n x');

    await screen.findByRole('heading', { name: 'Nobody found' });
    screen.getByText(/Add another word/);
  });
});

describe('what there is to say otherwise', () => {
  test('a community without members says what will be here, and leads on', async () => {
    await show('/members', { [LIST]: () => these() });

    await screen.findByRole('heading', { name: 'No members yet' });

    expect(hrefOf('Go to the communities')).toBe('/community-switching');
  });
});

describe('/community-members/{slug}', () => {
  const other = { ...community, id: '7', slug: 'hill-terraces', name: 'Hill Terraces' };
  const OTHER = 'GET /api/communities/hill-terraces';

  test("knows the current community's own without asking", async () => {
    const asked = await show('/community-members/valley-growers', { [LIST]: many(2) });

    await screen.findByText('Member 2');

    expect(await title()).toBe('Valley Growers');
    expect(asked.some(({ to }) => to.startsWith('GET /api/communities/'))).toBe(false);
  });

  test('shows the members of another community, also by a slug that it had once', async () => {
    const asked = await show('/community-members/terraces', {
      'GET /api/communities/terraces': () => json(other),
      [OTHER_LIST]: many(20),
    });

    await screen.findByText('Member 9');

    expect(await title()).toBe('Hill Terraces');
    expect(lists(asked, OTHER_LIST)).toEqual(['1/9']);
    expect(hrefOf('Next')).toBe('/community-members/terraces?page=2');
  });

  test('is where a profile that was opened there leads back to', async () => {
    await show('/community-members/terraces?page=2', {
      'GET /api/communities/terraces': () => json(other),
      [OTHER_LIST]: many(20),
      'GET /api/users/profile/m10': never,
    });

    await follow('Member 10');

    expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(
      '/community-members/hill-terraces?page=2',
    );
  });

  test('says what failed, and tries again', async () => {
    await show('/community-members/hill-terraces', {
      [OTHER]: lostOnce(() => json(other)),
      [OTHER_LIST]: many(1),
    });
    expect(await title()).toBe('This community did not load');

    await press('Try again');

    await screen.findByText('Member 1');
  });
});

describe("a member's profile", () => {
  const PROFILE = 'GET /api/users/profile/ben';
  const { phone: _, dateOfBirth: _day, emailVerified: _email, phoneVerified: _phone, ...open } = user;
  const ben = { ...open, id: 'ben', userID: 'ben', name: 'Ben Hill', firstName: 'Ben', lastName: 'Hill' };
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

  test('shows at once what the list knows, the rest as it comes, and leads back to the same page', async () => {
    let arrive = () => {};
    await show('/members?search=b&page=2', {
      [LIST]: () =>
        json({
          page: 2,
          pageSize: 9,
          pages: 2,
          totalPages: 2,
          totalItems: 10,
          data: [person('ben', 'Ben', 'Hill')],
        }),
      [PROFILE]: () =>
        new Promise((resolve) => {
          arrive = () => resolve(json({ results: ben }));
        }),
    });

    await follow('Ben Hill');

    expect(await title()).toBe('User Profile');
    screen.getByText('Ben Hill');
    expect([fact('First Name'), fact('Last Name'), fact('Email')]).toEqual(['Ben', 'Hill', '']);
    expect(screen.getByText('Loading...').role).toBe('status');
    await act(async () => arrive());
    await waitFor(() => expect(fact('Email')).toBe('ada@farm.example'));
    expect(screen.queryByText('Loading...')).toBeNull();

    await follow('Back');
    expect(currentAddress()).toBe('/community-members/valley-growers?search=b&page=2');
    await screen.findByRole('link', { name: 'Ben Hill' });
  });

  test('waits for the name of an anonymous one', async () => {
    await show('/members', { [LIST]: () => these(person('ben', undefined, 'Hill')), [PROFILE]: never });

    await follow('anonymous');

    expect(await title()).toBe('User Profile');
    expect(fact('Last Name')).toBe('Hill');
    expect(screen.queryByText('anonymous')).toBeNull();
  });

  test('says what is missing once all is known', async () => {
    const { email: _, ...silent } = ben;
    await show('/members', {
      [LIST]: () => these(person('ben', 'Ben', 'Hill')),
      [PROFILE]: () => json({ results: silent }),
    });

    await follow('Ben Hill');

    await waitFor(() => expect(fact('Email')).toBe('N/ANot shown to others'));
  });

  test('that is gone says so, whatever the list knows, and leads back to it', async () => {
    await show('/members', {
      [LIST]: () => these(person('ben', 'Ben', 'Hill')),
      [PROFILE]: () => failure(404, 'user.missing', 'There is no such member.'),
    });

    await follow('Ben Hill');

    await screen.findByRole('heading', { level: 1, name: 'This member is not here' });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/community-members/valley-growers');
  });

  test('is one’s own for oneself, with the dashboard behind it', async () => {
    await show('/members', {
      [LIST]: () => these(person('ada', 'Ada', 'Field')),
      'GET /api/users/profile': () => json(user),
    });

    await follow('Ada Field');

    await screen.findByRole('link', { name: 'Edit Information' });
    expect(hrefOf('Back')).toBe('/dashboard');
  });

  test.each(['/members/profile/ben', '/profile/ben'])('%s leads back to the members', async (path) => {
    await show(path, { [PROFILE]: () => json({ results: ben }) });

    await screen.findByText('Ben Hill');

    expect(hrefOf('Back')).toBe('/community-members/valley-growers');
  });
});
