import { readdirSync } from 'node:fs';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startEngine } from '#lib/local/engine/engine.ts';
import { createTable } from '#lib/local/engine/table.ts';
import { startStack } from '#lib/local/stack.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { platform } = process;
beforeEach(() => void vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', undefined));
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.unstubAllEnvs();
});

async function started() {
  const onEnd = vi.fn();
  const engine = await startEngine({ dataDir: temporaryFolder(), onEnd });
  onTestFinished(engine.close);
  return { ...engine, onEnd };
}

test('a system without an engine is told where to get one', async () => {
  Object.defineProperty(process, 'platform', { value: 'sunos' });

  await expect(startEngine({ dataDir: temporaryFolder(), onEnd: () => undefined })).rejects.toThrow(
    `run "npm i --no-save @dynoxide/sunos-${process.arch}", or set AWS_ENDPOINT_URL_DYNAMODB to any DynamoDB`,
  );
});

test('the table has keys and expiry as in the cloud, and a stream of its changes, and is created once', async () => {
  const { endpoint } = await started();
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  const client = new DynamoDBClient({});

  await createTable('things');
  await createTable('things');

  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'things' }));
  expect(Table?.KeySchema).toEqual([
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ]);
  expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'KEYS_ONLY' });
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: 'things' }));
  expect(TimeToLiveDescription).toMatchObject({ AttributeName: 'expiresAt', TimeToLiveStatus: 'ENABLED' });
});

test('an engine that is closed ends without complaint', async () => {
  const { endpoint, close, onEnd } = await started();

  await close();

  await expect(fetch(endpoint)).rejects.toThrow();
  expect(onEnd).not.toHaveBeenCalled();
});

test('an engine in memory leaves nothing on the disk', async () => {
  const dataDir = temporaryFolder();
  const { endpoint, close } = await startEngine({ dataDir, inMemory: true, onEnd: vi.fn() });
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);

  await createTable('things');
  await close();

  expect(readdirSync(dataDir)).toEqual([]);
});

test('the stack takes the DynamoDB that it is given, and gives the environment back', async () => {
  const { endpoint } = await started();
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  vi.stubEnv('TABLE_NAME', 'given');
  const before = { ...process.env };

  const stack = await startStack({ dataDir: temporaryFolder() });
  const client = new DynamoDBClient({ endpoint });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'given' }));
  await stack.close();

  expect(Table?.ItemCount).toBeDefined();
  expect(process.env).toMatchObject(before);
});
