import { requireUser } from './administration.ts';
import { CognitoError } from './errors.ts';
import { type Input, readText } from './input.ts';
import type { Operation, Pool } from './pool.ts';
import type { User } from './store.ts';

/** The pool's groups, as `lib/cloud/accounts/identity.ts` creates them. */
const groups: readonly string[] = ['admin'];

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
  const group = readText(input, 'GroupName', { max: 128 });
  if (!groups.includes(group)) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  return { user, group };
}
