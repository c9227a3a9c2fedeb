import { CognitoError, notAuthorized } from './errors.ts';
import { type Input, readUsername } from './input.ts';
import { type Operation, type Pool, requireClient } from './pool.ts';
import { authenticate } from './tokens.ts';

const minute = 60_000; // ms
const hour = 60 * minute;
/** Failed sign-ins that are free. */
const FREE_TRIES = 5;
const MAX_LOCK_MS = 15 * minute;

/**
 * A user name's failed sign-ins. The names of nobody are counted too, or a lock would tell which are taken.
 * Times are epoch milliseconds.
 */
export interface FailedSignIns {
  count: number;
  lockedUntil: number;
  lastTry: number;
}

/** Throws NotAuthorizedException while the name is locked; such a try makes the lock no longer. */
export function refuseLocked(pool: Pool, username: string): void {
  const failed = pool.store.failedSignIns.get(username);
  if (failed && pool.now() < failed.lockedUntil) {
    failed.lastTry = pool.now();
    throw notAuthorized('Password attempts exceeded');
  }
}

/** After five failures a lock of a second, which doubles with each further one up to a quarter of an hour. */
export async function noteFailedSignIn(pool: Pool, username: string): Promise<void> {
  const { failedSignIns } = pool.store;
  const now = pool.now();
  for (const [name, { lastTry }] of failedSignIns) {
    // Nobody tried for so long: the count begins anew.
    if (now - lastTry >= MAX_LOCK_MS) failedSignIns.delete(name);
  }
  const count = (failedSignIns.get(username)?.count ?? 0) + 1;
  const lock = count < FREE_TRIES ? 0 : Math.min(1000 * 2 ** (count - FREE_TRIES), MAX_LOCK_MS);
  failedSignIns.set(username, { count, lockedUntil: now + lock, lastTry: now });
  await pool.store.commit();
}

export function forgetFailedSignIns(pool: Pool, username: string): void {
  pool.store.failedSignIns.delete(username);
}

/**
 * The operation, for so many requests of a user in an hour, whether or not they succeed; more are a
 * LimitExceededException. Where Cognito names a range that depends on a risk it sees, this takes the least.
 */
export function atMost(most: number, name: string, run: Operation): Operation {
  return async (pool, input) => {
    const { requests } = pool.store;
    const key = `${name} ${usernameOf(pool, input)}`;
    const since = pool.now() - hour;
    for (const [other, times] of requests) {
      if (times.every((time) => time <= since)) requests.delete(other);
    }
    const recent = (requests.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= most) {
      throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    requests.set(key, [...recent, pool.now()]);
    await pool.store.commit();
    return run(pool, input);
  };
}

function usernameOf(pool: Pool, input: Input): string {
  if (input['AccessToken'] !== undefined) return authenticate(pool, input).user.username;
  requireClient(pool, input);
  return readUsername(input);
}
