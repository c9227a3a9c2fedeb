import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';

const cognito = mockClient(CognitoIdentityProviderClient);
let handler: () => Promise<void>;
beforeEach(async () => {
  cognito.reset();
  vi.stubEnv('USER_POOL_ID', 'eu-west-1_Pool');
  vi.stubEnv('CANARY_NAME', 'canary');
  vi.stubEnv('CANARY_PASSWORD', 'secret');
  ({ handler } = await import('#functions/system/put-canary.ts'));
});
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

test('what else goes wrong fails the deployment', async () => {
  cognito.on(AdminCreateUserCommand).rejects(new Error('not allowed'));

  await expect(handler()).rejects.toThrow('not allowed');
  expect(passwords()).toEqual([]);
});
