// The part of the shell that nobody waits for: what is on the device, with the runner, and the bell's number.
import { idle } from '#web/lib/idle.ts';
import { savesData } from '#web/lib/saves-data.ts';
import { setScreenHere } from '#web/parts/reading/kept-list.tsx';
import { startRunner } from '#web/parts/sync/queue/runner.ts';
import { getOutbox, reload } from '#web/parts/sync/queue/store.ts';
import { fetchScreen } from '../fetch-screen.ts';

export { WatchNotices } from '#web/features/notices/watch-notices.ts';
export { AsOf } from '#web/parts/reading/as-of.tsx';
export { OfflineBar } from '#web/parts/sync/status/offline-bar.tsx';
export { UnsentCount, UnsentMark } from '#web/parts/sync/status/unsent-mark.tsx';

startRunner();
setScreenHere((pathname) => fetchScreen(pathname, true));
void idle()
  .then(() => import('#web/parts/keeping/follow.ts'))
  .then(
    ({ startKeepingOn }) => startKeepingOn(),
    () => undefined,
  )
  // A member who has lost the signal looks there, also before a service worker keeps it.
  .then(async () => (!savesData() || (await waits())) && fetchScreen('/unsent', true));

async function waits(): Promise<boolean> {
  if (!getOutbox().entries) await reload();
  return getOutbox().entries?.some(({ state }) => state !== 'sent') === true;
}
