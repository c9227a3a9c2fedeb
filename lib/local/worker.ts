import { setTimeout as pause } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export type RunJobs = (
  event: { readonly Records?: readonly Pick<DynamoDBRecord, 'dynamodb'>[] },
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<DynamoDBBatchResponse>;

/** Nothing ends a run here. */
const context = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

export interface WorkerOptions {
  readonly tableName: string;
  readonly endpoint: string;
  /** The function that the cloud's stream calls. */
  readonly run: RunJobs;
  readonly onError: (error: unknown) => void;
}

export interface Worker {
  readonly close: () => Promise<void>;
}

const IDLE = 150; // ms between two looks at a stream with nothing new
const AFTER_FAILURE = 1000; // ms
/** Milliseconds from one look at what is left to the next: the cloud's clock calls every quarter of an hour. */
const QUARTER = 15 * 60_000;

/** The partition that the worker hears of; the cloud's stream has a filter for it. */
const JOBS = 'JOBS';

/**
 * Does what the cloud's event source does: reads the table's stream and calls the worker with what concerns it.
 * What an earlier run of this system left undone comes first.
 */
export async function startWorker({ tableName, endpoint, run, onError }: WorkerOptions): Promise<Worker> {
  const table = new DynamoDBClient({ endpoint });
  const streams = new DynamoDBStreamsClient({ endpoint });
  const stopping = new AbortController();
  const reader = new StreamReader(streams, await streamOf(table, tableName));
  await reader.begin();

  const work = async () => {
    let waiting: Job[] = [];
    let nextLook = 0;
    while (!stopping.signal.aborted) {
      try {
        if (performance.now() >= nextLook) {
          nextLook = performance.now() + QUARTER;
          await run({}, context);
        }
        if (waiting.length === 0) waiting = await reader.read();
        if (waiting.length > 0) waiting = await runAll(run, waiting);
        if (waiting.length > 0) await pause(AFTER_FAILURE, undefined, stopping);
        else await pause(IDLE, undefined, stopping);
      } catch (error) {
        if (stopping.signal.aborted) return;
        onError(error);
        await pause(AFTER_FAILURE, undefined, stopping).catch(() => undefined);
      }
    }
  };
  const working = work();
  return {
    close: async () => {
      stopping.abort();
      await working;
      table.destroy();
      streams.destroy();
    },
  };
}

interface Job {
  readonly pk: string;
  readonly sk: string;
  readonly number: string;
}

/** Calls the worker with jobs in their order; answers those that it did not get done. */
async function runAll(run: RunJobs, jobs: Job[]): Promise<Job[]> {
  const Records = jobs.map(({ pk, sk, number }) => ({
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: number },
  }));
  const { batchItemFailures } = await run({ Records }, context);
  const [failed] = batchItemFailures;
  return failed ? jobs.slice(jobs.findIndex(({ number }) => number === failed.itemIdentifier)) : [];
}

async function streamOf(table: DynamoDBClient, TableName: string): Promise<string> {
  const { Table } = await table.send(new DescribeTableCommand({ TableName }));
  if (!Table?.LatestStreamArn) throw new Error(`the table ${TableName} has no stream`);
  return Table.LatestStreamArn;
}

/** Reads a stream from now on, shard by shard. */
class StreamReader {
  readonly #client: DynamoDBStreamsClient;
  readonly #stream: string;
  #iterators = new Map<string, string | undefined>();

  constructor(client: DynamoDBStreamsClient, stream: string) {
    this.#client = client;
    this.#stream = stream;
  }

  begin(): Promise<void> {
    return this.#openShards('LATEST');
  }

  /** The jobs that were left since the last call. */
  async read(): Promise<Job[]> {
    const jobs: Job[] = [];
    for (const [shard, iterator] of this.#iterators) {
      if (iterator === undefined) continue;
      const { Records = [], NextShardIterator } = await this.#client.send(
        new GetRecordsCommand({ ShardIterator: iterator }),
      );
      jobs.push(...Records.filter(isJob).map(jobOf));
      this.#iterators.set(shard, NextShardIterator);
      // A shard that ends has heirs, which begin with what came after it.
      if (NextShardIterator === undefined) await this.#openShards('TRIM_HORIZON');
    }
    return jobs;
  }

  async #openShards(ShardIteratorType: 'LATEST' | 'TRIM_HORIZON'): Promise<void> {
    const { StreamDescription } = await this.#client.send(
      new DescribeStreamCommand({ StreamArn: this.#stream }),
    );
    for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
      if (this.#iterators.has(ShardId)) continue;
      const { ShardIterator } = await this.#client.send(
        new GetShardIteratorCommand({ StreamArn: this.#stream, ShardId, ShardIteratorType }),
      );
      this.#iterators.set(ShardId, ShardIterator);
    }
  }
}

/** As the cloud's filters; who removed a rich text does not matter, because what is gone is removed once. */
const isJob = ({ eventName, dynamodb }: _Record) =>
  eventName === 'REMOVE' ? dynamodb?.Keys?.['sk']?.S === 'RICHTEXT' : dynamodb?.Keys?.['pk']?.S === JOBS;

const jobOf = ({ dynamodb }: _Record): Job => ({
  pk: dynamodb?.Keys?.['pk']?.S ?? '',
  sk: dynamodb?.Keys?.['sk']?.S ?? '',
  number: dynamodb?.SequenceNumber ?? '',
});
