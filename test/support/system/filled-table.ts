import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { marshall } from '@aws-sdk/util-dynamodb';
import { enginePath, startEngine } from '#lib/local/engine.ts';
import { find } from './table.ts';

const TABLE = 'furrow';

/** As `createTable` makes it, without a stream. */
const schema = {
  Table: {
    TableName: TABLE,
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
    ],
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
  },
};

/**
 * Starts an engine whose table holds these items, where a client of the platform that is loaded from now on finds it. They
 * are brought in as an export of DynamoDB: that takes a twentieth of the time in which they would be written.
 * @returns what ends it.
 */
export async function startFilledTable(
  items: Iterable<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-filled-'));
  const [source, schemaFile] = [join(folder, 'export'), join(folder, 'schema.json')];
  await mkdir(join(source, TABLE, 'data'), { recursive: true });
  await writeFile(schemaFile, JSON.stringify(schema));
  await writeExport(join(source, TABLE, 'data', '0.json.gz'), items);
  const output = join(folder, 'table.db');
  await promisify(execFile)(enginePath(), [
    'import',
    ...['--source', source, '--schema', schemaFile, '--output', output],
  ]);
  const engine = await startEngine({ dataDir: folder, onEnd: (error) => Promise.reject(error) });
  find(engine, TABLE);
  return async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  };
}

async function writeExport(file: string, items: Iterable<Record<string, unknown>>): Promise<void> {
  const packed = createGzip({ level: 1 });
  const written = once(packed.pipe(createWriteStream(file)), 'finish');
  for (const item of items) {
    const line = JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) });
    if (!packed.write(`${line}\n`)) await once(packed, 'drain');
  }
  packed.end();
  await written;
}
