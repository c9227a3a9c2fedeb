import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { callsTo, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  CONTENT_HOST,
  json,
  lostOnce,
  never,
  onePage,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { leaveOpen } from '#web/features/surveys/replies.ts';
import { DashboardScreen } from '#web/screens/dashboard-screen.tsx';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';
import { aGroup, groupsPage } from '../features/groups/a-group.ts';
import { aResource, aVideo, resourcesPage } from '../features/library/a-resource.ts';
import { user } from '../features/profile/a-user.ts';
import { aToday, growers } from '../features/today/a-today.ts';

const OWN = 'GET /api/users/profile';

const LIST = 'GET /api/resources/user';
const COURSES = 'GET /api/courses/user';
const GROUPS = 'GET /api/groups/community/3/user';
const none: Answers = {
  [OWN]: () => json(user),
  [LIST]: () => json(resourcesPage([])),
  [COURSES]: () => json(coursesPage([])),
  [GROUPS]: () => json(groupsPage([])),
  'GET /api/surveys': () => json({ ...onePage, totalItems: 0, data: [] }),
  'GET /api/users/today': () => json({ data: aToday({ news: [], taught: [], lesson: undefined }) }),
};
const { show, open } = screenOf({ '/dashboard': <DashboardScreen /> }, '/dashboard', {
  answers: () => none,
  hasToasts: false,
});
const showFor = (profile: Partial<User> = {}) => show({ [OWN]: () => json({ ...user, ...profile }) });

const row = (name: string) => {
  const head = screen.getByRole('heading', { level: 2, name });
  return within(head.closest('section') as HTMLElement);
};
afterEach(() => vi.useRealTimers());

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('shows picture, name, the day of the last visit and how many communities one follows', async () => {
  await showFor({ lastLogin: '2025-03-12T07:00:00.000Z', communities: 6 });

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
  expect(screen.getByText('Last visit 12 March 2025')).toBeTruthy();
  expect(screen.getByText('Follow 6 communities')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Picture of Ada Field' }).getAttribute('src')).toBe(
    `${CONTENT_HOST}/attachments/ada.jpg`,
  );
});

test.each([
  ['3', { taught: [] }],
  ['1', { news: [], taught: [] }],
])('leaves room for the %s lines of the last time, one of them before what is ahead', async (lines, more) => {
  const answers = { 'GET /api/users/today': () => json({ data: aToday(more) }) };
  await show(answers);
  await screen.findByRole('link', { name: /Go on with/ });
  cleanup();

  await show(answers);

  const place = document.querySelector<HTMLElement>('.today-place');
  expect(place?.style.getPropertyValue('--lines')).toBe(lines);
});

test('leaves no room for events that are over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T19:00:30') });
  const event = (time: string, more = {}) => ({
    id: time,
    date: '2026-03-05',
    task: `Feed at ${time}`,
    time,
    ...more,
  });
  const events = [event('07:30'), event('19:00'), event('00:00', { isAllDay: true })];
  const answers = {
    'GET /api/users/today': () => json({ data: aToday({ news: [], taught: [], events }) }),
  };
  await show(answers);
  await screen.findByRole('link', { name: /Go on with/ });
  expect(screen.getAllByRole('link', { name: /^Feed/ })).toHaveLength(2);
  cleanup();

  await show(answers);

  const place = document.querySelector<HTMLElement>('.today-place');
  expect(place?.style.getPropertyValue('--lines')).toBe('3');
});

test('at a first visit it shows as many lines as there was room for, at the next all', async () => {
  const news = ['3', '4', '5', '6', '7'].map((communityId) => ({
    ...growers,
    communityId,
    name: `Hill ${communityId}`,
  }));
  const answers = { 'GET /api/users/today': () => json({ data: aToday({ news }) }) };
  const panel = async () => within(await screen.findByRole('region', { name: 'What is new' }));
  await show(answers);
  await (await panel()).findByRole('button', { name: 'Show 4 more' });
  (await panel()).getByRole('link', { name: /Go on with/ });
  expect((await panel()).getAllByRole('link')).toHaveLength(3);
  cleanup();

  await show(answers);

  await (await panel()).findByRole('link', { name: /Go on with/ });
  expect((await panel()).getAllByRole('link')).toHaveLength(7);
});

