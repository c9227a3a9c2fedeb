import { setTimeout as pause } from 'node:timers/promises';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { JOBS, type WorkerLimits, workerLimits } from '#lib/worker-limits.ts';
import { type Change, StreamReader } from './engine/stream-reader.ts';

export type RunJobs = (
  event: { readonly Records?: readonly Pick<DynamoDBRecord, 'dynamodb'>[] },
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<DynamoDBBatchResponse>;

export interface WorkerOptions {
  readonly tableName: string;
  readonly endpoint: string;
  /** The function that the cloud's stream and clock call. */
  readonly run: RunJobs;
  readonly onError: (error: unknown) => void;
  /** @default the cloud's limits */
  readonly limits?: WorkerLimits;
}

export interface Worker {
  readonly close: () => Promise<void>;
}

const POLL_INTERVAL_MS = 150; // ms between two reads of the stream
const PAUSE_AFTER_FAILURE_MS = 1000;
const TIME_TO_END_MS = 2000; // ms that running turns get to finish when the system closes

/**
 * Does what the cloud's event source and clock do, under the same limits: reads the table's stream and calls the worker
 * with the jobs in it, a few at once, and those of one partition in order. It begins with what an earlier run of this
 * system left undone.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { tableName, endpoint, run, onError, limits = workerLimits } = options;
  const reader = await StreamReader.begin(tableName, endpoint);
  const stopping = new AbortController();
  const call = (event: Parameters<RunJobs>[0]) => inTime(run, event, limits.runs * 1000);
  const lanes = new Map<string, Lane>();

  const deal = (change: Change) => {
    if (!change.pk.startsWith(JOBS) || change.event === 'REMOVE') return;
    const name = `${change.shard} ${laneOf(change.pk, limits.sideBySide)}`;
    const lane = lanes.get(name) ?? new Lane({ call, limits, onError, signal: stopping.signal });
    lanes.set(name, lane.add(change));
  };
  const forever = async (every: number, act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      const wait = await act().then(
        () => every,
        (error: unknown) => {
          if (!stopping.signal.aborted) onError(error);
          return Math.max(every, PAUSE_AFTER_FAILURE_MS);
        },
      );
      await pause(wait, undefined, stopping).catch(() => undefined);
    }
  };
  const working = [
    forever(limits.clock * 60_000, () => call({})),
    forever(POLL_INTERVAL_MS, async () => (await reader.read()).forEach(deal)),
  ];
  return {
    close: async () => {
      stopping.abort();
      const ended = Promise.all([...working, ...[...lanes.values()].map((lane) => lane.end())]);
      // An interrupted turn is repeated at the next start.
      await Promise.race([ended, pause(TIME_TO_END_MS, undefined, { ref: false })]);
      reader.close();
    },
  };
}

/** Calls the worker with a time limit, as the cloud does; after that its result is ignored. */
async function inTime(
  run: RunJobs,
  event: Parameters<RunJobs>[0],
  limit: number,
): Promise<DynamoDBBatchResponse> {
  const end = performance.now() + limit;
  const context = { getRemainingTimeInMillis: () => Math.max(0, end - performance.now()) };
  const done = new AbortController();
  const timeOut = pause(limit, undefined, done).then(() => {
    throw new Error(`the worker took longer than ${limit / 1000} s`);
  });
  try {
    return await Promise.race([run(event, context), timeOut]);
  } finally {
    timeOut.catch(() => undefined);
    done.abort();
  }
}

interface LaneOptions {
  readonly call: (event: Parameters<RunJobs>[0]) => Promise<DynamoDBBatchResponse>;
  readonly limits: WorkerLimits;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Changes that are processed in order, a batch at a time. */
class Lane {
  readonly #options: LaneOptions;
  #waiting: Change[] = [];
  #working: Promise<void> | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  add(change: Change): this {
    this.#waiting.push(change);
    this.#working ??= this.#work();
    return this;
  }

  async end(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    const { limits, signal } = this.#options;
    while (this.#waiting.length > 0 && !signal.aborted) {
      let batch = this.#waiting.splice(0, limits.batch);
      for (let tried = 0; batch.length > 0 && tried <= limits.retries && !signal.aborted; tried += 1) {
        if (tried > 0) await pause(PAUSE_AFTER_FAILURE_MS, undefined, { signal }).catch(() => undefined);
        batch = await this.#try(batch);
      }
    }
    this.#working = undefined;
  }

  /** Calls the worker with a batch; returns the changes from the first failed one on, which are retried. */
  async #try(batch: Change[]): Promise<Change[]> {
    const Records = batch.map(({ pk, sk, number }) => ({
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: number },
    }));
    try {
      const { batchItemFailures } = await this.#options.call({ Records });
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      const first = batch.findIndex(({ number }) => failed.has(number));
      return first < 0 ? [] : batch.slice(first);
    } catch (error) {
      this.#options.onError(error);
      return batch;
    }
  }
}

/** Changes of one partition go to the same lane, since the cloud keeps the order within a partition. */
const laneOf = (pk: string, sideBySide: number): number =>
  [...pk].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % sideBySide;
