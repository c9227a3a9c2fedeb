import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
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

function streamOf(dataDir: string): DatabaseSync {
  const file = new DatabaseSync(join(dataDir, 'table.db'), { timeout: 10_000 });
  onTestFinished(() => file.close());
  return file;
}

/** What the engine has taken of the processor (ms). */
function engineTime(dataDir: string): number {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'));
  // Behind the command, which may have blanks in it, the twelfth and thirteenth.
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  const ticks = Number(user) + Number(system);
  if (!Number.isInteger(ticks)) throw new Error('the time of the engine could not be read');
  return ticks * 10;
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

// Other systems have no such file to read the time from.
test.runIf(process.platform === 'linux')(
  'a write costs what it did, however many came before it',
  async () => {
    const dataDir = temporaryFolder();
    const { endpoint, close } = await startEngine({ dataDir, onEnd: vi.fn() });
    onTestFinished(close);
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
    await createTable('things');
    const client = new DynamoDBClient({});
    const write = (id: number) =>
      client.send(
        new PutItemCommand({ TableName: 'things', Item: { pk: { S: 'one' }, sk: { S: `${id}` } } }),
      );
    let id = 0;
    const timeOfWrites = async () => {
      const before = engineTime(dataDir);
      for (const end = id + 200; id < end; id += 1) await write(id);
      return engineTime(dataDir) - before;
    };
    await timeOfWrites();
    const few = await timeOfWrites();
    const file = streamOf(dataDir);
    file.exec(`INSERT INTO _stream_records (table_name, event_name, keys_json, sequence_number, shard_id, created_at)
    WITH RECURSIVE n(i) AS (SELECT 401 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
    SELECT table_name, event_name, keys_json, i, shard_id, created_at
    FROM n, (SELECT * FROM _stream_records LIMIT 1)`);

    const many = await timeOfWrites();

    // A write takes 0.3 ms, and with no index on the number 5.7. Compared within one run:
    // a busy machine takes several times as long for both.
    expect(many / few).toBeLessThan(4);
    expect(
      file.prepare('SELECT MAX(CAST(sequence_number AS INTEGER)) AS last FROM _stream_records').get(),
    ).toEqual({ last: 60_200 });
  },
);

test('records of a stream go after a day, as in the cloud, and its numbers go on', async () => {
  const dataDir = temporaryFolder();
  const first = await startEngine({ dataDir, onEnd: vi.fn() });
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', first.endpoint);
  await createTable('things');
  const put = (endpoint: string, id: string) =>
    new DynamoDBClient({ endpoint }).send(
      new PutItemCommand({ TableName: 'things', Item: { pk: { S: 'one' }, sk: { S: id } } }),
    );
  for (const id of ['a', 'b', 'c']) await put(first.endpoint, id);
  await first.close();
  const file = streamOf(dataDir);
  file.exec('UPDATE _stream_records SET created_at = unixepoch() - 90000');

  const second = await startEngine({ dataDir, onEnd: vi.fn() });
  onTestFinished(second.close);
  await put(second.endpoint, 'd');

  const kept = file.prepare('SELECT sequence_number FROM _stream_records').all();
  expect(kept.map(({ sequence_number }) => Number(sequence_number))).toEqual([3, 4]);
});

test('a table that cannot be prepared is told by its file, and no engine stays behind', async () => {
  const dataDir = temporaryFolder();
  const { close } = await startEngine({ dataDir, onEnd: vi.fn() });
  await close();
  streamOf(dataDir).exec('DROP INDEX _stream_end; CREATE TABLE _stream_end (one TEXT)');

  await expect(startEngine({ dataDir, onEnd: vi.fn() })).rejects.toThrow(
    /^The table in .*table\.db could not be prepared: there is already a table named _stream_end\.$/,
  );

  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir);
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
