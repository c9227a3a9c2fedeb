import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { useModeration } from '#test/things/replies/moderation.ts';

const stack = useStack();
const { rosa, ben } = useMembers(stack, 'rosa', 'ben');
const { system, accountOf } = useModeration(stack);
const load = () => import('#lib/operations/moderation/join.ts');

/** As a lost pool and a new one: the account is gone, and there is another one of its name. */
async function loseAccount(username: string): Promise<void> {
  const pool = system();
  await pool.cognito.send(new AdminDeleteUserCommand({ UserPoolId: pool.userPoolId, Username: username }));
  await stack.cognito.adminCreateUser({ username, password: 'harvest1' });
}

async function join(oldId: string, username: string): Promise<void> {
  const { findNewcomer, joinMember } = await load();
  await joinMember(system(), oldId, await findNewcomer(system(), oldId, username));
}

async function subOf(username: string): Promise<string> {
  const pool = system();
  const asked = new AdminGetUserCommand({ UserPoolId: pool.userPoolId, Username: username });
  const { UserAttributes = [] } = await pool.cognito.send(asked);
  return String(UserAttributes.find(({ Name }) => Name === 'sub')?.Value);
}

test('a member of a lost pool has their things again once the new account is joined to the old id', async () => {
  const { id: courseId } = await newCourse(rosa, { title: 'Dry stone walls' });
  await loseAccount('rosa');

  await join(rosa.id, 'rosa');
  await join(rosa.id, 'rosa');
  const back = await stack.account('rosa');

  const sub = await subOf('rosa');
  expect(sub).not.toBe(rosa.id);
  for (const id of [rosa.id, sub]) {
    const { status, body } = await back.call('POST', '/api/users', { id });
    expect([status, body.data.id]).toEqual([200, rosa.id]);
  }
  expect((await back.call('POST', '/api/users', { id: ben.id })).status).toBe(403);
  const { body: own } = await back.call('GET', '/api/courses/user?role=created');
  expect(JSON.stringify(own)).toContain(courseId);
  const deleted = await back.call('DELETE', `/api/courses/${courseId}`);
  expect([deleted.status, deleted.body.code]).toEqual([200, undefined]);
});

test('an operator disables a joined member by user name and by old id', async () => {
  const { disableMember, enableMember } = await import('#lib/operations/moderation/account.ts');
  const back = await stack.account('rosa');

  const [byName, byId] = [await accountOf('rosa'), await accountOf(rosa.id)];
  await disableMember(system(), byName);
  const refused = await back.call('POST', '/api/richtexts', {});
  await enableMember(system(), byId);

  expect(byName).toEqual(byId);
  expect(byName).toMatchObject({ id: rosa.id, sub: await subOf('rosa') });
  expect(refused.status).toBe(401);
});

test('only an unused account of the same name is joined, to an id that the table knows and nobody has', async () => {
  const unknown = '0b6c7d8e-0000-4000-8000-000000000000';
  await expect(join('rosa', 'rosa')).rejects.toThrow("rosa is no member's id");
  await expect(join(unknown, 'rosa')).rejects.toThrow(`The table knows no member ${unknown}.`);
  await expect(join(ben.id, 'rosa')).rejects.toThrow(`has the user name ben, not rosa`);
  await expect(join(ben.id, 'ben')).rejects.toThrow(`ben is the member ${ben.id} already.`);

  await loseAccount('ben');
  const hasty = await stack.account('ben');
  await hasty.call('POST', '/api/users', { id: hasty.id });
  await expect(join(ben.id, 'ben')).rejects.toThrow(
    `erase it (npm run erase-account -- ${hasty.id} --yes) and create it again`,
  );
});
