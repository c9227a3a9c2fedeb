import {
  type AttributeValue,
  BatchGetItemCommand,
  type BatchGetItemCommandOutput,
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  QueryCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { backOff } from './patience.ts';

/** The table that members use, and its copy at the time to restore to. */
export interface Tables {
  readonly client: DynamoDBClient;
  readonly live: string;
  readonly copy: string;
}

/** An item as DynamoDB sends it, so that copying loses nothing. */
export type Item = Record<string, AttributeValue>;

/** The same as a plain object. */
export const plain = (item: Item): Record<string, unknown> => unmarshall(item);

export const pkOf = (item: Item): string => item['pk']?.S ?? '';
export const skOf = (item: Item): string => item['sk']?.S ?? '';
export const keyOf = (item: Item): Item => ({ pk: { S: pkOf(item) }, sk: { S: skOf(item) } });
export const nameOf = (item: Item): string => `${pkOf(item)}\n${skOf(item)}`;
export const key = (pk: string, sk: string): Item => ({ pk: { S: pk }, sk: { S: sk } });

const MAX_BATCH_GET = 100; // DynamoDB's limit for one BatchGetItem
const MAX_BATCH_WRITE = 25; // and for one BatchWriteItem

/** Items of a table with the same keys as `like`, strongly consistent, by `nameOf`. */
export async function find(
  client: DynamoDBClient,
  table: string,
  like: readonly Item[],
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  await each(inBatches(like, MAX_BATCH_GET), async (batch) => {
    let Keys: Item[] | undefined = batch.map(keyOf);
    for (let tried = 0; Keys?.length; tried += 1) {
      if (tried > 0) await backOff(tried, 'The table takes no more reads');
      const reply: BatchGetItemCommandOutput = await client.send(
        new BatchGetItemCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
      );
      for (const item of reply.Responses?.[table] ?? []) found.set(nameOf(item), item);
      Keys = reply.UnprocessedKeys?.[table]?.Keys;
    }
  });
  return found;
}

/** Puts items unchanged, each by itself. */
export const putAll = (client: DynamoDBClient, table: string, items: readonly Item[]): Promise<void> =>
  write(
    client,
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );

/** Deletes the items with the same keys; a missing one is no error. */
export const removeAll = (client: DynamoDBClient, table: string, like: readonly Item[]): Promise<void> =>
  write(
    client,
    table,
    like.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
  );

async function write(client: DynamoDBClient, table: string, writes: readonly WriteRequest[]): Promise<void> {
  await each(inBatches(writes, MAX_BATCH_WRITE), async (batch) => {
    let open: WriteRequest[] | undefined = batch;
    for (let tried = 0; open?.length; tried += 1) {
      if (tried > 0) await backOff(tried, 'The table takes no more writes');
      const reply: BatchWriteItemCommandOutput = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [table]: open } }),
      );
      open = reply.UnprocessedItems?.[table];
    }
  });
}

/** Items of a partition between two sort keys, both included, a page at a time. */
export async function query(
  client: DynamoDBClient,
  table: string,
  { pk, from, to }: { readonly pk: string; readonly from: string; readonly to: string },
): Promise<Item[]> {
  const items: Item[] = [];
  let next: Item | undefined;
  do {
    const reply = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': { S: pk }, ':from': { S: from }, ':to': { S: to } },
        ConsistentRead: true,
        ExclusiveStartKey: next,
      }),
    );
    items.push(...(reply.Items ?? []));
    next = reply.LastEvaluatedKey;
  } while (next);
  return items;
}

export function inBatches<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

const BATCHES_AT_ONCE = 8;

/** Calls `act` for each, a few in parallel. */
export async function each<Each>(all: readonly Each[], act: (one: Each) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, work));
}
