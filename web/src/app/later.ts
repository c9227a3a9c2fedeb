import { readKept } from '#web/lib/device/browser-storage.ts';
import { countVisit } from '#web/lib/device/install.ts';
import { keepOffline } from '#web/lib/offline/keep-offline.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { fetchCategories } from '#web/parts/categories/use-categories.ts';

/** What is done once the first screen has been there for a while: nobody waits for it. */
export async function doLater(signal: AbortSignal): Promise<void> {
  countVisit();
  // A browser may refuse the worker, as in a private window.
  const keepRest = await keepOffline().catch(() => undefined);
  // The forms of news and courses show them, and may be opened without a signal.
  if (!sparesData()) await fetchCategories().catch(() => undefined);
  if (signal.aborted) return;
  // The worker fetches each file once in a version of the site; without one a page fetches little.
  if (keepRest && readKept('pushDevice') !== null)
    await import('#web/lib/push/device.ts')
      .then(({ followTelling }) => followTelling())
      .catch(() => undefined);
  if (keepRest) await keepRest();
  else if (!sparesData()) await (await import('./fetch-ahead.ts')).fetchAhead(signal);
}
