import { countVisit } from '#web/lib/device/install.ts';
import { keepOffline } from '#web/lib/offline/keep-offline.ts';
import { sparesData } from '#web/lib/saves-data.ts';

/** What is done once the first screen has been there for a while: nobody waits for it. */
export async function doLater(signal: AbortSignal): Promise<void> {
  countVisit();
  // A browser may refuse the worker, as in a private window.
  const keepRest = await keepOffline().catch(() => undefined);
  if (!sparesData()) {
    const { fetchAhead } = await import('./fetch-ahead.ts');
    await fetchAhead(signal);
  }
  if (!signal.aborted) await keepRest?.();
}
