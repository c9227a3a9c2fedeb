import { CognitoError } from './errors.ts';
import { type Input, readText, readUsername } from './input.ts';
import type { Operation, Pool } from './pool.ts';
import type { User } from './store.ts';

/** Those of the pool, as `lib/cloud/identity.ts` makes them. */
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

/** The user whom an administrator's request names. */
export function requireUser(pool: Pool, input: Input): User {
  const id = readText(input, 'UserPoolId', { max: 55, pattern: /^[\w-]+_[0-9a-zA-Z]+$/ });
  if (id !== pool.identity.userPoolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }
  const user = pool.store.users.get(readUsername(input));
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}
