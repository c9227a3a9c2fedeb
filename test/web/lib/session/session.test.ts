import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '#test/patiently.ts';
import {
  cognitoRefusal,
  cognitoSession,
  noConnection,
  serve,
  startSite,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import type { ApiError } from '#web/lib/api/api.ts';
import { currentTokens } from '#web/lib/session/identity.ts';
import { getSession, replaceTokens, signOut, storeCommunity } from '#web/lib/session/session.ts';
import { signIn } from '#web/lib/session/sign-in.ts';

const sessionKeys = (storage: Storage) =>
  Object.keys(storage).filter((key) => /^(userInfo|current|Cog)/.test(key));

/** Another tab of the same browser, as this one hears it. */
const otherTab = new BroadcastChannel('furrow-session');

beforeEach(async () => {
  serve({ 'cognito:InitiateAuth': () => cognitoSession('ada') });
  await startSite();
});
afterEach(() => {
  otherTab.onmessage = null;
});

test('stores token and id where they stay, with Remember Me', async () => {
  await signIn('ada', 'harvest1', true);

  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
    id: 'ada',
    token: expect.any(String),
  });
  expect(sessionKeys(sessionStorage)).toEqual([]);
});

test('a member whose account is joined to an old id has that id', async () => {
  const old = '11111111-1111-4111-8111-111111111111';
  const token = tokenOf('ada', 'access', 900, ['admin', `member-${old}`]);
  serve({ 'cognito:InitiateAuth': () => cognitoSession('ada', token) });

  await signIn('ada', 'harvest1', true);

  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({ id: old, token });
  expect(await currentTokens()).toEqual({ id: old, access: token });
});

test('stores everything where it ends with the browser, without Remember Me', async () => {
  await signIn('ada', 'harvest1', false);
  storeCommunity({ id: '3', name: 'Valley', slug: 'valley' });

  expect(sessionKeys(sessionStorage)).toContain('userInfo');
  expect(sessionKeys(sessionStorage)).toContain('currentCommunity');
  expect(sessionKeys(localStorage)).toEqual([]);
});

test('hands a session without Remember Me to a new tab', async () => {
  await signIn('ada', 'harvest1', false);
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);

  otherTab.postMessage({ kind: 'asked' });

  await patiently(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    kind: 'session',
    entries: { userInfo: expect.any(String) },
  });
});

test('hands a session without Remember Me to the tabs that are open, once it has a community', async () => {
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);
  await signIn('ada', 'harvest1', false);

  storeCommunity({ id: '3', name: 'Valley', slug: 'valley' });

  await patiently(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ entries: { currentCommunity: expect.any(String) } });
});

test('follows a tab that signs in with Remember Me, once it has a community', () => {
  const tell = () =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }));
  localStorage.setItem('userInfo', JSON.stringify({ token: 't', id: 'ada' }));
  tell();
  expect(getSession().user).toBeUndefined();

  localStorage.setItem('currentCommunity', JSON.stringify({ id: '3', name: 'Valley', slug: 'valley' }));
  tell();

  expect(getSession()).toMatchObject({ user: { id: 'ada' }, community: { id: '3' } });
});

test('takes over the session that another tab hands on, and nothing else', async () => {
  const userInfo = JSON.stringify({ token: 't', id: 'ada' });

  otherTab.postMessage({ kind: 'session', entries: { userInfo, other: 'x' } });

  await patiently(() => expect(getSession().user?.id).toBe('ada'));
  expect({ ...sessionStorage }).toEqual({ userInfo });
});

test.each([
  ['with', localStorage],
  ['without', sessionStorage],
])('ends with the sign-out of another tab, %s Remember Me', async (_, storage) => {
  await signIn('ada', 'harvest1', storage === localStorage);

  otherTab.postMessage({ kind: 'ended', onPurpose: true });

  await patiently(() => expect(getSession().user).toBeUndefined());
  expect(sessionKeys(storage)).toEqual([]);
});