test('counts a single community as one', async () => {
  await showFor({ communities: 1 });

  expect(await screen.findByText('Follow 1 community')).toBeTruthy();
});

test('shows the initials where there is no picture', async () => {
  await showFor({ attachments: undefined });
  await screen.findByText('Ada Field');

  expect(screen.queryByRole('img', { name: 'Picture of Ada Field' })).toBeNull();
  expect(document.querySelector('.avatar-lg [data-initials="AF"]')).not.toBeNull();
});

test('leads to profile, achievements and surveys, and has one main action', async () => {
  await showFor();
  const links = within(await screen.findByRole('navigation', { name: 'Profile' }));

  expect(links.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['My Profile', '/myProfile'],
    ['Achievements', '/achievements'],
    ['Surveys', '/mysurvey'],
  ]);
  expect([...document.querySelectorAll('.btn-primary')].map(({ textContent }) => textContent)).toEqual([
    'My Profile',
  ]);
});

test('says in the link to them how many surveys wait, once that is known', async () => {
  const asked = await show({
    [OWN]: () => json(user),
    'GET /api/surveys': () => json({ ...onePage, pageSize: 1, totalItems: 3, data: [] }),
  });

  const link = await screen.findByRole('link', { name: 'Surveys 3 wait for you' });

  expect(hrefOf(link)).toBe('/mysurvey');
  const { url } = asked.find(({ to }) => to === 'GET /api/surveys') ?? {};
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    scope: 'open',
    pageSize: '1',
    communityId: '3',
  });
});

test('asks how many surveys wait once a day, and again after one was answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 9, 12) });
  let waiting = 3;
  const asked = await show({
    [OWN]: () => json(user),
    'GET /api/surveys': () => json({ ...onePage, pageSize: 1, totalItems: waiting, data: [] }),
  });
  const again = async (name: string) => {
    cleanup();
    open();
    await screen.findByRole('link', { name });
    return callsTo(asked, 'GET /api/surveys').length;
  };
  await screen.findByRole('link', { name: 'Surveys 3 wait for you' });

  expect(await again('Surveys 3 wait for you')).toBe(1);

  waiting = 2;
  act(() => leaveOpen('s1'));
  expect(await again('Surveys 2 wait for you')).toBe(2);

  waiting = 1;
  vi.setSystemTime(new Date(2026, 2, 10, 7));
  expect(await again('Surveys 1 waits for you')).toBe(3);
});

test.each([
  ['My library', '/library/collection', '/library?add'],
  ['My courses', '/courses/my-courses', '/courses?add'],
  ['My groups', '/your-groups', '/groups?create'],
])('has a row %s of tiles, one to add more, and for phones a link to %s', async (name, to, addTo) => {
  await showFor();
  await screen.findByText('Ada Field');

  expect(hrefOf(row(name).getByRole('link', { name: new RegExp(`^${name}$`) }))).toBe(to);
  expect(hrefOf(row(name).getByRole('link', { name: `Add to ${name}` }))).toBe(addTo);
});

