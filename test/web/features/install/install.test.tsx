import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { json } from '#test/web.tsx';
import { countVisit } from '#web/lib/device/install.ts';
import { DashboardScreen } from '#web/screens/dashboard-screen.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';
import { coursesPage } from '../courses/a-course.ts';
import { groupsPage } from '../groups/a-group.ts';
import { resourcesPage } from '../library/a-resource.ts';
import { user } from '../profile/a-user.ts';

const OFFER = 'Put Furrow on your home screen';
const HOUR_MS = 3_600_000;
const { show } = screenOf(
  { '/dashboard': <DashboardScreen />, '/myProfile': <ProfileScreen /> },
  '/dashboard',
  {
    answers: () => ({
      'GET /api/users/profile': () => json(user),
      'GET /api/users/export': () => json({ data: { state: 'none' } }),
      'GET /api/resources/user': () => json(resourcesPage([])),
      'GET /api/courses/user': () => json(coursesPage([])),
      'GET /api/groups/community/3/user': () => json(groupsPage([])),
    }),
  },
);

/** The browser offers it, as it does once a page has loaded. */
function offer(outcome = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const visits = (count: number, from = Date.now()) => {
  for (let visit = 0; visit < count; visit += 1) countVisit(from + visit * HOUR_MS);
};
const shown = async (path: string) => {
  await show({}, path);
  await screen.findAllByText(/Ada/);
  return screen.queryByRole('button', { name: OFFER }) !== null;
};

beforeEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('appinstalled'));
});

test('the offer comes after the third visit, by us and not by the browser, and is made once', async () => {
  visits(4);
  const { event, prompt } = offer('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect(await shown('/dashboard')).toBe(true);

  await press(OFFER);

  expect(prompt).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: OFFER })).toBeNull());
  expect(await shown('/dashboard')).toBe(false);
});

test('the offer is not made before, where the browser has none, or once it was dismissed', async () => {
  visits(3);
  // Looking around is one visit.
  countVisit(Date.now() + 2 * HOUR_MS + 60_000);
  offer();
  expect(await shown('/dashboard')).toBe(false);

  visits(1, Date.now() + 9 * HOUR_MS);
  window.dispatchEvent(new Event('appinstalled'));
  expect(await shown('/dashboard')).toBe(false);
});

test('a dismissed offer does not come back, and the profile still has it', async () => {
  visits(4);
  const { prompt } = offer();
  expect(await shown('/dashboard')).toBe(true);

  await press('Do not offer this again');

  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(await shown('/myProfile')).toBe(true);
  await press(OFFER);
  expect(prompt).toHaveBeenCalledOnce();
});

test('an iPhone is told how, and why', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  await show({}, '/myProfile');

  await screen.findByText(/tap Share and then "Add to Home Screen".*forgets after seven days/);
});

test('an iPhone that has it on its home screen is told nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(display-mode: standalone)',
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
  await show({}, '/myProfile');
  await screen.findAllByText(/Ada/);

  expect(screen.queryByText(/tap Share/)).toBeNull();
});
