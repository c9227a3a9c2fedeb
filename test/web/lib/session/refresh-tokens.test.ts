import { beforeEach, expect, test, vi } from 'vitest';
import {
  cognitoRefusal,
  cognitoSession,
  json,
  noConnection,
  serve,
  startSite,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import { currentTokens } from '#web/lib/session/identity.ts';

const REFRESH = 'cognito:GetTokensFromRefreshToken';
const keyOf = (name: string) => `CognitoIdentityServiceProvider.client.ada.${name}`;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  serve({});
  await startSite();
  storeSession({ accessToken: tokenOf('ada', 'access', -60) });
});

test('an expired token is replaced by a fresh one, by the refresh token, and both are stored', async () => {
  const fresh = tokenOf('ada', 'access', 1800);
  const asked = serve({ [REFRESH]: () => cognitoSession('ada', fresh, 'refresh-2') });

  expect(await currentTokens()).toEqual({ id: 'ada', access: fresh });

  expect(asked.map(({ body }) => body)).toEqual([{ ClientId: 'client', RefreshToken: 'refresh-ada' }]);
  expect(localStorage.getItem(keyOf('accessToken'))).toBe(fresh);
  expect(localStorage.getItem(keyOf('refreshToken'))).toBe('refresh-2');
});

test('a pool that gives no further refresh token leaves the stored one', async () => {
  const AuthenticationResult = { AccessToken: tokenOf('ada'), IdToken: tokenOf('ada', 'id') };
  serve({ [REFRESH]: () => json({ AuthenticationResult }) });

  await currentTokens();

  expect(localStorage.getItem(keyOf('refreshToken'))).toBe('refresh-ada');
});

test('all who ask at once wait for one request', async () => {
  const asked = serve({ [REFRESH]: () => cognitoSession('ada') });

  const found = await Promise.all([currentTokens(), currentTokens(), currentTokens()]);

  expect(asked).toHaveLength(1);
  expect(new Set(found.map((tokens) => tokens?.access)).size).toBe(1);
});

test.each([
  ['a lost connection', noConnection],
  ['a 503', () => new Response('<h1>503</h1>', { status: 503 })],
  ['too many requests', () => cognitoRefusal('TooManyRequestsException')],
])('after %s it is tried again', async (_, trouble) => {
  const asked = serve({ [REFRESH]: vi.fn(() => cognitoSession('ada')).mockImplementationOnce(trouble) });

  expect(await currentTokens()).toMatchObject({ id: 'ada' });
  expect(asked).toHaveLength(2);
});

test('a pool that stays away is asked three times, and the session stays', async () => {
  const asked = serve({ [REFRESH]: noConnection });

  await expect(currentTokens()).rejects.toMatchObject({ code: 'network.unreachable' });

  expect(asked).toHaveLength(3);
  expect(localStorage.getItem(keyOf('refreshToken'))).toBe('refresh-ada');
});

test.each(['NotAuthorizedException', 'com.amazonaws#TokenRevokedException'])(
  'a refusal is asked for once and ends it: %s',
  async (name) => {
    const asked = serve({ [REFRESH]: () => cognitoRefusal(name) });

    expect(await currentTokens()).toBeUndefined();

    expect(asked).toHaveLength(1);
    expect(localStorage.getItem(keyOf('refreshToken'))).toBeNull();
  },
);

test('a session without a refresh token asks nobody, and is over', async () => {
  localStorage.removeItem(keyOf('refreshToken'));
  const asked = serve({});

  expect(await currentTokens()).toBeUndefined();
  expect(asked).toHaveLength(0);
});