test('remembers whose session another tab ended, unless they left on purpose', async () => {
  await signIn('ada', 'harvest1', false);

  otherTab.postMessage({ kind: 'ended', onPurpose: false });
  await patiently(() => expect(getSession()).toEqual({ endedOnPurpose: false, endedMember: 'ada' }));

  otherTab.postMessage({ kind: 'ended', onPurpose: true });
  await patiently(() => expect(getSession()).toEqual({ endedOnPurpose: true }));
});

test('hears from the storage too that another tab ended the session', () => {
  storeSession();
  localStorage.clear();

  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'userInfo' }));

  expect(getSession()).toEqual({ endedOnPurpose: false, endedMember: 'ada' });
});

test('takes over the session of a tab in whose full browser it is no longer stored', async () => {
  storeSession();
  const entries = Object.fromEntries(sessionKeys(localStorage).map((key) => [key, localStorage[key]]));
  otherTab.onmessage = ({ data }) => {
    if (data.kind === 'asked') otherTab.postMessage({ kind: 'session', entries });
  };
  localStorage.clear();

  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'userInfo' }));

  await patiently(() => expect(getSession().user?.id).toBe('ada'));
  expect(sessionKeys(sessionStorage)).toEqual(Object.keys(entries));
});

test('clears the storage at sign-out, revokes the refresh token and tells the other tabs', async () => {
  const asked = serve({});
  storeSession();
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);

  signOut();

  expect(getSession()).toEqual({ endedOnPurpose: true });
  expect(sessionKeys(localStorage)).toEqual([]);
  expect(asked[0]).toMatchObject({
    to: 'cognito:RevokeToken',
    body: { ClientId: 'client', Token: 'refresh-ada' },
  });
  await patiently(() => expect(heard).toHaveBeenCalledWith({ kind: 'ended', onPurpose: true }));
});

test('revokes the newest refresh token, also where the user name was typed in another case before', () => {
  const asked = serve({});
  storeSession();
  const key = (name: string) => `CognitoIdentityServiceProvider.client.Ada.${name}`;
  const renewed = { [key('accessToken')]: 'access-2', [key('refreshToken')]: 'refresh-2' };

  replaceTokens('ada', renewed);

  expect(getSession().user).toEqual({ id: 'ada', token: 'access-2' });
  expect(sessionKeys(localStorage).filter((each) => each.startsWith('Cog'))).toEqual(Object.keys(renewed));
  signOut();
  expect(asked[0]).toMatchObject({ to: 'cognito:RevokeToken', body: { Token: 'refresh-2' } });
});

test('signs out without a connection too', () => {
  serve({ 'cognito:RevokeToken': noConnection });
  storeSession();

  signOut();

  expect(sessionKeys(localStorage)).toEqual([]);
});

test('takes stored login info that it cannot read as none', () => {
  storeSession();
  localStorage.setItem('userInfo', '{"token":');

  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'userInfo' }));

  expect(getSession().user).toBeUndefined();
});

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect username or password.'],
  [
    'NotAuthorizedException',
    'Password attempts exceeded',
    'Too many tries. Wait a few minutes, then try again.',
  ],
  ['UserNotConfirmedException', '', 'User is not confirmed.'],
  ['NotAuthorizedException', 'User is disabled.', 'User is disabled.'],
  ['PasswordResetRequiredException', 'Password reset required', /needs a new password/],
  ['InvalidParameterException', "Value at 'username'", 'Incorrect username or password.'],
  ['TooManyRequestsException', 'Rate exceeded', /Too many people/],
  ['InternalErrorException', 'Internal error', /does not answer right now/],
])('words %s (%s) for the person', async (name, text, words) => {
  serve({ 'cognito:InitiateAuth': () => cognitoRefusal(name, text) });

  const error = await signIn('ada', 'wrong', true).catch((reason: ApiError) => reason);

  expect((error as ApiError).message).toMatch(words);
  expect(sessionKeys(localStorage)).toEqual([]);
});
