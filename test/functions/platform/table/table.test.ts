import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { withDeadline } from '#platform/deadline.ts';
import { findItems, removeItems, TableName } from '#platform/table/table.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const tea = { pk: 'TEA', sk: 'A' };
const rye = { pk: 'RYE', sk: 'A' };

/** Milliseconds until the answer is due: half a second of them is left for tries. */
const SOON = 3500;

test('keys that the table had no time for are asked for again, and no others', async () => {
  table
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { [TableName]: [tea] }, UnprocessedKeys: { [TableName]: { Keys: [rye] } } })
    .resolves({ Responses: { [TableName]: [rye] } });

  expect(await findItems([tea, rye])).toEqual([tea, rye]);

  const asked = table.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems);
  expect(asked[1]?.[TableName]?.Keys).toEqual([rye]);
});

test('a table that has no time for some keys however often is asked makes the request one to try again', async () => {
  table.on(BatchGetCommand).resolves({ UnprocessedKeys: { [TableName]: { Keys: [rye] } } });

  await expect(withDeadline(SOON, () => findItems([rye]))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'service.busy',
  });

  expect(table.commandCalls(BatchGetCommand).length).toBeGreaterThan(1);
});

test('the same is true of writes', async () => {
  const write = { DeleteRequest: { Key: rye } };
  table.on(BatchWriteCommand).resolves({ UnprocessedItems: { [TableName]: [write] } });

  await expect(withDeadline(SOON, () => removeItems([rye]))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'service.busy',
  });

  expect(table.commandCalls(BatchWriteCommand).length).toBeGreaterThan(1);
});
