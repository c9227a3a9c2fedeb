import { newKey } from '#web/lib/api/request.ts';
import { claimsOf } from '#web/lib/session/token-claims.ts';

/**
 * The idempotency key of a session's visit: the same however often its start is tried, also after the page was
 * left in between, so that one visit is counted. Cognito names a session in each of its tokens (`origin_jti`).
 */
export function visitKey(token: string): string {
  const { origin_jti: session } = claimsOf(token);
  return session ? `visit-${session}`.padEnd(16, '-').slice(0, 64) : newKey();
}
