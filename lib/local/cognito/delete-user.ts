import type { Operation, Pool } from './pool.ts';
import type { User } from './store.ts';
import { authenticate } from './tokens.ts';

/** Deletes the caller's own account. */
export const deleteUser: Operation = async (pool, input) => {
  removeUser(pool, authenticate(pool, input).user);
  await pool.store.commit();
  return {};
};

/** Deletes a user and their sessions; the name is free at once. Await `commit` next. */
export function removeUser({ store }: Pool, { username }: User): void {
  for (const { id, username: owner } of store.sessions.values()) {
    if (owner === username) store.sessions.delete(id);
  }
  store.users.delete(username);
}
