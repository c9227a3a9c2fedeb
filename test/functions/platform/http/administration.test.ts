import { CognitoIdentityProviderClient, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { route } from '#contract/route.ts';
import { administration } from '#platform/http/administration.ts';
import { bodyOf, context, eventFrom, things } from '#test/system/events.ts';

const MINUTE = 60_000;
const cognito = mockClient(CognitoIdentityProviderClient);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('ADMIN_SECOND_FACTOR', 'true');
});
afterEach(() => {
  // What is kept of one test's tokens is over in the next.
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  vi.unstubAllEnvs();
  cognito.reset();
});

const handler = administration(route({ ...things, access: 'admin' }), async () => ({ title: 'Tea' }));
async function ask(token = 'one', groups = '[admin]') {
  const result = await handler(eventFrom({ groups, headers: { authorization: `Bearer ${token}` } }), context);
  return [result.statusCode, bodyOf(result).code];
}
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const asked = () => cognito.commandCalls(GetUserCommand).map(({ args }) => args[0].input.AccessToken);
const withApp = { Username: 'root', UserAttributes: [], UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] };
const withoutApp = { Username: 'root', UserAttributes: [] };

test('that an account has one is asked once a minute for each token', async () => {
  cognito.on(GetUserCommand).resolves(withApp);

  const replies = [await ask(), await ask(), await ask('two')];

  expect(replies).toEqual(replies.map(() => [200, undefined]));
  expect(asked()).toEqual(['one', 'two']);
  later(MINUTE - 1);
  await ask();
  expect(asked()).toHaveLength(2);
  later(1);
  await ask();
  expect(asked()).toEqual(['one', 'two', 'one']);
});

test('whoever switches it on goes on at once, and whoever switches it off is refused within a minute', async () => {
  cognito.on(GetUserCommand).resolves(withoutApp);
  expect(await ask()).toEqual([403, 'member.no-second-factor']);

  cognito.on(GetUserCommand).resolves(withApp);
  expect(await ask()).toEqual([200, undefined]);

  cognito.on(GetUserCommand).resolves(withoutApp);
  later(MINUTE);
  expect(await ask()).toEqual([403, 'member.no-second-factor']);
});

test.each([
  ['throttles', 'TooManyRequestsException', 400],
  ['fails', 'InternalErrorException', 500],
  ['gives no answer', 'TimeoutError', undefined],
])('nobody is let in while Cognito %s, and is told to try again', async (_, name, httpStatusCode) => {
  cognito.on(GetUserCommand).rejects(Object.assign(new Error('no'), { name, $metadata: { httpStatusCode } }));

  expect(await ask()).toEqual([503, 'service.busy']);
});

test('a token that Cognito no longer takes is refused as everywhere', async () => {
  cognito.on(GetUserCommand).rejects(Object.assign(new Error('no'), { name: 'NotAuthorizedException' }));

  expect(await ask()).toEqual([401, 'token.failed']);
});

test('nothing is asked about who is no administrator, nor where it is not needed', async () => {
  expect(await ask('one', '')).toEqual([403, 'member.not-admin']);
  vi.stubEnv('ADMIN_SECOND_FACTOR', 'false');
  expect(await ask()).toEqual([200, undefined]);
  vi.stubEnv('ADMIN_SECOND_FACTOR', undefined);
  expect(await ask()).toEqual([200, undefined]);

  expect(asked()).toEqual([]);
});
