import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/session.ts';
import { NewsScreen } from './screens.ts';

/** Where someone without a session wanted to go; the sign-in takes them there. */
export interface CameFrom {
  readonly from?: string;
}

/** Screens for visitors: a signed-in member is sent on, back to where they were if they came from somewhere. */
export function GuestOnly({ next }: { next: string }) {
  const { user } = useSession();
  const state = useLocation().state as CameFrom | null;

  // Whoever begins to type means to sign in: the news is fetched while they do.
  useEffect(() => {
    document.addEventListener('input', NewsScreen.fetch, { once: true });
    return () => document.removeEventListener('input', NewsScreen.fetch);
  }, []);

  if (user) return <Navigate to={state?.from ?? next} replace />;
  return <Outlet />;
}
