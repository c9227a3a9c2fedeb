import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useGateState } from '#web/lib/gate-state.ts';
import { useSession } from '#web/lib/session.ts';
import { Entry } from './member-area.tsx';
import { NewsScreen } from './screens.ts';
import { fetchBars } from './shell/load-bars.ts';

/** Screens for visitors: a signed-in member is sent on, back to where they were if they came from somewhere. */
export function GuestOnly({ next }: { next: string }) {
  const { user, left, ended } = useSession();
  const { from, held, member, onward } = useGateState();

  // Whoever begins to type means to sign in: the news and what stands around it are fetched while they do.
  useEffect(() => {
    document.addEventListener('input', fetchMemberArea, { once: true });
    return () => document.removeEventListener('input', fetchMemberArea);
  }, []);

  if (!user) return <Outlet />;
  if (onward) return <Navigate to={onward} replace />;
  const isTheirs = [member, ended].every((id) => id === undefined || id === user.id);
  if (from === undefined || left || !isTheirs) return <Navigate to={next} replace />;
  return <Navigate to={from} state={held} replace />;
}

function fetchMemberArea(): void {
  void NewsScreen.fetch();
  fetchBars();
  void Entry.fetch();
}
