import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { isOwnPath, useGateState } from '#web/lib/session/gate-state.ts';
import { sessionNumber, useSession } from '#web/lib/session/session.ts';
import { fetchScreen } from './fetch-screen.ts';
import { Entry } from './lazy-entry.ts';
import { fetchBars } from './shell/lazy-bars.ts';

/** Screens for visitors: a signed-in member is sent on, back to where they came from. */
export function GuestOnly({ next }: { next: string }) {
  const { user, community, endedOnPurpose, endedMember } = useSession();
  const { from, held, member, onward } = useGateState();
  /** The session whose sign-in failed, and says why. */
  const [stuck, setStuck] = useState<number>();
  const isIn = user !== undefined && community !== undefined;
  // The router renders the next screen in its own time: until then the form still says that it signs in.
  const [beganOutside] = useState(!isIn);

  // A visitor who begins to type will sign in: the news and the shell are fetched meanwhile.
  useEffect(() => {
    document.addEventListener('input', fetchMemberArea, { once: true });
    return () => document.removeEventListener('input', fetchMemberArea);
  }, []);

  const isTheirs = [member, endedMember].every((id) => id === undefined || id === user?.id);
  const goesBack = onward === undefined && isOwnPath(from) && !endedOnPurpose && isTheirs;
  const to = goesBack ? from : (onward ?? next);
  const isFailed = user !== undefined && stuck === sessionNumber();
  return (
    <>
      {beganOutside && !isFailed && <Outlet />}
      {isIn && <Navigate to={to} state={goesBack ? held : undefined} replace />}
      {user && !isIn && (
        <Suspense fallback={null}>
          <Entry key={user.id} user={user} isSignIn to={to} onFailed={() => setStuck(sessionNumber())} />
        </Suspense>
      )}
    </>
  );
}

function fetchMemberArea(): void {
  void fetchScreen('/news', true);
  void fetchBars();
  void Entry.fetch();
}
