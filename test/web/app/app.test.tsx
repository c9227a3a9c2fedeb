import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { follow, press, type } from '#test/hands.ts';
import {
  arrival,
  cognitoSession,
  community,
  failure,
  json,
  openSite,
  serve,
  storeSession,
  tokenOf,
} from '#test/web.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signIn() {
  await type('Username', 'ada');
  await type('Password', 'harvest1');
  await press('Sign In');
}

test('leads a visitor from the front page to the sign-in', async () => {
  serve(arrival);

  openSite('/');

  expect(await title('Sign In')).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
});

test('takes a visitor back to where they were after they signed in', async () => {
  serve(arrival);
  openSite('/news?pageNumber=2');

  await signIn();

  expect(await title('News')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/news?pageNumber=2');
});

test('leads on to the news when all that belongs to a sign-in stands, and asks for them meanwhile', async () => {
  const claims = { ...JSON.parse(atob(tokenOf('ada', 'id').split('.')[1] ?? '')), given_name: 'Ada' };
  const known = { ...(await cognitoSession('ada').json()).AuthenticationResult };
  known.IdToken = `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;
  const synced = Promise.withResolvers<Response>();
  const asked = serve({
    ...arrival,
    'cognito:InitiateAuth': () => json({ AuthenticationResult: known, ChallengeParameters: {} }),
    'PUT /api/users/profile': () => synced.promise,
  });
  openSite('/login');
  await signIn();
  const news = () => asked.filter(({ to }) => to === 'GET /api/news/community/3');
  await waitFor(() => expect(news()).toHaveLength(1));

  expect([window.location.pathname, localStorage.getItem('currentCommunity')]).toEqual(['/login', null]);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeTruthy();

  synced.resolve(failure(503, 'service.busy', 'Busy'));
  await title('News');
  expect(window.location.pathname).toBe('/news');
  expect(JSON.parse(localStorage.getItem('currentCommunity') ?? '')).toMatchObject({ id: '3' });
  await screen.findByText('No news yet');
  expect(news()).toHaveLength(1);
});

test.each([
  ['sign-in', '/login', 'Sign In'],
  ['sign-up', '/register', 'Sign Up'],
])('a %s leads from its form to the news with no empty page between', async (_, path, button) => {
  serve(arrival);
  openSite(path);
  await type('Username', 'ada');
  await type('Password', 'harvest1');
  const terms = screen.queryByRole('checkbox', { name: /I agree/ });
  if (terms) await userEvent.click(terms);
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent ?? 'nothing';
    if (seen.at(-1) !== now) seen.push(now);
  });
  observer.observe(document.body, { childList: true, subtree: true });

  await press(button);

  await title('News');
  await screen.findByText('No news yet');
  observer.disconnect();
  expect(seen).toEqual(['News']);
});

test('takes community 3 where a reload finds none, whatever the member follows', async () => {
  const asked = serve({ ...arrival, 'GET /api/communities/3': () => json(community) });
  storeSession();
  localStorage.removeItem('currentCommunity');
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentCommunity' }));

  openSite('/news');

  await title('News');
  expect(JSON.parse(localStorage.getItem('currentCommunity') ?? '')).toMatchObject({ id: '3' });
  expect(asked.map(({ to }) => to)).not.toContain('GET /api/communities/user');
});

test('names the document after the page, and moves the focus to its title', async () => {
  serve(arrival);
  openSite('/login');
  await title('Sign In');
  await waitFor(() => expect(document.title).toBe('Sign In · Furrow'));
  expect(document.activeElement).toBe(document.body);

  await follow('Become a member!');

  const heading = await title('Become a member');
  await waitFor(() => expect(document.title).toBe('Become a member · Furrow'));
  expect(document.activeElement).toBe(heading);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('hands the focus on where the title that was reached goes with what stood there until the page came', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  serve({ ...arrival, 'GET /api/courses/gone': () => answer });
  storeSession();
  openSite('/userinfo');
  await title('Payment information');
  act(() => {
    window.history.pushState(null, '', '/admin/course/gone');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const first = await title('Courses');
  await waitFor(() => expect(document.activeElement).toBe(first));

  arrive(json({ error: 'Gone.', message: 'Gone.', code: 'course.missing' }, 404));

  const second = await title('This course is not here');
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('leads from the sign-out to a sign-in that begins anew', async () => {
  serve(arrival);
  storeSession();
  openSite('/userInfo');

  await press('Settings');
  await press('Logout');
  await press('Yes');

  expect(await title('Sign In')).toBeTruthy();
  expect({ ...localStorage }).toEqual({});
  await signIn();
  await waitFor(() => expect(window.location.pathname).toBe('/news'));
});

test('keeps a member without signal signed in', async () => {
  const down = () => json({ message: 'Service Unavailable' }, 503);
  serve({ 'GET /api/users/token': down, 'GET /api/news/community/3': down });
  storeSession();

  openSite('/news');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(localStorage.getItem('userInfo')).not.toBeNull();
});
