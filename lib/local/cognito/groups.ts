import { requireUser } from './administration.ts';
import { CognitoError } from './errors.ts';
import { readText } from './input.ts';
import type { Operation } from './pool.ts';

/** The pool's groups, as `lib/cloud/accounts/identity.ts` creates them. */
const groups: readonly string[] = ['admin'];

/** Adds a member to a group, which appears in their next token; a repeated call changes nothing. */
export const adminAddUserToGroup: Operation = async (pool, input) => {
  const user = requireUser(pool, input);
  const group = readText(input, 'GroupName', { max: 128 });
  if (!groups.includes(group)) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  if (!user.groups.includes(group)) user.groups = [...user.groups, group];
  await pool.store.commit();
  return {};
};
