import {
  AdminAddUserToGroupCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  GroupExistsException,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { findNewcomer, joinMember } from '#lib/operations/moderation/join.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const table = mockClient(DynamoDBDocumentClient);

const OLD = '11111111-1111-4111-8111-111111111111';
const NEW = '22222222-2222-4222-8222-222222222222';
const pool = { userPoolId: 'eu-west-1_Abc', cognito: new CognitoIdentityProviderClient({}) };
const rosa = { id: NEW, sub: NEW, username: 'rosa', isEnabled: true };
const group = { UserPoolId: pool.userPoolId, GroupName: `member-${OLD}` };

beforeEach(() => {
  cognito.reset();
  table.reset();
  cognito.on(AdminGetUserCommand).resolves({
    Username: 'rosa',
    Enabled: true,
    UserAttributes: [{ Name: 'sub', Value: NEW }],
  });
  cognito.on(AdminListGroupsForUserCommand).resolves({ Groups: [] });
  table.on(GetCommand).resolves({});
  table.on(GetCommand, { Key: { pk: `USER#${OLD}`, sk: 'USER' } }).resolves({ Item: { username: 'rosa' } });
});

test('the group is named after the old id, and holds the new account', async () => {
  cognito.on(CreateGroupCommand).resolves({});
  cognito.on(AdminAddUserToGroupCommand).resolves({});

  await joinMember(pool, OLD, await findNewcomer(pool, OLD, 'Rosa'));

  const [created, added] = [CreateGroupCommand, AdminAddUserToGroupCommand].map(
    (Command) => cognito.commandCalls(Command as typeof CreateGroupCommand)[0]?.args[0].input,
  );
  expect(created).toMatchObject(group);
  expect(added).toEqual({ ...group, Username: 'rosa' });
});

test('a group that an interrupted command left behind is used', async () => {
  const exists = new GroupExistsException({ message: 'It exists.', $metadata: {} });
  cognito.on(CreateGroupCommand).rejects(exists);
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [] });
  cognito.on(AdminAddUserToGroupCommand).resolves({});

  await joinMember(pool, OLD, rosa);

  expect(cognito.commandCalls(AdminAddUserToGroupCommand)).toHaveLength(1);
});

test('an id that another account is joined to is refused, and so is an account that has another id', async () => {
  const exists = new GroupExistsException({ message: 'It exists.', $metadata: {} });
  cognito.on(CreateGroupCommand).rejects(exists);
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [{ Username: 'ines' }] });
  await expect(joinMember(pool, OLD, rosa)).rejects.toThrow(`The member ${OLD} is joined to ines already.`);

  const another = '33333333-3333-4333-8333-333333333333';
  const Groups = [{ GroupName: 'admin' }, { GroupName: `member-${another}` }];
  cognito.on(AdminListGroupsForUserCommand).resolves({ Groups });
  await expect(findNewcomer(pool, OLD, 'rosa')).rejects.toThrow(
    `rosa is joined to another member already: ${another}.`,
  );
  expect(cognito.commandCalls(AdminAddUserToGroupCommand)).toHaveLength(0);
});
