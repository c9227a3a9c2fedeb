import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill, press, type } from '#test/hands.ts';
import {
  arrival,
  cognitoRefusal,
  cognitoSession,
  failure,
  openSite,
  serve,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import { endSession, getSession } from '#web/lib/session/session.ts';

const refusing = {
  ...arrival,
  'GET /api/users/token': () => failure(401, 'token.failed', 'Not authorized, token failed'),
  'cognito:GetTokensFromRefreshToken': () => cognitoRefusal('NotAuthorizedException'),
};
const place = () => window.location.pathname + window.location.search + window.location.hash;

async function signIn(username = 'ada') {
  await fill('Username', username);
  await type('Password', 'harvest1');
  await press('Sign In');
}

test('clears the storage but for drafts when the token check fails, and says what happened', async () => {
  serve(refusing);
  storeSession();
  localStorage.setItem('newsDraft:ada', 'text');
  localStorage.setItem('lastCategories', '{"results":[]}');
  localStorage.setItem('tokenChecked', `this-session ${Date.now() - 3_600_001}`);
  localStorage.setItem('saidHere', 'this-session Mon Nov 30 2026');

  openSite('/news');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'You have been signed out. Please sign in again.',
  );
  expect(place()).toBe('/login');
  expect({ ...localStorage }).toEqual({ 'newsDraft:ada': 'text' });
});

test('checks a stored token once an hour, and that of another session at once', async () => {
  const asked = serve(arrival);
  const checks = () => asked.filter(({ to }) => to === 'GET /api/users/token').length;
  const reopen = async () => {
    cleanup();
    openSite('/news');
    await screen.findByRole('heading', { level: 1, name: 'News' });
  };
  const [head, claims = '', signature] = tokenOf('ada').split('.');
  const named = { ...JSON.parse(atob(claims)), origin_jti: 'this-session' };
  storeSession({ accessToken: [head, btoa(JSON.stringify(named)), signature].join('.') });
  await reopen();
  await waitFor(() => expect(localStorage.getItem('tokenChecked')).toMatch(/^this-session \d+$/));
  expect(checks()).toBe(1);

  await reopen();
  expect(checks()).toBe(1);

  localStorage.setItem('tokenChecked', `this-session ${Date.now() - 3_600_001}`);
  await reopen();
  await waitFor(() => expect(checks()).toBe(2));

  localStorage.setItem('tokenChecked', `another-session ${Date.now()}`);
  await reopen();
  await waitFor(() => expect(checks()).toBe(3));
});

test('signs out who only reads, at the first read that is refused after they were disabled', async () => {
  serve(arrival);
  storeSession();
  localStorage.setItem('newsDraft:ada', 'text');
  openSite('/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });

  const refused = refusing['GET /api/users/token'];
  serve({ ...refusing, 'GET /api/courses': refused, 'GET /api/courses/categories': refused });
  await userEvent.click(screen.getAllByRole('link', { name: 'Courses' })[0] as HTMLElement);

  expect((await screen.findByRole('alert')).textContent).toBe(
    'You have been signed out. Please sign in again.',
  );
  expect(place()).toBe('/login');
  expect({ ...localStorage }).toEqual({ 'newsDraft:ada': 'text' });
});

test('brings the member back to the address, with query and hash, and to what it held', async () => {
  serve(refusing);
  storeSession();
  openSite('/news?pageNumber=2#list');
  await screen.findByRole('alert');

  serve(arrival);
  await signIn();

  await waitFor(() => expect(place()).toBe('/news?pageNumber=2#list'));
});

test('keeps the state of the place that the session died in', async () => {
  serve(arrival);
  storeSession();
  openSite('/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });
  window.history.replaceState({ usr: { courseId: '7' } }, '', '/news');
  act(() => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));

  act(endSession);
  await signIn();

  await waitFor(() => expect(place()).toBe('/news'));
  expect(window.history.state.usr).toEqual({ courseId: '7' });
});

test('takes another member to the news, not to the place of the first', async () => {
  serve(refusing);
  storeSession();
  openSite('/news?pageNumber=2');
  await screen.findByRole('alert');

  serve({ ...arrival, 'cognito:InitiateAuth': () => cognitoSession('ben') });
  await signIn('ben');

  await screen.findByRole('heading', { level: 1, name: 'News' });
  expect(place()).toBe('/news');
  expect(getSession().user?.id).toBe('ben');
});

test('signs out at /logout, and never leads back to it', async () => {
  const asked = serve(arrival);
  storeSession();
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
  });

  openSite('/logout');

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy();
  expect(seen).toContain('Logging Out...');
  expect(asked.find(({ to }) => to === 'cognito:RevokeToken')?.body).toMatchObject({ Token: 'refresh-ada' });
  expect({ ...localStorage }).toEqual({});
  await signIn();
  await waitFor(() => expect(place()).toBe('/news'));
});

test('says that it logs out until the identity provider has ended the session', async () => {
  let answer = (_: Response) => {};
  serve({
    ...arrival,
    'cognito:RevokeToken': () =>
      new Promise<Response>((done) => {
        answer = done;
      }),
  });
  storeSession();

  openSite('/logout');

  await screen.findByRole('heading', { name: 'Logging Out...' });
  await waitFor(() => expect(getSession().user).toBeUndefined());
  expect(place()).toBe('/logout');
  answer(new Response('{}'));
  await waitFor(() => expect(place()).toBe('/login'));
});

test('leads a visitor from /logout to the sign-in', async () => {
  serve(arrival);

  openSite('/logout');

  await signIn();
  await waitFor(() => expect(place()).toBe('/news'));
});
