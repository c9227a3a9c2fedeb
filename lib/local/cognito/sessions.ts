import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { notAuthorized } from './errors.ts';
import type { Pool } from './pool.ts';
import type { Session, User } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;

/** Starts a session. The refresh token is opaque to the client; the pool keeps only its hash. */
export function openSession(pool: Pool, user: User): { session: Session; refreshToken: string } {
  forgetOldSessions(pool);
  const id = randomUUID();
  const refreshToken = `${id}.${randomBytes(32).toString('base64url')}`;
  const session: Session = {
    id,
    username: user.username,
    refreshTokenHash: hash(refreshToken),
    signedInAt: pool.now(),
    expires: pool.now() + lifetime,
    revoked: false,
  };
  pool.store.sessions.set(id, session);
  return { session, refreshToken };
}

/** The session of a refresh token, in whatever state; undefined for an unknown token. */
export function findSession(pool: Pool, refreshToken: string): Session | undefined {
  const session = pool.store.sessions.get(refreshToken.split('.')[0] ?? '');
  if (!session) return undefined;
  const known = timingSafeEqual(Buffer.from(session.refreshTokenHash), Buffer.from(hash(refreshToken)));
  return known ? session : undefined;
}

/** Throws NotAuthorizedException for a refresh token that is unknown, revoked or expired. */
export function resumeSession(pool: Pool, refreshToken: string): { session: Session; user: User } {
  const session = findSession(pool, refreshToken);
  const user = session && pool.store.users.get(session.username);
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expires <= pool.now()) throw notAuthorized('Refresh Token has expired');
  return { session, user };
}

/** Ends all of a user's sessions, their access tokens included. Await `commit` next. */
export function endSessions(pool: Pool, { username }: User): void {
  for (const session of pool.store.sessions.values()) {
    if (session.username === username) session.revoked = true;
  }
}

/** Forgets sessions that ended long ago; until then their tokens are distinguished from unknown ones. */
function forgetOldSessions(pool: Pool): void {
  for (const { id, expires } of pool.store.sessions.values()) {
    if (expires + lifetime <= pool.now()) pool.store.sessions.delete(id);
  }
}

function hash(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
