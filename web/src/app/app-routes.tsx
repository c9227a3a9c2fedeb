import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { Waiting } from '#web/components/state/lazy-part.tsx';
import { routes } from './routes.tsx';
import { useArrival } from './use-arrival.ts';
import { useFetchTouched } from './use-fetch-touched.ts';

/** The screen at the current address. */
export function AppRoutes() {
  const screen = useRoutes(routes);
  useArrival();
  useFetchTouched();
  return <Suspense fallback={<Waiting />}>{screen}</Suspense>;
}
