import { beforeEach, expect, test } from 'vitest';
import { communities } from '#contract/communities/communities.ts';
import { news } from '#contract/news/news.ts';
import { richtexts } from '#contract/news/richtexts.ts';
import { users } from '#contract/users/users.ts';
import { loseSignal } from '#test/full-device.ts';
import {
  type Answers,
  type Asked,
  cognitoRefusal,
  cognitoSession,
  community,
  failure,
  json,
  noConnection,
  onePage,
  serve,
  startSite,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import { ApiError, call } from '#web/lib/api/api.ts';
import { buildRequest } from '#web/lib/api/request.ts';
import { endSession, getSession } from '#web/lib/session/session.ts';

const follow = 'POST /api/communities-users/follow';
const followed = () => json({ data: { isFollowed: '1', followersCount: 2 } });

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: ApiError) => error,
  );

async function open(answers: Answers): Promise<Asked[]> {
  const asked = serve(answers);
  await startSite();
  asked.length = 0;
  return asked;
}

beforeEach(() => storeSession());

test('puts path parameters into the path and the rest of a GET into the query', async () => {
  const asked = await open({ 'GET /api/news/community/a%20b': () => json({ ...onePage, data: [] }) });

  await call(news.listNews, { communityId: 'a b', pageNumber: 2, pageSize: undefined });

  expect(asked[0]?.url.search).toBe('?pageNumber=2');
});

test('sends JSON with the access token and an idempotency key, its own unless one is given', async () => {
  const asked = await open({ [follow]: followed });

  await call(communities.followCommunity, { communityId: '3' });
  await call(communities.followCommunity, { communityId: '3' });
  await call(communities.followCommunity, { communityId: '3' }, { key: 'a-key-of-the-form' });

  expect(asked[0]?.body).toEqual({ communityId: '3' });
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${getSession().user?.token}`);
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('a-key-of-the-form');
});

test('sends the sign of a lost letter as an escape, since it was typed', () => {
  const { init } = buildRequest(communities.followCommunity, { communityId: 'a\ufffdb' });

  expect(init).toMatchObject({ body: String.raw`{"communityId":"a\ufffdb"}` });
});

test('sends no idempotency key with a GET', async () => {
  const asked = await open({ 'GET /api/communities/3': () => json(community) });

  await call(communities.getCommunity, { id: '3' });

  expect(asked[0]?.headers.has('idempotency-key')).toBe(false);
});

test('sends a multipart row as a form: flags as words, nothing for what is left out', async () => {
  const stored = { id: 'p', richtextId: 'r', order: 1, img: 'x.png', width: 1, height: 1, isImgDesc: true };
  const asked = await open({ 'POST /api/photos/add': () => json({ data: stored }, 201) });
  const img = new File(['x'], 'field.png', { type: 'image/png' });

  await call(richtexts.addPhoto, {
    img,
    isImgDesc: true,
    photoDescription: undefined,
    richtextId: 'r',
    order: 1,
  });

  const form = asked[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['img', 'isImgDesc', 'richtextId', 'order']);
  expect(form.get('isImgDesc')).toBe('true');
  expect((form.get('img') as File).name).toBe('field.png');
  expect(asked[0]?.headers.has('content-type')).toBe(false);
});

test('takes a failed status as a failure, with its code, text and fields', async () => {
  const body = {
    error: 'Bad',
    message: 'Bad',
    code: 'input.invalid',
    fields: { communityId: 'An id is missing.' },
  };
  await open({ [follow]: () => json(body, 400) });

  const error = await failureOf(call(communities.followCommunity, { communityId: '' }));

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'input.invalid', message: 'Bad', fields: body.fields });
});

test('takes an error inside a 200 as a failure', async () => {
  await open({
    'GET /api/communities/3': () => json({ ...community, error: 'Not today', message: 'other' }),
  });

  const error = await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(error).toMatchObject({ status: 200, message: 'Not today' });
});

test.each([
  [
    'a gateway that is asked too much',
    () => json({ message: 'Too Many Requests' }, 429),
    /^Too many people are asking at once/,
  ],
  [
    'a gateway whose function is away',
    () => json({ message: 'Service Unavailable' }, 503),
    /^Furrow does not answer right now/,
  ],
  [
    'something that has only a message',
    () => json({ message: 'The barn is full.' }, 400),
    'The barn is full.',
  ],
  [
    'something that sends no JSON',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    /does not answer/,
  ],
  [
    'something that says nothing',
    () => new Response('', { status: 418 }),
    'That did not work. Please try again.',
  ],
])('has words for the failure of %s', async (_, answer, words) => {
  await open({ 'GET /api/communities/3': answer });

  const error = await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(error.message).toMatch(words);
});

test.each([200, 401, 403, 404])('a page of HTML with a %s is no answer of ours', async (status) => {
  const asked = await open({ [follow]: () => new Response('<h1>Sign in to this network</h1>', { status }) });

  const error = await failureOf(call(communities.followCommunity, { communityId: '3' }));

  expect(error).toMatchObject({
    status: 0,
    code: 'reply.unreadable',
    message: expect.stringContaining('There is no connection right now'),
  });
  expect(asked.map(({ to }) => to)).toEqual([follow]);
  expect(getSession().user).toBeDefined();
});

test('takes a reply of another shape as a failure', async () => {
  await open({ 'GET /api/communities/3': () => json({ name: 'Valley' }) });

  const error = await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(error.code).toBe('reply.unexpected');
});

test('says that there is no connection, and keeps the session', async () => {
  await open({ 'GET /api/communities/3': noConnection });

  const error = await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(error).toMatchObject({ status: 0, code: 'network.unreachable' });
  expect(getSession().user?.id).toBe('ada');
});

test.each([429, 500, 503])('keeps the session after a %i', async (status) => {
  const asked = await open({ 'GET /api/communities/3': () => json({ message: 'later' }, status) });

  await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(getSession().user?.id).toBe('ada');
  expect(asked).toHaveLength(1);
});

test('refreshes a refused token once, and calls again with the same key', async () => {
  const fresh = tokenOf('ada', 'access', 1800);
  const asked = await open({
    [follow]: ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh}`
        ? followed()
        : json({ message: 'Unauthorized' }, 401),
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ada', fresh),
  });

  await call(communities.followCommunity, { communityId: '3' });

  expect(asked.map(({ to }) => to)).toEqual([follow, 'cognito:GetTokensFromRefreshToken', follow]);
  expect(asked[2]?.headers.get('idempotency-key')).toBe(asked[0]?.headers.get('idempotency-key'));
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({ token: fresh, id: 'ada' });
});

