import { config } from '#web/lib/config.ts';
import { keepOffline, takeAway } from './keep-offline.ts';
import { stateOf, workerOf } from './worker.ts';

/** How much of the site is on this device. */
export interface OfflineState {
  readonly kept: number;
  readonly of: number;
  /** Whether it would not open without a network, though its worker is installed. */
  readonly isStuck: boolean;
}

/** Undefined where nothing is kept: the browser cannot, the operator does not want it, or it has not begun. */
export async function findOfflineState(): Promise<OfflineState | undefined> {
  if (!navigator.serviceWorker || !config().offline) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration && workerOf(registration);
  if (!worker) return undefined;
  const state = await stateOf(worker);
  if (!state) return { kept: 0, of: 0, isStuck: true };
  const { shell, rest, of } = state;
  return { kept: of - shell.length - rest.length, of, isStuck: shell.length > 0 };
}

/** Begins anew: without what was kept, and with a worker that is installed again. */
export async function repairOffline(): Promise<void> {
  await takeAway();
  const keepRest = await keepOffline();
  await keepRest?.();
}
