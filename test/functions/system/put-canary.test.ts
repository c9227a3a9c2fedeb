import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const cognito = mockClient(CognitoIdentityProviderClient);
let handler: () => Promise<void>;
beforeEach(async () => {
  cognito.reset();
  vi.stubEnv('USER_POOL_ID', 'eu-west-1_Pool');
  vi.stubEnv('CANARY_NAME', 'canary');
  vi.stubEnv('CANARY_PASSWORD', 'secret');
  ({ handler } = await import('#functions/system/put-canary.ts'));
});
afterEach(() => void vi.useRealTimers());
const passwords = () =>
  cognito.commandCalls(AdminSetUserPasswordCommand).map(({ args: [{ input }] }) => input);
const account = { UserPoolId: 'eu-west-1_Pool', Username: 'canary' };

test('the canary is given an account, and nobody a message', async () => {
  await handler();

  const [made] = cognito.commandCalls(AdminCreateUserCommand);
  expect(made?.args[0].input).toEqual({ ...account, MessageAction: 'SUPPRESS' });
  expect(passwords()).toEqual([{ ...account, Password: 'secret', Permanent: true }]);
});

test('one that is there already is given the password of now', async () => {
  const exists = new UsernameExistsException({ message: 'User account already exists', $metadata: {} });
  cognito.on(AdminCreateUserCommand).rejects(exists);

  await handler();

  expect(passwords()).toHaveLength(1);
});

const denied = Object.assign(new Error('not authorized to perform: cognito-idp:AdminCreateUser'), {
  name: 'AccessDeniedException',
});

test('what its role may do is not known at once: it asks again', async () => {
  cognito.on(AdminCreateUserCommand).rejectsOnce(denied).resolves({});
  cognito.on(AdminSetUserPasswordCommand).rejectsOnce(denied).resolves({});

  await handler();

  expect(cognito.commandCalls(AdminCreateUserCommand)).toHaveLength(3);
  expect(passwords()).toHaveLength(2);
});

test('a role that still may not, shortly before the time is up, fails the deployment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cognito.on(AdminCreateUserCommand).callsFake(() => {
    vi.setSystemTime(Date.now() + 40_000);
    throw denied;
  });

  await expect(handler()).rejects.toThrow('not authorized');
  expect(cognito.commandCalls(AdminCreateUserCommand)).toHaveLength(2);
});

test('what else goes wrong fails the deployment', async () => {
  cognito.on(AdminCreateUserCommand).rejects(new Error('too many'));

  await expect(handler()).rejects.toThrow('too many');
  expect(cognito.commandCalls(AdminCreateUserCommand)).toHaveLength(1);
  expect(passwords()).toEqual([]);
});
