import { CognitoError, notAuthorized } from './errors.ts';
import { type Input, readUsername } from './input.ts';
import { type Operation, type Pool, requireClient } from './pool.ts';
import { authenticate } from './tokens.ts';

const minute = 60_000; // ms
const hour = 60 * minute;
/** Failed sign-ins before the first lock. */
const FREE_TRIES = 5;
const MAX_LOCK_MS = 15 * minute;

/**
 * Failed sign-ins of a user name. Unknown names are counted too, or a lock would reveal which are taken. Times are
 * epoch milliseconds.
 */
export interface FailedSignIns {
  count: number;
  lockedUntil: number;
  lastTry: number;
}

/** Throws NotAuthorizedException while the name is locked; this does not extend the lock. */
export function refuseLocked(pool: Pool, username: string): void {
  const failed = pool.store.failedSignIns.get(username);
  if (failed && pool.now() < failed.lockedUntil) {
    failed.lastTry = pool.now();
    throw notAuthorized('Password attempts exceeded');
  }
}

/**
 * After five failures the name is locked for a second; each further failure doubles that, up to a quarter of an hour.
 */
export async function noteFailedSignIn(pool: Pool, username: string): Promise<void> {
  const { failedSignIns } = pool.store;
  const now = pool.now();
  for (const [name, { lastTry }] of failedSignIns) {
    // Nobody tried for that long, so the count starts again.
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
 * Limits an operation to `most` requests of a user in an hour, successful or not; more are a LimitExceededException.
 * Where Cognito's limit is a range that depends on risk, this takes the lowest.
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
