import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { beUnkind } from '#lib/local/unkind.ts';

const TableName = 'T';
const Key = { pk: 'a', sk: 'b' };

/** A client whose table is one item with a number, which each write raises. */
function tableOf(kinds: string[]) {
  let count = 0;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ region: 'eu-west-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } }),
  );
  const done = beUnkind(client, 1, kinds);
  const answer =
    () =>
    async ({ input }: { input: { RequestItems?: object } }) => {
      if ('TransactItems' in input || 'Item' in input) count += 1;
      const Responses = { T: [{ ...Key, count }] };
      return { response: {}, output: { Item: { ...Key, count }, ...(input.RequestItems && { Responses }) } };
    };
  client.middlewareStack.addRelativeTo(answer as never, {
    relation: 'after',
    toMiddleware: 'unkind',
    name: 'answer',
  });
  return { client, done };
}

const put = () => new PutCommand({ TableName, Item: Key });
const read = (ConsistentRead = false) => new GetCommand({ TableName, Key, ConsistentRead });
const many = <T>(act: () => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, act));

test('of many transactions some meet another one, in the words of DynamoDB', async () => {
  const { client, done } = tableOf(['conflict']);
  const results = await many(() =>
    client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: Key } }] })),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

  expect(done.conflict).toBe(refused.length);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  expect(refused[0]).toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
});

test('of lone writes those of items that a transaction may hold do, and new ones never', async () => {
  const { client } = tableOf(['conflict']);
  const updates = await many(() => client.send(new UpdateCommand({ TableName, Key })));
  const puts = await many(() => client.send(put()));

  expect(updates.some(({ status }) => status === 'rejected')).toBe(true);
  expect(puts.every(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a cheap read may show what was there before a write, for a moment; a consistent one never', async () => {
  const { client, done } = tableOf(['stale']);
  await client.send(put());
  const cheap = await Promise.all(Array.from({ length: 20 }, () => client.send(read())));
  const consistent = await Promise.all(Array.from({ length: 20 }, () => client.send(read(true))));

  expect(new Set(cheap.map(({ Item }) => Item?.['count']))).toEqual(new Set([0, 1]));
  expect(new Set(consistent.map(({ Item }) => Item?.['count']))).toEqual(new Set([1]));
  expect(done.stale).toBeGreaterThan(0);
});

test('half of a batch may be left unprocessed', async () => {
  const { client } = tableOf(['unprocessed']);
  const Keys = ['1', '2', '3'].map((sk) => ({ pk: 'a', sk }));
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => client.send(new BatchGetCommand({ RequestItems: { T: { Keys } } }))),
  );
  const left = replies.flatMap(({ UnprocessedKeys }) => UnprocessedKeys?.['T']?.Keys ?? []);

  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left.map(({ sk }) => sk))).toEqual(new Set(['3']));
});
