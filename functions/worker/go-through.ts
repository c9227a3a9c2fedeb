import type { Context } from 'aws-lambda';
import { enqueueDueJob } from '#platform/table/jobs.ts';
import { duePartitions, jobPartitions, type Key } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';
import { runTogether } from './run-together.ts';

export type Clock = Pick<Context, 'getRemainingTimeInMillis'>;

const HOPELESS_AFTER_TRIES = 20; // tries: the clock calls four times an hour

/**
 * Starts jobs that are due, and gives every job that is left a turn, the oldest first, in case the stream did not bring
 * it. Throws at the end when a job has failed, or been put off, for hours.
 */
export async function goThrough(clock: Clock, now = Date.now()): Promise<void> {
  const left = await readLeft(jobPartitions, '~');
  const begun: StoredItem[] = [];
  const isMore = await beginAllDue(clock, now, begun);
  await each(left, clock, takeTurns);
  // At noon the events of the next day are due, all at once.
  if (isMore) while (await beginAllDue(clock, now, begun));
  const hopeless = [...left, ...begun].filter(({ tries = 0 }) => Number(tries) >= HOPELESS_AFTER_TRIES);
  if (hopeless.length > 0) throw new Error(`jobs fail for hours: ${hopeless.map(({ sk }) => sk).join(', ')}`);
}

async function takeTurns(jobs: readonly StoredItem[]): Promise<void> {
  const [unheard] = await runTogether(jobs.map(keyOf), true);
  if (unheard) throw unheard.reason;
}

/**
 * Begins as many as are read at once, which it adds to `begun`; answers whether there may be more, and time for them.
 */
async function beginAllDue(clock: Clock, now: number, begun: StoredItem[]): Promise<boolean> {
  const due = await readLeft(duePartitions, new Date(now).toISOString());
  const before = begun.length;
  await each(due, clock, async (some) => {
    const results = await Promise.all(some.map(beginDue));
    begun.push(...some.filter((_, index) => results[index]));
  });
  return (
    begun.length > before &&
    due.length >= MAX_JOBS_OF_A_PARTITION &&
    clock.getRemainingTimeInMillis() > TURN_LIMIT_MS
  );
}

/** Turns a due job into one for the worker, unless it was cancelled meanwhile; answers whether it did. */
async function beginDue(work: StoredItem): Promise<boolean> {
  try {
    await writeTogether(enqueueDueJob(work));
    return true;
  } catch (error) {
    // It stays due, also where the table is busy.
    if (!(error instanceof NothingWritten)) throw error;
    return false;
  }
}

const MAX_JOBS_OF_A_PARTITION = 200; // of each partition

async function readLeft(partitions: readonly string[], to: string): Promise<StoredItem[]> {
  const options = { limit: MAX_JOBS_OF_A_PARTITION, forward: true, consistent: true };
  const items = await Promise.all(partitions.map((pk) => take({ pk, from: ' ', to }, options)));
  return items.flat().sort((a, b) => (String(a['sk']) < String(b['sk']) ? -1 : 1));
}

const keyOf = ({ pk, sk }: StoredItem): Key => ({ pk: String(pk), sk: String(sk) });

const JOBS_AT_ONCE = 25;
const TURN_LIMIT_MS = 30_000; // ms that the longest may take where the table is far away

async function each(
  items: readonly StoredItem[],
  clock: Clock,
  act: (some: readonly StoredItem[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < items.length; first += JOBS_AT_ONCE) {
    if (clock.getRemainingTimeInMillis() < TURN_LIMIT_MS) return;
    await act(items.slice(first, first + JOBS_AT_ONCE));
  }
}
