import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Waiting } from '#web/components/state/lazy-part.tsx';
import { checkToken } from '#web/features/session/api.ts';
import { onCommunityGone } from '#web/lib/api/community-gone.ts';
import type { GateState } from '#web/lib/session/gate-state.ts';
import { isSignedInHere, useSession } from '#web/lib/session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Entry } from './lazy-entry.ts';
import { Shell } from './shell/shell.tsx';

/** Screens for members: a visitor signs in first and comes back, a new arrival gets a community first. */
export function MemberArea() {
  const { user, community, endedOnPurpose, endedMember } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const stored = useRef(community !== undefined && !isSignedInHere() ? user?.token : undefined);

  // A token that was stored before this page opened may have been revoked since, also while there was no signal; any
  // refusal ends the session.
  useEffect(() => {
    const check = () => void (stored.current && checkToken(stored.current).catch(() => undefined));
    check();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, []);

  useLater(community !== undefined);

  // A layout effect runs before the first call of the screen inside can fail.
  useLayoutEffect(
    () =>
      onCommunityGone((gone) => {
        import('#web/features/communities/land.ts').then(({ land }) => land(gone)).catch(() => undefined);
      }),
    [],
  );

  if (!user) {
    const gate: GateState = { from: pathname + search + hash, held: state, member: endedMember };
    return <Navigate to="/login" replace state={endedOnPurpose ? null : gate} />;
  }
  return (
    <Shell>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          {community ? <Outlet /> : <Entry key={user.id} user={user} />}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

/** Milliseconds until it begins: on a slow phone the first screen and its pictures come first. */
const DELAY_MS = 4000;

/**
 * Keeps the site for days without a network, and fetches where members go, once a screen has been there for a while.
 */
function useLater(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;

    const stopping = new AbortController();
    // Loaded apart, too: nobody waits for it.
    const begin = () =>
      import('./later.ts').then(({ doLater }) => doLater(stopping.signal)).catch(() => undefined);
    const timer = setTimeout(begin, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [isReady]);
}
