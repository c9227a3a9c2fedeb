import type { About } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';

/*
 * The doorbell: whoever has something to tell names the members and what it is about, and knows nothing of how it
 * reaches them. Today that are pushes to their devices, sent by the worker (`functions/worker/tell/ring.ts`); an open
 * page asks for itself. A socket would be one more driver there.
 */

/** The writes that have members told at once, where they want that; whoever writes them waits for nothing. */
export const ring = (members: readonly string[], about: About): Action[] =>
  members.length === 0 ? [] : [enqueueJob({ kind: 'ring', members: [...members], about })];
