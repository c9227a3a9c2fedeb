import { requirePool, requireUser } from './administration.ts';
import { CognitoError } from './errors.ts';
import { type Input, readText } from './input.ts';
import type { Operation, Pool } from './pool.ts';
import type { User } from './store.ts';

/** The group that `lib/cloud/accounts/identity.ts` creates. */
const ADMINISTRATORS = 'admin';

export const createGroup: Operation = async (pool, input) => {
  requirePool(pool, input);
  const group = readGroup(input);
  if (isGroup(pool, group)) throw new CognitoError('GroupExistsException', 'A group already exists.');
  pool.store.groups.add(group);
  await pool.store.commit();
  return { Group: { GroupName: group, UserPoolId: pool.identity.userPoolId } };
};

export const listUsersInGroup: Operation = (pool, input) => {
  requirePool(pool, input);
  const group = requireGroup(pool, input);
  const users = [...pool.store.users.values()].filter(({ groups }) => groups.includes(group));
  return { Users: users.map(({ username }) => ({ Username: username })) };
};

export const adminListGroupsForUser: Operation = (pool, input) => ({
  Groups: requireUser(pool, input).groups.map((GroupName) => ({ GroupName })),
});

/** Adds a member to a group, which appears in their next token; a repeated call changes nothing. */
export const adminAddUserToGroup: Operation = async (pool, input) => {
  const { user, group } = readMembership(pool, input);
  if (!user.groups.includes(group)) user.groups = [...user.groups, group];
  await pool.store.commit();
  return {};
};

/** Removes a member from a group, which is missing in their next token; a repeated call changes nothing. */
export const adminRemoveUserFromGroup: Operation = async (pool, input) => {
  const { user, group } = readMembership(pool, input);
  user.groups = user.groups.filter((name) => name !== group);
  await pool.store.commit();
  return {};
};

function readMembership(pool: Pool, input: Input): { user: User; group: string } {
  const user = requireUser(pool, input);
  return { user, group: requireGroup(pool, input) };
}

const readGroup = (input: Input): string => readText(input, 'GroupName', { max: 128 });

const isGroup = ({ store }: Pool, group: string) => group === ADMINISTRATORS || store.groups.has(group);

function requireGroup(pool: Pool, input: Input): string {
  const group = readGroup(input);
  if (isGroup(pool, group)) return group;
  throw new CognitoError('ResourceNotFoundException', 'Group not found.');
}
