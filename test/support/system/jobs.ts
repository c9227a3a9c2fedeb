import { eventually } from '../eventually.ts';

/** What the worker has still to do, each as its whole item. */
export async function jobsLeft(): Promise<Record<string, unknown>[]> {
  const { take } = await import('#platform/table/walk.ts');
  const { jobPartitions } = await import('#platform/table/keys.ts');
  const stretches = jobPartitions.map((pk) => ({ pk, from: ' ', to: '~' }));
  return (await Promise.all(stretches.map((some) => take(some, { limit: 100, consistent: true })))).flat();
}

/** Waits until the worker has nothing to do. */
export const workerRests = (within = 60_000): Promise<void> => eventually(jobsLeft, [], within);

/** Has the clock call the worker at a time (ms), by itself as of now. */
export async function clockCalls(now = Date.now()): Promise<void> {
  const { goThrough } = await import('#functions/worker/go-through.ts');
  await goThrough({ getRemainingTimeInMillis: () => 60_000 }, now);
}