describe.each([
  {
    name: 'My groups',
    ask: GROUPS,
    empty: 'You follow no group of this community yet.',
    action: 'See all groups',
    to: '/groups',
    failed: 'Your groups did not load.',
    some: () => json(groupsPage([aGroup('a')])),
    shown: 'Group a',
  },
  {
    name: 'My courses',
    ask: COURSES,
    empty: 'You take no course yet. All courses are a tap away.',
    action: 'See all courses',
    to: '/courses',
    failed: 'Your courses did not load.',
    some: () => json(coursesPage([aCourse('soil', taken(1))])),
    shown: 'Go on',
  },
  {
    name: 'My library',
    ask: LIST,
    empty: /^Nothing of yours yet. Press ‘Add to’ beside a file/,
    action: 'See all files',
    to: '/library',
    failed: 'Your files did not load.',
    some: () => json(resourcesPage([aVideo('scythe', { title: 'A scythe' })])),
    shown: 'A scythe',
  },
])('the row $name', ({ name, ask, empty, action, to, failed, some, shown }) => {
  test('has the places of four tiles until they come', async () => {
    await show({ [ask]: never });
    await screen.findByText('Ada Field');

    const places = row(name).getAllByRole('listitem', { hidden: true });
    expect(places.filter((place) => place.getAttribute('aria-hidden'))).toHaveLength(4);
  });

  test('leads to all of them where there are none', async () => {
    await show();
    await screen.findByText(empty);

    expect(hrefOf(row(name).getByRole('link', { name: action }))).toBe(to);
  });

  test('says that they did not come, and tries again', async () => {
    await show({ [ask]: lostOnce(some) });
    await screen.findByText(failed);

    await press('Try again', row(name));

    await row(name).findByText(shown);
  });
});

describe('the row of the groups', () => {
  test('has those that one follows in the current community, and leads to each', async () => {
    const mine = aGroup('lambs', { title: 'Night lambing', filename: 'lamb.jpg' });
    const others = aGroup('hill', { title: 'Up the hill', communityId: '7', followersCount: 1 });
    await show({
      [GROUPS]: () => json(groupsPage([mine])),
      'GET /api/groups/community/7/user': () => json(groupsPage([others])),
    });

    await screen.findByText('Night lambing');
    const link = row('My groups').getByRole('link', { name: 'Night lambing' });

    expect(hrefOf(link)).toBe('/groups/lambs');
    row('My groups').getByText('64 followers');
    const [picture] = row('My groups').getAllByRole('presentation');
    expect(picture?.getAttribute('src')).toBe(`${CONTENT_HOST}/group/3/lamb.jpg`);
    expect(screen.queryByText(/example/)).toBeNull();

    act(() => storeSession({ community: { id: '7', name: 'Hill Terraces', slug: 'hill-terraces' } }));

    await row('My groups').findByRole('link', { name: 'Up the hill' });
    row('My groups').getByText('1 follower');
    expect(row('My groups').queryByText('Night lambing')).toBeNull();
  });
});

describe('the row of the courses', () => {
  const tile = (name: string) => {
    const link = row('My courses').getByRole('link', { name });
    const tile = link.closest('li') as HTMLElement;
    const bar = within(tile).queryByRole('progressbar');
    const meta = tile.querySelector('.soft')?.textContent;
    return [hrefOf(link), meta, bar?.getAttribute('value'), bar?.getAttribute('aria-valuetext')];
  };

  test('has those that one takes, how far one is, and where to go on, then those that one made', async () => {
    const asked = await show({
      [COURSES]: () =>
        json(
          coursesPage([
            aCourse('soil', { title: 'Soil', ...taken(3), lessonId: 'soil02' }),
            aCourse('drip', { title: 'Drip', ...taken(0) }),
            aCourse('graft', { title: 'Graft', ...taken(7), lessonId: 'graft07' }),
            aCourse('bare', { title: 'Bare', lessonsCount: 0, ...taken(0) }),
            aCourse('mine', { title: 'Mine', creator: 'ada' }),
          ]),
        ),
    });
    await screen.findByText('Soil');

    expect(tile('Soil')).toEqual(['/lesson/soil02', 'Go on', '43', '3 of 7 lessons']);
    expect(tile('Drip')).toEqual(['/course/drip', 'Not begun', '0', '0 of 7 lessons']);
    expect(tile('Graft')).toEqual(['/course/graft', 'Completed', '100', '7 of 7 lessons']);
    expect(tile('Bare')).toEqual(['/course/bare', 'No lessons yet', undefined, undefined]);
    expect(tile('Mine')).toEqual(['/admin/course/mine', 'Your course', undefined, undefined]);
    expect(asked.filter(({ to }) => to === COURSES)).toHaveLength(1);
  });
});

