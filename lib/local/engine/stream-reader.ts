import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { clientSettings } from '#platform/client-settings.ts';

const CALL_LIMIT_MS = 10_000; // a reply may be a megabyte

/** A change of an item, as a record of a table's stream. */
export interface Change {
  readonly shard: string;
  readonly event: string;
  readonly pk: string;
  readonly sk: string;
  /** Sequence number: in the stream's order. */
  readonly number: string;
}

/** Reads a table's stream from now on, shard by shard. */
export class StreamReader {
  readonly #client: DynamoDBStreamsClient;
  readonly #stream: string;
  #iterators = new Map<string, string | undefined>();

  private constructor(client: DynamoDBStreamsClient, stream: string) {
    this.#client = client;
    this.#stream = stream;
  }

  static async begin(tableName: string, endpoint: string): Promise<StreamReader> {
    const stream = await streamOf(tableName, endpoint);
    const reader = new StreamReader(
      new DynamoDBStreamsClient({ endpoint, ...clientSettings(CALL_LIMIT_MS) }),
      stream,
    );
    await reader.#openShards('LATEST');
    return reader;
  }

  /** The changes since the last call. */
  async read(): Promise<Change[]> {
    const changes: Change[] = [];
    for (const [shard, iterator] of this.#iterators) {
      if (iterator === undefined) continue;
      const { Records = [], NextShardIterator } = await this.#client.send(
        new GetRecordsCommand({ ShardIterator: iterator }),
      );
      changes.push(...Records.map((record) => changeOf(shard, record)));
      this.#iterators.set(shard, NextShardIterator);
      // A shard that ends has children, which begin with the records after it.
      if (NextShardIterator === undefined) await this.#openShards('TRIM_HORIZON');
    }
    return changes;
  }

  close(): void {
    this.#client.destroy();
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

async function streamOf(TableName: string, endpoint: string): Promise<string> {
  const table = new DynamoDBClient({ endpoint, ...clientSettings(CALL_LIMIT_MS) });
  const { Table } = await table.send(new DescribeTableCommand({ TableName }));
  table.destroy();
  if (!Table?.LatestStreamArn) throw new Error(`the table ${TableName} has no stream`);
  return Table.LatestStreamArn;
}

const changeOf = (shard: string, { eventName = 'MODIFY', dynamodb }: _Record): Change => ({
  shard,
  event: eventName,
  pk: dynamodb?.Keys?.['pk']?.S ?? '',
  sk: dynamodb?.Keys?.['sk']?.S ?? '',
  number: dynamodb?.SequenceNumber ?? '',
});
