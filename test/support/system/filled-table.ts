import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngine } from '#lib/local/engine/engine.ts';
import { importItems } from '#lib/local/engine/import-items.ts';
import { memberIndex } from '#platform/table/keys.ts';
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
