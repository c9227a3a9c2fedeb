import { withinLimit } from '#web/lib/time-limit.ts';

/** What the worker says of its files (`web/worker/worker.js`): the missing ones, and how many there are in all. */
export interface WorkerState {
  readonly shell: readonly string[];
  readonly rest: readonly string[];
  readonly of: number;
}

/** The newest worker that is installed. */
export const workerOf = ({ waiting, active }: ServiceWorkerRegistration): ServiceWorker | undefined =>
  waiting ?? active ?? undefined;

export const stateOf = async (worker: ServiceWorker) =>
  (await ask(worker, 'state')) as WorkerState | undefined;

/** Asks the worker to act. @returns its answer; undefined when it failed, or did not answer in time. */
export function ask(worker: ServiceWorker, act: 'state' | 'keep' | 'takeOver', path?: string) {
  return withinLimit(
    () =>
      new Promise<unknown>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => done(data);
        worker.postMessage([act, path], [port2]);
      }),
  ).catch(() => undefined);
}
