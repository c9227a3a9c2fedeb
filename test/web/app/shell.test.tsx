import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { notices } from '#contract/notices/notices.ts';
import { follow, press, type } from '#test/hands.ts';
import { arrival, json, never, noConnection, openSite, serve, setWidth, storeSession } from '#test/web.tsx';
import { refresh } from '#web/lib/api/replies.tsx';

const noNotices = { page: 1, pageSize: 15, pages: 0, totalPages: 0, totalItems: 0, data: [] };

beforeEach(() => {
  serve({
    ...arrival,
    'GET /api/notices': () => json(noNotices),
    'GET /api/chats': () => json(noNotices),
  });
  storeSession();
});

const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const current = (isMeant: (link: HTMLElement) => boolean = () => true) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current') && isMeant(link))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);
/** The first; a screen's own head is taken for one too by the library that finds it. */
const topBar = async () => {
  await screen.findByRole('button', { name: 'Settings' });
  return screen.getAllByRole('banner')[0] as HTMLElement;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('over 1023 px', () => {
  test('has the community with its screens, the other places and the calendar at its side', async () => {
    openSite('/news');

    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    await within(sidebar).findByRole('link', { name: 'View Calendar' });

    expect(links(sidebar)).toEqual([
      'Furrow /',
      'Valley Growers /news',
      'MeMembers /members',
      'GrGroups /groups',
      'EnEnterprises /enterprises',
      'News /news',
      'Library /library',
      'Courses /courses',
      'Calendar /calendar/my-events',
      'View Calendar /calendar/my-events',
    ]);
    expect(within(sidebar).getByRole('link', { name: 'Members' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  test('has the ways to other communities, the dashboard and the own profile on top', async () => {
    openSite('/news');

    const bar = await topBar();

    expect(links(bar)).toEqual([
      'Switch Community /community-switching',
      'My dashboard /dashboard',
      ' /myProfile',
    ]);
    expect(within(bar).getByRole('link', { name: 'My Profile' })).toBeTruthy();
  });

  test.each([
    ['/news', ['News page']],
    ['/news/n1', ['News true']],
    ['/groups/7', ['GrGroups true']],
    ['/your-enterprises', ['EnEnterprises true']],
    ['/library', ['Library page']],
    ['/library/collection/users', ['Library true']],
    ['/library/r1', ['Library true']],
    ['/calendar/groups-events', ['Calendar true']],
    ['/lesson/7', ['Courses true']],
    ['/community-switching', ['Switch Community page']],
    ['/mygroups', ['My dashboard true']],
  ])('marks where one is at %s', async (path, expected) => {
    openSite(path);
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    const bar = await topBar();

    // A screen marks its own views besides.
    const ofShell = (link: HTMLElement) => [sidebar, bar].some((part) => part.contains(link));
    expect(current(ofShell)).toEqual(expected);
  });

  test('keeps the sidebar small or wide as it was left, with the names for readers and as tooltips', async () => {
    const { unmount } = openSite('/news');
    await press('Collapse sidebar');

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('link', { name: 'Members' }).title).toBe('Members');
    expect(screen.getByRole('link', { name: 'Valley Growers' }).title).toBe('Valley Growers');
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    openSite('/news');

    await press('Expand sidebar');

    expect(screen.getByRole('link', { name: 'Members' }).title).toBe('');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(localStorage.getItem('sidebarCollapsed')).toBeNull();
  });

  test('has the latest chats below the messages button, and says where nobody has written', async () => {
    openSite('/news');

    const button = await screen.findByRole('button', { name: 'Messages' });
    expect(button.textContent).toBe('');
    await press('Messages');

    await screen.findByText('Nobody has written to you yet');
    expect(screen.getByRole('link', { name: 'Find members' }).getAttribute('href')).toBe('/members');
  });

  test('the buttons of messages and notifications say how many are new', async () => {
    serve({ ...arrival, 'GET /api/notices/count': () => json({ data: { unseen: 3, messages: 2 } }) });
    openSite('/news');

    expect((await screen.findByRole('button', { name: 'Messages, 2 new' })).textContent?.trim()).toBe('2');
    expect(screen.getByRole('button', { name: 'Notifications, 3 new' }).textContent?.trim()).toBe('3');
  });

  test('says that there are no notifications', async () => {
    openSite('/news');

    await press('Notifications');

    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
  });
});

describe('up to 1023 px', () => {
  beforeEach(() => setWidth(1023));

  test('has the community on top, and below the dashboard and what opens panels', async () => {
    openSite('/dashboard');

    const bar = await topBar();
    expect(links(bar)).toEqual(['Valley Growers News /news', ' /community-switching']);
    expect(within(bar).getByRole('link', { name: 'Valley Growers, News' })).toBeTruthy();
    expect(within(bar).getByRole('link', { name: 'Switch Community' })).toBeTruthy();
    const tabs = await screen.findByRole('navigation', { name: 'Main' });
    expect(links(tabs)).toEqual(['Dashboard /dashboard']);
    expect(within(tabs).getByRole('link').getAttribute('aria-current')).toBe('page');
    expect(
      within(tabs)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Messages', 'Notifications', 'Menu']);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test.each([
    ['/news', 'Valley Growers, News'],
    ['/community-switching', 'Switch Community'],
  ])('marks on top where one is at %s', async (path, expected) => {
    openSite(path);
    const bar = await topBar();

    const marked = within(bar)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');

    expect(marked).toEqual([within(bar).getByRole('link', { name: expected })]);
  });

  test('has the places and the calendar in a panel, which a link in it closes', async () => {
    openSite('/news');
    await title('News');

    await press('Menu');
    const panel = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(panel).getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe('page');
    expect(within(panel).getByRole('table')).toBeTruthy();
    await follow('Library', within(panel));

    const heading = await title('Library');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test.each([
    ['Messages', 'Messages', 'Nobody has written to you yet'],
    ['Notifications', 'Notifications', 'No notifications yet'],
  ])('has the %s in a panel, and gives the focus back', async (name, button, text) => {
    openSite('/news');
    await press(button);

    const panel = await screen.findByRole('dialog', { name });
    expect(await within(panel).findByText(text)).toBeTruthy();
    await press('Close', within(panel));

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: button })));
  });

  test('keeps what is typed when the device is turned', async () => {
    openSite('/news');
    await press('Settings');
    await press('Change Password');
    await press('Yes');
    await type('Old password', 'harvest1');

    act(() => setWidth(1280));

    expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('harvest1');
  });
});

test.each([
  ['on a wide screen without a connection', 1280, noConnection],
  ['on a phone after a failure of the server', 360, () => json({ error: 'Sorry' }, 500)],
])('the notices say of when they are %s', async (_, width, fail) => {
  let list: () => Response = () => json(noNotices);
  serve({ ...arrival, 'GET /api/notices': () => list() });
  setWidth(width);
  openSite('/news');
  await press('Notifications');
  await screen.findByRole('heading', { name: 'No notifications yet' });
  expect(screen.queryByText(/^As of /)).toBeNull();

  list = fail;
  await act(() => refresh(notices.listNotices));

  await screen.findByText(/^As of \d/);
  screen.getByRole('heading', { name: 'No notifications yet' });
});

test('offers to skip to the screen', async () => {
  openSite('/news');

  const skip = await screen.findByRole('link', { name: 'Skip to content' });

  expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
});

test('names what the sidebar stands for while there is no community', async () => {
  localStorage.removeItem('currentCommunity');
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  serve({ ...arrival, 'POST /api/users': never });

  openSite('/news');

  expect(await screen.findByRole('link', { name: 'Your community' })).toBeTruthy();
});
