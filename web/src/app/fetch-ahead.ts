import { fetchDrawing } from '#web/components/state/problem.tsx';
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
  { fetch: () => import('#web/components/overlay/confirm.tsx').catch(() => undefined) },
];

/** Fetches the screens one after the other while nothing else is to be done. */
export async function fetchAhead(signal: AbortSignal): Promise<void> {
  fetchDrawing();
  for (const part of parts) {
    await idle();
    if (signal.aborted) return;
    await part.fetch();
  }
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 10_000 });
    else setTimeout(done, 500);
  });
