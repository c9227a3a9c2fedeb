// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/users.ts';
import {
  type Asked,
  arrival,
  CONTENT_HOST,
  clearSite,
  json,
  noConnection,
  openSite,
  renderAt,
  serve,
  setWidth,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { personFor } from '#web/lib/art.ts';
import { DashboardScreen } from '#web/screens/dashboard-screen.tsx';
import { aResource, aVideo, resourcesPage } from '../features/library/a-resource.ts';
import { newcomer, user } from '../features/profile/a-user.ts';

const OWN = 'GET /api/users/profile';

beforeEach(() => storeSession());
afterEach(clearSite);

const LIST = 'GET /api/resources';
type Answer = (asked: Asked) => Response | Promise<Response>;

async function show(answer: Answer, library: Answer = () => json(resourcesPage([]))) {
  const asked = serve({ [OWN]: answer, [LIST]: library });
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

test('shows a drawing where there is no picture', async () => {
  await showFor({ attachments: undefined });
  await screen.findByText('Ada Field');

  expect(screen.queryByRole('img', { name: 'Picture of Ada Field' })).toBeNull();
  expect(document.querySelector('.avatar-lg')?.getAttribute('src')).toBe(personFor('ada'));
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
  ['My library', '/library/collection', '/library?add', 0],
  ['My courses', '/courses/my-courses', '/courses', 3],
  ['My groups', '/mygroups', '/groups', 3],
])('has a row %s of tiles, one to add more, and for phones a link to %s', async (name, to, addTo, count) => {
  await showFor();
  await screen.findByText('Ada Field');

  expect(hrefOf(row(name).getByRole('link', { name: new RegExp(`^${name}$`) }))).toBe(to);
  expect(row(name).queryAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(hrefOf(row(name).getByRole('link', { name: `Add to ${name}` }))).toBe(addTo);
});

test('says how far the courses are, and that all of this is an example', async () => {
  await showFor();
  await screen.findByText('This is an example.');

  const bar = row('My courses').getByRole('progressbar', { name: 'Drip lines that last ten years' });
  expect(bar.getAttribute('value')).toBe('90');
});

describe('the row of the library', () => {
  const hedges = aResource('hedges', { title: 'Hedges' });
  const newest = [aVideo('scythe', { title: 'A scythe' }), hedges];
  const profile = () => json(user);
  const titles = () =>
    row('My library')
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('shows what the member has added, then what is newest, each once, and leads there', async () => {
    localStorage.setItem('added:ada', JSON.stringify([aResource('old', { title: 'Old' }), hedges]));
    await show(profile, () => json(resourcesPage(newest)));
    await screen.findByText('A scythe');

    expect(titles()).toEqual(['Old', 'Hedges', 'A scythe']);
    expect(hrefOf(row('My library').getByRole('link', { name: 'A scythe' }))).toBe('/library/scythe');
    row('My library').getByText('Videos');
  });

  test('has the places of four tiles until then, and is asked for beside the profile', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show(
      () => late.promise,
      () => new Promise<Response>(() => {}),
    );
    await waitFor(() => expect(asked.map(({ to }) => to)).toContain(LIST));
    late.resolve(profile());
    await screen.findByText('Ada Field');

    expect(document.querySelectorAll('.tile[aria-hidden]')).toHaveLength(4);
  });

  test('says when there is nothing yet', async () => {
    await show(profile);

    expect(await screen.findByText('Nothing here yet. Add the first file.')).toBeTruthy();
  });

  test('keeps what was added when the rest does not come, and tries again', async () => {
    localStorage.setItem('added:ada', JSON.stringify([hedges]));
    let isUp = false;
    await show(profile, () => (isUp ? json(resourcesPage(newest)) : noConnection()));
    await screen.findByText('The newest files did not load.');
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
  });
});

test('says Loading... until there is something to show', async () => {
  await show(() => new Promise<Response>(() => {}));

  expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  expect(screen.queryByRole('link')).toBeNull();
});

test('says what failed, keeps the ways on, and tries again', async () => {
  let tries = 0;
  await show(() => {
    tries += 1;
    return tries === 1 ? noConnection() : json(user);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile did not load' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My library' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
});

test('has the first steps of whoever has not done them, and asks for the code of an e-mail on the spot', async () => {
  await showFor({ emailVerified: false, phoneVerified: false });
  const steps = within(await screen.findByRole('region', { name: 'Three first steps' }));

  expect(steps.queryByRole('button', { name: /^Hide/ })).toBeNull();
  await userEvent.click(steps.getByRole('button', { name: 'Confirm e-mail' }));

  expect(await screen.findByRole('dialog', { name: 'Email Verification' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leads a newcomer to add an address, also where the steps are hidden from the news', async () => {
  const steps = { email: 'none', communities: true, picture: false, followed: 2, as: '', from: 0 };
  localStorage.setItem('firstSteps:ada', JSON.stringify(steps));
  await show(() => json(newcomer));

  expect(hrefOf(await screen.findByRole('link', { name: 'Add an e-mail' }))).toBe('/edit-information');
  expect(screen.queryByRole('link', { name: 'Find communities' })).toBeNull();
});

test('has no steps for whoever has done them', async () => {
  const steps = { email: 'done', communities: true, picture: true, followed: 2, as: '', from: 0 };
  localStorage.setItem('firstSteps:ada', JSON.stringify(steps));
  await showFor({ emailVerified: true });
  await screen.findByText('Ada Field');

  expect(screen.queryByText('Three first steps')).toBeNull();
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
  await userEvent.click(main.getByRole('link', { name: /^(Back|My dashboard)$/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Field' })).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
});
