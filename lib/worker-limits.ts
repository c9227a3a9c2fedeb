/** How the table's stream and the clock call the worker, in the cloud and on one machine. */
export const workerLimits = {
  /** Seconds that a run may take. */
  runs: 120,
  /** Jobs of one run at most; their completion is one write. */
  batch: 25,
  /** Parallel runs for each shard of the stream; items of one partition stay in order. */
  sideBySide: 4,
  /** Retries of a failed run. What is left then waits for the clock. */
  retries: 3,
  /** Minutes between two calls of the clock. */
  clock: 15,
} as const;

export type WorkerLimits = Readonly<Record<keyof typeof workerLimits, number>>;

/** Prefix of the partitions whose changes the worker receives. */
export const JOBS = 'JOBS';

/** Where Lambda stores what the worker finally failed with: `aws/lambda/<event source>/<shard>/<day>/<time>-<id>`. */
export const KEPT_UNDER = 'aws/lambda/';
