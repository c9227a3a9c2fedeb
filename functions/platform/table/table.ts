import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '#platform/client-settings.ts';
import { tries } from '#platform/deadline.ts';
import { requireEnv } from '#platform/env.ts';
import { busy } from '#platform/errors.ts';
import { traced } from '#platform/traced.ts';
import type { Key } from './keys.ts';

export const TableName = requireEnv('TABLE_NAME');

const client = traced(new DynamoDBClient(clientSettings(5000)));
// The document client would walk through every input and output to hide secrets from a logger that we do not pass.
client.middlewareStack.remove('loggerMiddleware');

export const table = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

export type StoredItem = Record<string, unknown>;

/** The item under a key, read consistently, or undefined. */
export async function findItem(key: Key): Promise<StoredItem | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  return Item;
}

const MAX_BATCH_GET = 100; // DynamoDB's limit for one BatchGetItem

/**
 * The items under the keys, in no order, without those that do not exist. They may be a moment old, unless they are
 * read consistently, for twice the price. Throws `service.busy`, and never answers a list with holes.
 */
export async function findItems(
  wantedKeys: readonly Key[],
  { consistent = false } = {},
): Promise<StoredItem[]> {
  const found: StoredItem[] = [];
  const left = tries();
  // DynamoDB refuses a batch that names an item twice.
  const keys = [...new Map(wantedKeys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  for (let start = 0; start < keys.length; start += MAX_BATCH_GET) {
    let wanted: Record<string, unknown>[] | undefined = keys
      .slice(start, start + MAX_BATCH_GET)
      .map((key) => ({ ...key }));
    for (;;) {
      const reply: {
        Responses?: Record<string, StoredItem[]>;
        UnprocessedKeys?: Record<string, { Keys?: Record<string, unknown>[] | undefined }>;
      } = await table.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted, ConsistentRead: consistent } } }),
      );
      found.push(...(reply.Responses?.[TableName] ?? []));
      // Throttled keys come back as unprocessed.
      wanted = reply.UnprocessedKeys?.[TableName]?.Keys;
      if (!wanted?.length) break;
      if (!(await left.another())) throw busy(new Error('BatchGetItem left keys unprocessed'));
    }
  }
  return found;
}

/**
 * The items under the keys, in no order, with what was written just now: an item that a cheap read does not find, or
 * for which `isNow` is false, is read again consistently. What is found may still be a moment old.
 */
export async function findAll(
  keys: readonly Key[],
  isNow: (item: StoredItem) => boolean = () => true,
): Promise<StoredItem[]> {
  const found = (await findItems(keys)).filter(isNow);
  const known = new Set(found.map(({ pk, sk }) => `${pk} ${sk}`));
  const missing = keys.filter(({ pk, sk }) => !known.has(`${pk} ${sk}`));
  if (missing.length === 0) return found;
  return [...found, ...(await findItems(missing, { consistent: true })).filter(isNow)];
}

type Write = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

const MAX_BATCH_WRITE = 25; // DynamoDB's limit for one BatchWriteItem

/**
 * Writes and removes items, each by itself: for items that may exist without the rest. Throws `service.busy` when some
 * were not written.
 */
export async function writeBatch(writes: readonly Write[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(writes.length / MAX_BATCH_WRITE) }, (_, index) =>
    writes.slice(index * MAX_BATCH_WRITE, (index + 1) * MAX_BATCH_WRITE),
  );
  await Promise.all(batches.map(writeAll));
}

async function writeAll(batch: Write[]): Promise<void> {
  let open: Write[] | undefined = batch;
  const left = tries();
  for (;;) {
    const reply: { UnprocessedItems?: Record<string, Write[]> } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: open } }),
    );
    open = reply.UnprocessedItems?.[TableName];
    if (!open?.length) return;
    if (!(await left.another())) throw busy(new Error('BatchWriteItem left writes unprocessed'));
  }
}

/** Removes items, each by itself; one that is not there is no error. */
export const removeItems = (keys: readonly Key[]): Promise<void> =>
  writeBatch(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
