import type { Operation, Pool } from './pool.ts';
import type { User } from './store.ts';
import { authenticate } from './tokens.ts';

/** Takes the caller's own account away. */
export const deleteUser: Operation = async (pool, input) => {
  removeUser(pool, authenticate(pool, input).user);
  await pool.store.commit();
  return {};
};

/** Takes a user and their sessions away; the name is free again at once. Await `commit` next. */
export function removeUser({ store }: Pool, { username }: User): void {
  for (const { id, username: owner } of store.sessions.values()) {
    if (owner === username) store.sessions.delete(id);
  }
  store.users.delete(username);
}
