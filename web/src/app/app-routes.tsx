import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Waiting } from '#web/components/state/waiting.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { routesFor } from './routes.tsx';
import { useArrival } from './use-arrival.ts';
import { useFetchTouched } from './use-fetch-touched.ts';

/** What stands at the current address. */
export function AppRoutes() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const screen = useRoutes(routesFor(pathname, user !== undefined));
  useArrival();
  useFetchTouched();
  return <Suspense fallback={<Waiting />}>{screen}</Suspense>;
}
