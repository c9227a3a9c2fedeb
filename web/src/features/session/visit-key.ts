import { newKey } from '#web/lib/request.ts';

/**
 * The idempotency key of a session's visit: the same however often its start is tried, also after the page was
 * left in between, so that one visit is counted. Cognito names a session in each of its tokens (`origin_jti`).
 */
export function visitKey(token: string): string {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { origin_jti: session } = JSON.parse(atob(claims)) as { origin_jti?: string };
    return session ? `visit-${session}`.padEnd(16, '-').slice(0, 64) : newKey();
  } catch {
    return newKey();
  }
}