describe('the row of the library', () => {
  const hedges = aResource('hedges', { title: 'Hedges' });
  const newest = [aVideo('scythe', { title: 'A scythe' }), hedges];
  const titles = () =>
    row('My library')
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('shows what the member has added, then what they made, each once, and says what is on this device only', async () => {
    localStorage.setItem('added:ada', JSON.stringify([aResource('old', { title: 'Old' }), hedges]));
    await show({ [LIST]: () => json(resourcesPage(newest)) });
    await screen.findByText('A scythe');

    expect(titles()).toEqual(['Old', 'Hedges', 'A scythe']);
    expect(hrefOf(row('My library').getByRole('link', { name: 'A scythe' }))).toBe('/library/scythe');
    row('My library').getByText('Videos');
    expect(row('My library').getAllByText('Kept on this device only')).toHaveLength(2);
  });

  test('is asked for beside the profile', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show({ [OWN]: () => late.promise });
    await waitFor(() => expect(asked.map(({ to }) => to)).toContain(LIST));
    late.resolve(json(user));
    await screen.findByText('Ada Field');
  });

  test('keeps what was added when the rest does not come, and tries again', async () => {
    localStorage.setItem('added:ada', JSON.stringify([hedges]));
    await show({ [LIST]: lostOnce(() => json(resourcesPage(newest))) });
    await screen.findByText('Your files did not load.');
    expect(titles()).toEqual(['Hedges']);

    await press('Try again', row('My library'));

    expect(await screen.findByText('A scythe')).toBeTruthy();
    expect(titles()).toEqual(['Hedges', 'A scythe']);
  });

  test('a phone, which shows no tiles, does not ask for them', async () => {
    setWidth(720);
    const asked = await show();
    await screen.findByText('Ada Field');

    for (const list of [LIST, COURSES, GROUPS]) expect(asked.map(({ to }) => to)).not.toContain(list);
  });
});

test('says Loading... until there is something to show', async () => {
  await show({ [OWN]: never });

  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(screen.queryByRole('link')).toBeNull();
});

test('says what failed, keeps the ways on, and tries again', async () => {
  await show({ [OWN]: lostOnce(() => json(user)) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile did not load' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My library' })).toBeTruthy();

  await press('Try again');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
});

const steps = { done: [], hidden: [], isUnconfirmed: false, followed: 2, hasLooked: true };

test('leads a newcomer to add a picture, also while the profile is on its way', async () => {
  localStorage.setItem('firstSteps:ada', JSON.stringify(steps));
  await show({ [OWN]: never });

  expect(hrefOf(await screen.findByRole('link', { name: 'Add a picture' }))).toBe('/edit-information');
});

test('has no first step for whoever has done them', async () => {
  localStorage.setItem('firstSteps:ada', JSON.stringify({ ...steps, done: ['picture', 'email'] }));
  await showFor({ emailVerified: true });
  await screen.findByText('Ada Field');

  expect(screen.queryByRole('region', { name: 'First step' })).toBeNull();
});

test('begins with what is new', async () => {
  await showFor();
  await screen.findByText(/^Nothing new since/);

  const news = screen.getByRole('region', { name: 'What is new' });
  const head = screen.getByRole('heading', { level: 1, name: 'Ada Field' });
  expect(news.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a phone has the rooms on top of it, one tap each; a sidebar has them where there is one', async () => {
  await showFor();
  await screen.findByText('Ada Field');
  expect(screen.queryByRole('navigation', { name: 'Rooms' })).toBeNull();

  setWidth(1023);

  const rooms = within(screen.getByRole('navigation', { name: 'Rooms' }));
  expect(rooms.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['News', '/news'],
    ['Library', '/library'],
    ['Courses', '/courses'],
    ['Calendar', '/calendar/my-events'],
  ]);
});
