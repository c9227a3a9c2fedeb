import { config } from '#web/lib/config.ts';
import { findShared } from '#web/lib/device/shared.ts';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { ask, stateOf, workerOf } from './worker.ts';

const CACHES = /^furrow-shell-/;

/** Milliseconds between two files in Safari: with half a second each, the rest would take longer than many a visit. */
const PAUSE_MS = 50;

/**
 * Installs the service worker, which keeps what opens the site without a network (decision 77), or takes it away where
 * the operator has switched it off. @returns how to keep the rest of the site's files, which may wait; undefined where
 * there is no worker.
 */
export async function keepOffline(): Promise<(() => Promise<void>) | undefined> {
  const { serviceWorker } = navigator;
  // The dev server has none, and no browser has it where the site is not on https.
  if (!import.meta.env.PROD || !serviceWorker) return undefined;
  // What nobody went on with does not stay.
  await findShared().catch(() => undefined);
  if (!config().offline) {
    await takeAway();
    return undefined;
  }
  const registration = await serviceWorker.register('/sw.js');
  registration.addEventListener('updatefound', () => void followUp(registration));
  await followUp(registration);
  return () => keepRest(registration);
}

/** A page that is open goes on with the files that it began with. */
async function followUp(registration: ServiceWorkerRegistration): Promise<void> {
  await installed(registration.installing);
  if (registration.waiting) await ask(registration.waiting, 'takeOver');
}

function installed(worker: ServiceWorker | null): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (worker?.state === 'installing') return;
      worker?.removeEventListener('statechange', look);
      done();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** One after the other; what fails is tried again at the next visit. Caches may also have been deleted by hand. */
async function keepRest(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = workerOf(registration);
  const state = worker && (await stateOf(worker));
  if (!state) return;
  for (const path of [...state.shell, ...(sparesData() ? [] : state.rest)]) {
    await idle(PAUSE_MS);
    await ask(worker, 'keep', path);
  }
}

/** Unregisters the worker, and deletes all that it kept. */
export async function takeAway(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (CACHES.test(name)) await caches.delete(name);
}
