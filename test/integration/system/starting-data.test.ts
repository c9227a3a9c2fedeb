import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { freshTable } from '#test/system/table.ts';

freshTable();

type Stored = { pk: string; sk: string };

async function everything(): Promise<Map<string, Stored>> {
  const { table, TableName } = await import('#platform/table/table.ts');
  const { Items = [] } = await table.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return new Map((Items as Stored[]).map((item) => [`${item.pk} ${item.sk}`, item]));
}

test('the starting data is written once, however often a deployment writes it, and no account is among it', async () => {
  const { handler } = await import('#functions/system/put-starting-data.ts');
  await handler();
  const first = await everything();
  await handler();

  expect(first.size).toBeGreaterThan(10);
  expect([...first.keys()].filter((key) => key.startsWith('USER'))).toEqual([]);
  expect(await everything()).toEqual(first);
});
