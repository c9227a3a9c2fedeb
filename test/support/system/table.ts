import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { type Engine, startEngine } from '#lib/local/engine/engine.ts';
import { createTable } from '#lib/local/engine/table.ts';

/**
 * An engine with an empty table for one test file, where the platform's own client finds it. Without the stream it
 * takes many items in a fraction of the time.
 */
export function freshTable({ stream = true } = {}): void {
  let close = async () => {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'furrow-table-'));
    const engine = await startEngine({
      dataDir: folder,
      inMemory: true,
      onEnd: (error) => Promise.reject(error),
    });
    find(engine, 'furrow');
    await createTable('furrow');
    if (!stream) await stopStream('furrow');
    close = async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => close());
}

/** Has the platform's own client, once it is loaded, talk to this engine. */
export function find({ endpoint }: Engine, table: string): void {
  Object.assign(process.env, {
    TABLE_NAME: table,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
}

async function stopStream(TableName: string): Promise<void> {
  const client = new DynamoDBClient({});
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }));
  client.destroy();
}
