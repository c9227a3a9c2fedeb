/** How the table's stream and the clock call the worker, in the cloud and on one machine. */
export const workerLimits = {
  /** Seconds that a run may take before it is ended. */
  runs: 120,
  /** Jobs that one run is given at most: what is done of them goes in one write. */
  batch: 25,
  /** Runs side by side for each shard of the stream; those of one partition come one after the other. */
  sideBySide: 4,
  /** How often a run that fails is repeated. What is left then waits for the clock. */
  retries: 3,
  /** Minutes from one call of the clock to the next. */
  clock: 15,
} as const;

export type WorkerLimits = Readonly<Record<keyof typeof workerLimits, number>>;

/** What the partitions begin with that the worker hears of. */
export const JOBS = 'JOBS';

/** Where Lambda keeps what the worker failed with for good: `aws/lambda/<event source>/<shard>/<day>/<time>-<id>`. */
export const KEPT_UNDER = 'aws/lambda/';
