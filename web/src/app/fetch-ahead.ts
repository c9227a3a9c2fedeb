import { fetchDrawing } from '#web/components/problem.tsx';
import {
  CommunitiesScreen,
  DashboardScreen,
  EditInformationScreen,
  MembersScreen,
  NewsEditorScreen,
  NewsScreen,
  NewsViewScreen,
  ProfileScreen,
} from './screens.ts';

/** Milliseconds until it begins: on a slow phone the first screen and its pictures come first. */
const DELAY = 4000;

/** Where members go, so that it is there when the signal is not. Together about 60 kB; the others as they are met. */
const parts = [
  NewsScreen,
  NewsViewScreen,
  NewsEditorScreen,
  CommunitiesScreen,
  MembersScreen,
  DashboardScreen,
  ProfileScreen,
  EditInformationScreen,
  // Asks before a sign-out.
  { fetch: () => import('#web/components/confirm.tsx').catch(() => undefined) },
];

/** Fetches the screens one after the other while nothing else is to be done. Returns how to stop. */
export function fetchAhead(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return () => {};

  let isStopped = false;
  const timer = setTimeout(async () => {
    fetchDrawing();
    for (const part of parts) {
      await idle();
      if (isStopped) return;
      await part.fetch();
    }
  }, DELAY);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 10_000 });
    else setTimeout(done, 500);
  });
