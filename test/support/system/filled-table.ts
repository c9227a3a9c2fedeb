import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { startEngine } from '#lib/local/engine/engine.ts';
import { importItems } from '#lib/local/engine/import-items.ts';
import { memberIndex } from '#platform/table/keys.ts';
import { type Consumed, meter } from './meter.ts';
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
      { AttributeName: memberIndex.by, AttributeType: 'S' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: memberIndex.name,
        KeySchema: [{ AttributeName: memberIndex.by, KeyType: 'HASH' }],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
  },
};

/**
 * Starts an engine whose table holds these items, where a client of the platform that is loaded from now on finds it.
 * They are brought in as an export of DynamoDB: that takes a twentieth of the time in which they would be written.
 * @returns what ends it.
 */
export async function startFilledTable(
  items: Iterable<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-filled-'));
  await importItems(items, schema, join(folder, 'table.db'));
  const engine = await startEngine({ dataDir: folder, onEnd: (error) => Promise.reject(error) });
  find(engine, TABLE);
  return async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Gives the tests of a file a table that holds these items.
 * @returns what takes the calls that were made to it since it was last asked.
 */
export function useFilledTable(items: () => Iterable<Record<string, unknown>>): () => Consumed[] {
  let take: () => Consumed[] = () => [];
  let end = async () => {};
  beforeAll(async () => {
    // A function that takes files does not load without them.
    Object.assign(process.env, { CONTENT_BUCKET: 'none', UPLOAD_BUCKET: 'none' });
    end = await startFilledTable(items());
    take = meter((await import('#platform/table/table.ts')).table).take;
    // Names are remembered for a moment: however slow the machine, each request finds them forgotten, or known.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  }, 20 * 60_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await end();
  });
  return () => take();
}
