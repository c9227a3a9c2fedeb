import { useSession } from '#web/lib/session/session.ts';
import { claimsOf } from '#web/lib/session/token-claims.ts';

/**
 * Whether the member's token says that they are an administrator: links to administration are for them alone. The
 * server decides.
 */
export function useIsAdministrator(): boolean {
  const groups = claimsOf(useSession().user?.token ?? '')['cognito:groups'];
  return Array.isArray(groups) && groups.includes('admin');
}
