import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press, type } from '#test/hands.ts';
import {
  type Answers,
  arrival,
  cognitoRefusal,
  cognitoSession,
  community,
  json,
  noConnection,
  onePage,
  siteAt,
  storeSession,
} from '#test/web.tsx';

const stored = (key: string, storage = localStorage) => JSON.parse(storage.getItem(key) ?? 'null');

const open = (more?: Answers) => siteAt('/login', { ...arrival, ...more });

async function signIn({ username = 'ada', password = 'harvest1' } = {}) {
  await type('Username', username);
  await type('Password', password);
  await press('Sign In');
}

test('asks for what is missing, and sends nothing', async () => {
  const asked = open();

  await press('Sign In');

  expect(await screen.findByText('You must enter username')).toBeTruthy();
  expect(screen.getByText('You must enter password')).toBeTruthy();
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(asked.map(({ to }) => to)).toEqual(['GET /config.json']);
});

test('takes a member to the news of their first community', async () => {
  const asked = open();

  await signIn();

  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeTruthy();
  expect(window.location.pathname).toBe('/news');
  expect(stored('userInfo')).toMatchObject({ id: 'ada' });
  expect(stored('currentCommunity')).toEqual({ id: '3', name: 'Valley Growers', slug: 'valley-growers' });
  expect(asked.find(({ to }) => to === 'POST /api/users')?.body).toEqual({ id: 'ada' });
});

test('loads community 3 for a member who follows none', async () => {
  open({
    'GET /api/communities/user': () => json({ ...onePage, communities: [] }),
    'GET /api/communities/3': () => json(community),
  });

  await signIn();

  expect(await screen.findByText('Valley Growers')).toBeTruthy();
});

test('forgets the session with the browser when Remember Me is off', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember Me' }));

  await signIn();

  await waitFor(() => expect(stored('userInfo', sessionStorage)).toMatchObject({ id: 'ada' }));
  expect(stored('userInfo')).toBeNull();
});

test.each([
  ['a wrong password', () => cognitoRefusal('NotAuthorizedException'), 'Incorrect username or password.'],
  ['no connection', noConnection, 'There is no connection right now. Check your signal and try again.'],
])('says above the form that there is %s, and keeps what was typed', async (_, answer, words) => {
  open({ 'cognito:InitiateAuth': answer });

  await signIn();

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(words);
  expect(alert.compareDocumentPosition(screen.getByLabelText('Username'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('harvest1');
});

test('offers another try when the community does not open, and uses the same key for it', async () => {
  let down = true;
  const asked = open({
    'GET /api/communities/user': (request) =>
      down
        ? json({ message: 'Service Unavailable' }, 503)
        : (arrival['GET /api/communities/user']?.(request) as Response),
  });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('You are signed in');

  down = false;
  await press('Try again');

  expect(await screen.findByText('Valley Growers')).toBeTruthy();
  const keys = asked
    .filter(({ to }) => to === 'POST /api/users')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('copies what the identity provider knows to the record, and waits for no answer to that', async () => {
  const claims = { sub: 'ada', 'cognito:username': 'ada', given_name: 'Ada', exp: 4e9, iat: 1 };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asked = open({
    'cognito:InitiateAuth': async () => {
      const session = await cognitoSession('ada').json();
      session.AuthenticationResult.IdToken = `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
      return json(session);
    },
    'PUT /api/users/profile': noConnection,
  });

  await signIn();

  expect(await screen.findByText('Valley Growers')).toBeTruthy();
  const sync = asked.find(({ to }) => to === 'PUT /api/users/profile');
  expect(sync?.body).toEqual({ firstName: 'Ada' });
  expect(sync?.headers.get('content-type')).toBe('application/json');
});

test('leads from an account that is not confirmed to its confirmation', async () => {
  open({ 'cognito:InitiateAuth': () => cognitoRefusal('UserNotConfirmedException') });

  await signIn();

  expect((await screen.findByRole('alert')).textContent).toContain('User is not confirmed.');
  const link = screen.getByRole('link', { name: 'Confirm it with a code' });
  expect(link.getAttribute('href')).toBe('/register/verification');
});

test('says what was done on the screen before', async () => {
  open();
  await screen.findByLabelText('Username');
  const state = { usr: { notice: 'Password has been changed successfully.', username: 'ada' } };
  window.history.pushState(state, '', '/login');
  act(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));

  const notice = await screen.findByText('Password has been changed successfully.');
  expect(notice.closest('[role=status]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('');
});

test('shows the password on demand', async () => {
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');

  await press('Show password');

  expect(field.type).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
});

test('says that Google and Facebook are not offered', async () => {
  open();

  for (const name of ['Google', 'Facebook']) {
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Signing in with Google or Facebook is not offered yet.');
  }
});

test('sends a signed-in member on to the news', async () => {
  storeSession();

  siteAt('/login', arrival);

  await waitFor(() => expect(window.location.pathname).toBe('/news'));
});
