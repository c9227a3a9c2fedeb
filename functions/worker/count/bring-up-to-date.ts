import { write } from '#functions/worker/change.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { type Action, retryOnStaleRead } from '#platform/table/transaction.ts';
import { oneForAll } from './one-for-all.ts';

/**
 * Writes what follows from a count that many change at once: all who ask under one `name` are handled together.
 * `findWrites` reads, and answers undefined where all is as it should be. It is asked once more after the write:
 * another worker that counted later may have found nothing to do before that. A further difference is left to a new
 * job; otherwise many changes would hold the worker up.
 */
export async function bringUpToDate(
  name: string,
  job: Job,
  findWrites: () => Promise<readonly Action[] | undefined>,
): Promise<undefined> {
  await oneForAll(name, () =>
    retryOnStaleRead(async () => {
      const writes = await findWrites();
      if (!writes) return;
      await write(writes);
      if (await findWrites()) await write([enqueueJob(job)]);
    }),
  );
}
