import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { jobPartitions } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';

/** How long to wait for the worker, and how often to ask, in milliseconds. */
export interface Patience {
  readonly within: number;
  readonly every: number;
}

export const patience: Patience = { within: 15 * 60_000, every: 250 };

/** Waits until the worker has done every job created between `since` (ms) and now; returns whether it has. */
export async function workerIsThrough(since: number, { within, every }: Patience): Promise<boolean> {
  // Job ids are in the order of time; a second allows for differences between clocks.
  const [from, to] = [since - 1000, Date.now() + 1000].map((time) => ulid(time).slice(0, TIME_LETTERS));
  const end = performance.now() + within;
  for (;;) {
    const left = await Promise.all(
      jobPartitions.map((pk) => take({ pk, from: from ?? '', to: `${to}~` }, { limit: 1, consistent: true })),
    );
    if (left.flat().length === 0) return true;
    if (performance.now() > end) return false;
    await pause(every);
  }
}

const TIME_LETTERS = 10; // letters of a ULID that encode its time
