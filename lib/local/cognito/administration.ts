import { removeUser } from './delete-user.ts';
import { CognitoError } from './errors.ts';
import { type Input, readText, readUsername } from './input.ts';
import { type Operation, type Pool, publicAttributes, secondFactorOf } from './pool.ts';
import { endSessions } from './sessions.ts';
import type { User } from './store.ts';

export const adminGetUser: Operation = (pool, input) => {
  const user = requireUser(pool, input);
  return {
    Username: user.username,
    UserAttributes: Object.entries(publicAttributes(user)).map(([Name, Value]) => ({ Name, Value })),
    Enabled: !user.disabled,
    UserStatus: user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    ...secondFactorOf(user),
  };
};

/**
 * Disables a user, who can no longer sign in. All tokens are revoked, and stay revoked when the user is enabled again.
 */
export const adminDisableUser: Operation = async (pool, input) => {
  const user = requireUser(pool, input);
  user.disabled = true;
  endSessions(pool, user);
  await pool.store.commit();
  return {};
};

export const adminEnableUser: Operation = async (pool, input) => {
  delete requireUser(pool, input).disabled;
  await pool.store.commit();
  return {};
};

export const adminDeleteUser: Operation = async (pool, input) => {
  removeUser(pool, requireUser(pool, input));
  await pool.store.commit();
  return {};
};

export const adminUserGlobalSignOut: Operation = async (pool, input) => {
  endSessions(pool, requireUser(pool, input));
  await pool.store.commit();
  return {};
};

/** Throws unless an administrator's request names this pool. */
export function requirePool(pool: Pool, input: Input): void {
  const id = readText(input, 'UserPoolId', { max: 55, pattern: /^[\w-]+_[0-9a-zA-Z]+$/ });
  if (id !== pool.identity.userPoolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }
}

/** The user whom an administrator's request names. */
export function requireUser(pool: Pool, input: Input): User {
  requirePool(pool, input);
  const user = pool.store.users.get(readUsername(input));
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return user;
}
