import { requireUser } from './administration.ts';
import { CognitoError } from './errors.ts';
import { readText } from './input.ts';
import type { Operation } from './pool.ts';

/** Those of the pool, as `lib/cloud/accounts/identity.ts` makes them. */
const groups: readonly string[] = ['admin'];

/** Stands in the member's next token; who is in it already stays in it. */
export const adminAddUserToGroup: Operation = async (pool, input) => {
  const user = requireUser(pool, input);
  const group = readText(input, 'GroupName', { max: 128 });
  if (!groups.includes(group)) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  if (!user.groups.includes(group)) user.groups = [...user.groups, group];
  await pool.store.commit();
  return {};
};