test.each([
  ['a 401', () => failure(401, 'token.failed', 'Not authorized, token failed')],
  ['the text inside a 200', () => json({ error: 'Not authorized, token failed' })],
])('ends the session when a fresh token is refused too, by %s', async (_, refuse) => {
  const asked = await open({
    'GET /api/users/token': refuse,
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ada', tokenOf('ada', 'access', 1800)),
  });

  await failureOf(call(users.checkToken, {}));

  expect(asked.filter(({ to }) => to === 'cognito:GetTokensFromRefreshToken')).toHaveLength(1);
  expect(getSession().user).toBeUndefined();
  expect({ ...localStorage }).toEqual({});
});

test('asks for no fresh tokens where the device is offline, and for them where it is mistaken', async () => {
  const old = tokenOf('ada', 'access', -60);
  storeSession({ accessToken: old });
  loseSignal();
  const asked = await open({ [follow]: noConnection });

  const error = await failureOf(call(communities.followCommunity, { communityId: '3' }));
  expect([error.code, asked.map(({ to }) => to)]).toEqual(['network.unreachable', [follow]]);

  const reached = await open({
    [follow]: ({ headers }) =>
      headers.get('authorization') === `Bearer ${old}`
        ? failure(401, 'token.failed', 'Not authorized, token failed')
        : followed(),
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ada'),
  });
  await call(communities.followCommunity, { communityId: '3' });
  expect(reached.map(({ to }) => to)).toEqual([follow, 'cognito:GetTokensFromRefreshToken', follow]);
});

test('ends the session when Cognito refuses the refresh, and leaves drafts where they are', async () => {
  localStorage.setItem('draft:ada', 'text');
  await open({
    'GET /api/communities/3': () => json({ message: 'Unauthorized' }, 401),
    'cognito:GetTokensFromRefreshToken': () =>
      cognitoRefusal('NotAuthorizedException', 'Refresh Token has been revoked'),
  });

  await failureOf(call(communities.getCommunity, { id: '3' }));

  expect(getSession().user).toBeUndefined();
  expect({ ...localStorage }).toEqual({ 'draft:ada': 'text' });
});

test.each([
  ['cannot be reached', noConnection],
  ['has no answer', () => new Response('<h1>503</h1>', { status: 503 })],
  ['is broken', () => json({ __type: 'InternalErrorException', message: 'Internal error' }, 500)],
  ['is asked too much', () => cognitoRefusal('TooManyRequestsException')],
])('keeps the session when Cognito %s at the refresh', async (_, answer) => {
  await open({
    'GET /api/communities/3': () => json({ message: 'Unauthorized' }, 401),
    'cognito:GetTokensFromRefreshToken': answer,
  });

  const error = await failureOf(call(communities.getCommunity, { id: '3' }));

  expect([0, 429, 503]).toContain(error.status);
  expect(localStorage.getItem('userInfo')).not.toBeNull();
  expect(localStorage.getItem('CognitoIdentityServiceProvider.client.ada.refreshToken')).toBe('refresh-ada');
});

test('leaves a session alone that began after the refused call', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await open({
    'GET /api/communities/3': () => promise,
    'cognito:GetTokensFromRefreshToken': () => cognitoRefusal('NotAuthorizedException'),
  });
  const failing = failureOf(call(communities.getCommunity, { id: '3' }));
  endSession();
  storeSession();

  resolve(json({ message: 'Unauthorized' }, 401));

  expect((await failing).status).toBe(401);
  expect(getSession().user?.id).toBe('ada');
});

test('sends nothing with the tokens of another member', async () => {
  const asked = await open({
    [follow]: followed,
    'cognito:GetTokensFromRefreshToken': () => cognitoSession('ben'),
  });
  localStorage.setItem('CognitoIdentityServiceProvider.client.ada.accessToken', tokenOf('ben'));

  const error = await failureOf(call(communities.followCommunity, { communityId: '3' }));

  expect(error.status).toBe(401);
  expect(asked.filter(({ to }) => to === follow)).toEqual([]);
});
