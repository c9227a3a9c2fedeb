import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/users.ts';
import { follow, press } from '#test/hands.ts';
import {
  type Answer,
  type Answers,
  arrival,
  CONTENT_HOST,
  json,
  lostOnce,
  never,
  noConnection,
  openSite,
  renderAt,
  serve,
  setWidth,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { DashboardScreen } from '#web/screens/dashboard-screen.tsx';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';
import { aGroup, groupsPage } from '../features/groups/a-group.ts';
import { aResource, aVideo, resourcesPage } from '../features/library/a-resource.ts';
import { user } from '../features/profile/a-user.ts';

const OWN = 'GET /api/users/profile';

beforeEach(() => storeSession());

const LIST = 'GET /api/resources/user';
const COURSES = 'GET /api/courses/user';
const GROUPS = 'GET /api/groups/community/3/user';
async function show(
  answer: Answer,
  library: Answer = () => json(resourcesPage([])),
  courses: Answer = () => json(coursesPage([])),
  more: Answers = {},
) {
  const groups = () => json(groupsPage([]));
  const asked = serve({ [OWN]: answer, [LIST]: library, [COURSES]: courses, [GROUPS]: groups, ...more });
  await startSite();
  renderAt('/dashboard', <DashboardScreen />);
  return asked;
}

const showFor = (profile: Partial<User> = {}) => show(() => json({ ...user, ...profile }));

const row = (name: string) => {
  const head = screen.getByRole('heading', { level: 2, name });
  return within(head.closest('section') as HTMLElement);
};
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

describe('the row of the groups', () => {
  const none = () => json(resourcesPage([]));
  const showGroups = (more: Answers) =>
    show(
      () => json(user),
      none,
      () => json(coursesPage([])),
      more,
    );

  test('has those that one follows in the current community, and leads to each', async () => {
    const mine = aGroup('lambs', { title: 'Night lambing', filename: 'lamb.jpg' });
    const others = aGroup('hill', { title: 'Up the hill', communityId: '7', followersCount: 1 });
    await showGroups({
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

  test('leads to all groups where one follows none', async () => {
    await showGroups({});
    await screen.findByText('You follow no group of this community yet.');

    expect(hrefOf(row('My groups').getByRole('link', { name: 'See all groups' }))).toBe('/groups');
  });

  test('says that they did not come, and tries again', async () => {
    let isUp = false;
    await showGroups({ [GROUPS]: () => (isUp ? json(groupsPage([aGroup('a')])) : noConnection()) });
    await screen.findByText('Your groups did not load.');
    isUp = true;

    await userEvent.click(row('My groups').getByRole('button', { name: 'Try again' }));

    await row('My groups').findByRole('link', { name: 'Group a' });
  });
});

describe('the row of the courses', () => {
  const profile = () => json(user);
  const none = () => json(resourcesPage([]));
  const showCourses = (courses: Answer) => show(profile, none, courses);
  const tile = (name: string) => {
    const link = row('My courses').getByRole('link', { name });
    const tile = link.closest('li') as HTMLElement;
    const bar = within(tile).queryByRole('progressbar');
    const meta = tile.querySelector('p')?.textContent;
    return [hrefOf(link), meta, bar?.getAttribute('value'), bar?.getAttribute('aria-valuetext')];
  };

  test('has those that one takes, how far one is, and where to go on, then those that one made', async () => {
    const asked = await showCourses(() =>
      json(
        coursesPage([
          aCourse('soil', { title: 'Soil', ...taken(3), lessonId: 'soil02' }),
          aCourse('drip', { title: 'Drip', ...taken(0) }),
          aCourse('graft', { title: 'Graft', ...taken(7), lessonId: 'graft07' }),
          aCourse('bare', { title: 'Bare', lessonsCount: 0, ...taken(0) }),
          aCourse('mine', { title: 'Mine', creator: 'ada' }),
        ]),
      ),
    );
    await screen.findByText('Soil');

    expect(tile('Soil')).toEqual(['/lesson/soil02', 'Go on', '43', '3 of 7 lessons']);
    expect(tile('Drip')).toEqual(['/course/drip', 'Not begun', '0', '0 of 7 lessons']);
    expect(tile('Graft')).toEqual(['/course/graft', 'Completed', '100', '7 of 7 lessons']);
    expect(tile('Bare')).toEqual(['/course/bare', 'No lessons yet', undefined, undefined]);
    expect(tile('Mine')).toEqual(['/admin/course/mine', 'Your course', undefined, undefined]);
    expect(asked.filter(({ to }) => to === COURSES)).toHaveLength(1);
  });

  test('has the places of four tiles until then', async () => {
    await showCourses(never);
    await screen.findByText('Ada Field');

    expect(document.querySelectorAll('.tile[aria-hidden]')).toHaveLength(4);
  });

  test('leads to all courses where there are none', async () => {
    await showCourses(() => json(coursesPage([])));
    await screen.findByText('You take no course yet. All courses are a tap away.');

    expect(hrefOf(row('My courses').getByRole('link', { name: 'See all courses' }))).toBe('/courses');
  });

  test('says that they did not come, and tries again', async () => {
    let isUp = false;
    await showCourses(() => (isUp ? json(coursesPage([aCourse('soil', taken(1))])) : noConnection()));
    await screen.findByText('Your courses did not load.');
    isUp = true;

    await userEvent.click(row('My courses').getByRole('button', { name: 'Try again' }));

    expect(await row('My courses').findByText('Go on')).toBeTruthy();
  });
});

describe('the row of the library', () => {
  const hedges = aResource('hedges', { title: 'Hedges' });
  const newest = [aVideo('scythe', { title: 'A scythe' }), hedges];
  const profile = () => json(user);
  const titles = () =>
    row('My library')
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('shows what the member has added, then what they made, each once, and says what is on this device only', async () => {
    localStorage.setItem('added:ada', JSON.stringify([aResource('old', { title: 'Old' }), hedges]));
    await show(profile, () => json(resourcesPage(newest)));
    await screen.findByText('A scythe');

    expect(titles()).toEqual(['Old', 'Hedges', 'A scythe']);
    expect(hrefOf(row('My library').getByRole('link', { name: 'A scythe' }))).toBe('/library/scythe');
    row('My library').getByText('Videos');
    expect(row('My library').getAllByText('Kept on this device only')).toHaveLength(2);
  });

  test('has the places of four tiles until then, and is asked for beside the profile', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show(() => late.promise, never);
    await waitFor(() => expect(asked.map(({ to }) => to)).toContain(LIST));
    late.resolve(profile());
    await screen.findByText('Ada Field');

    expect(row('My library').getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  });

  test('says to a member of one minute that nothing is theirs yet, and what to do', async () => {
    await show(profile);

    expect(await screen.findByText(/^Nothing of yours yet. Press ‘Add to’ beside a file/)).toBeTruthy();
    expect(hrefOf(row('My library').getByRole('link', { name: 'See all files' }))).toBe('/library');
  });

  test('keeps what was added when the rest does not come, and tries again', async () => {
    localStorage.setItem('added:ada', JSON.stringify([hedges]));
    let isUp = false;
    await show(profile, () => (isUp ? json(resourcesPage(newest)) : noConnection()));
    await screen.findByText('Your files did not load.');
    expect(titles()).toEqual(['Hedges']);
    isUp = true;

    await userEvent.click(row('My library').getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('A scythe')).toBeTruthy();
    expect(titles()).toEqual(['Hedges', 'A scythe']);
  });

  test('a phone, which shows no tiles, does not ask for them', async () => {
    setWidth(720);
    const asked = await show(profile);
    await screen.findByText('Ada Field');

    expect(asked.map(({ to }) => to)).not.toContain(LIST);
    expect(asked.map(({ to }) => to)).not.toContain(COURSES);
    expect(asked.map(({ to }) => to)).not.toContain(GROUPS);
  });
});

test('says Loading... until there is something to show', async () => {
  await show(never);

  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(screen.queryByRole('link')).toBeNull();
});

test('says what failed, keeps the ways on, and tries again', async () => {
  await show(lostOnce(() => json(user)));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile did not load' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My library' })).toBeTruthy();

  await press('Try again');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
});

const steps = { done: [], hidden: [], isUnconfirmed: false, followed: 2, hasLooked: true };

test('leads a newcomer to add a picture, also while the profile is on its way', async () => {
  localStorage.setItem('firstSteps:ada', JSON.stringify(steps));
  await show(never);

  expect(hrefOf(await screen.findByRole('link', { name: 'Add a picture' }))).toBe('/edit-information');
});

test('has no first step for whoever has done them', async () => {
  localStorage.setItem('firstSteps:ada', JSON.stringify({ ...steps, done: ['picture', 'email'] }));
  await showFor({ emailVerified: true });
  await screen.findByText('Ada Field');

  expect(screen.queryByRole('region', { name: 'First step' })).toBeNull();
});

test.each([
  ['/achievements', 'Achievements'],
  ['/mysurvey', 'My Survey'],
  ['/mylibrary', 'My library (files)'],
  ['/myProfile', 'User Profile'],
])('is where %s leads back to', async (path, title) => {
  serve({ ...arrival, [OWN]: () => json(user) });
  openSite(path);
  await screen.findByRole('heading', { level: 1, name: title });

  const main = within(screen.getByRole('main'));
  await follow(/^(Back|My dashboard)$/, main);

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
});
