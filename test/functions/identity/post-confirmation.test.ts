import {
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/identity/post-confirmation.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  cognito.reset();
  cognito.on(AdminListGroupsForUserCommand).resolves({});
  table.reset();
  table.on(QueryCommand).resolves({ Items: [] });
});

const eventOf = (triggerSource: string) =>
  ({
    triggerSource,
    userPoolId: 'us-east-1_pool',
    userName: 'ada',
    request: { userAttributes: { sub: 'ada-id' } },
  }) as unknown as PostConfirmationTriggerEvent;

test('a recovered password ends every session of the member', async () => {
  const event = eventOf('PostConfirmation_ConfirmForgotPassword');
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});

  expect(await handler(event)).toBe(event);

  expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'us-east-1_pool',
    Username: 'ada',
  });
});

test('a recovered password has no device told any more, of the member by whom the table knows the account', async () => {
  const phone = { pk: 'PUSH#ada-id', sk: 'D#1', endpoint: 'x', p256dh: 'x', auth: 'x', at: '2026-03-01' };
  cognito.on(AdminUserGlobalSignOutCommand).resolves({});
  table.on(QueryCommand).resolves({ Items: [phone] });
  table.on(TransactWriteCommand).resolves({});

  await handler(eventOf('PostConfirmation_ConfirmForgotPassword'));

  const [call] = table.commandCalls(TransactWriteCommand);
  expect(call?.args[0].input.TransactItems).toMatchObject([
    { Delete: { Key: { pk: 'PUSH#ada-id', sk: 'D#1' } } },
  ]);
});

test('a confirmed sign-up ends none', async () => {
  await handler(eventOf('PostConfirmation_ConfirmSignUp'));

  expect(cognito.calls()).toEqual([]);
});

test('when the sessions cannot be ended, the member is told what to do', async () => {
  cognito.on(AdminUserGlobalSignOutCommand).rejects(new Error('socket hang up'));

  await expect(handler(eventOf('PostConfirmation_ConfirmForgotPassword'))).rejects.toThrow(
    /^The new password is set, .* ask for another code and set a password once more$/,
  );
});
