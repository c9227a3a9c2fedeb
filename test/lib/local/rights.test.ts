import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DynamoDBDocumentClient,
  GetCommand,
  type NativeAttributeValue,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { checkRights, withRights } from '#lib/local/rights.ts';
import type { Rights } from '#lib/rights.ts';
import { rightsOf, workerRights } from '#lib/rights.ts';

/** Clients that answer by themselves, after what is checked. */
function answering<Client extends { middlewareStack: { add(middleware: never, options: never): void } }>(
  client: Client,
): Client {
  checkRights(client);
  const answer = () => async () => ({ response: {}, output: { $metadata: {} } });
  client.middlewareStack.add(
    answer as never,
    { step: 'initialize', priority: 'low', name: 'answer' } as never,
  );
  return client;
}

const region = { region: 'eu-west-1' };
const table = answering(DynamoDBDocumentClient.from(new DynamoDBClient(region)));
const s3 = answering(new S3Client(region));

const Item: Record<string, NativeAttributeValue> = { pk: 'a', sk: 'b' };
const read = new GetCommand({ TableName: 'T', Key: Item });
const put = new PutCommand({ TableName: 'T', Item });
const together = new TransactWriteCommand({
  TransactItems: [{ ConditionCheck: { TableName: 'T', Key: Item, ConditionExpression: 'a' } }],
});
const file = (Bucket: string, Key: string) => new PutObjectCommand({ Bucket, Key, Body: '' });

const rights = (given: Partial<Rights>): Rights => ({
  table: 'none',
  files: { use: 'store', folders: [] },
  uploads: [],
  ...given,
});
const denied = (action: string) => new RegExp(`may not ${action} on`);

beforeEach(() => {
  process.env['UPLOAD_BUCKET'] = 'uploads';
});
afterEach(() => {
  delete process.env['UPLOAD_BUCKET'];
});

test('a row that reads may read, and neither writes nor checks in a transaction', async () => {
  const as = rights({ table: 'read' });

  await withRights(as, () => table.send(read));
  await expect(withRights(as, () => table.send(put))).rejects.toThrow(denied('dynamodb:PutItem'));
  await expect(withRights(as, () => table.send(together))).rejects.toThrow(
    denied('dynamodb:ConditionCheckItem'),
  );
});

test('a row without rights on the table may not even read', async () => {
  await expect(withRights(rights({}), () => table.send(read))).rejects.toThrow(denied('dynamodb:GetItem'));
});

test('files are put into the folders of the row alone, and uploads are only read', async () => {
  const as = rights({ files: { use: 'store', folders: ['img'] }, uploads: ['take'] });

  await withRights(as, () => s3.send(file('content', 'img/a.png')));
  await withRights(as, () => s3.send(new GetObjectCommand({ Bucket: 'uploads', Key: 'ada/1' })));
  await expect(withRights(as, () => s3.send(file('content', 'news/a.png')))).rejects.toThrow(
    denied('s3:PutObject'),
  );
  await expect(withRights(as, () => s3.send(file('uploads', 'ada/1')))).rejects.toThrow(
    denied('s3:PutObject'),
  );
});

test('the worker moves files of the content host, and puts nothing among uploads', async () => {
  const put = (bucket: string) =>
    withRights(workerRights(contract), () => s3.send(file(bucket, 'img/a.png')));

  await put('content');
  await expect(put('uploads')).rejects.toThrow(denied('s3:PutObject'));
});

test('what is no function of ours may do anything', async () => {
  await table.send(put);
});

test('a row has the rights that its line of the route table says', () => {
  expect(rightsOf({ table: 'write', files: ['img'] })).toEqual({
    table: 'write',
    files: { use: 'store', folders: ['img'] },
    uploads: ['take'],
  });
  expect(rightsOf({ table: 'read', uploads: 'put' }).uploads).toEqual(['put']);
  expect(rightsOf({ table: 'read', readsIndex: true }).index).toBe(true);
});
