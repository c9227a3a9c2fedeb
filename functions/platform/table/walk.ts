import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type StoredItem, TableName, table } from './table.ts';

/** A range of a partition, both ends included. */
export interface Stretch {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

interface WalkOptions {
  /** How many items to read at a time. @default as many as fit into a page */
  readonly limit?: number;
  /** From the beginning; otherwise backwards from the end. */
  readonly forward?: boolean;
  /** Read consistently, for twice the price. */
  readonly consistent?: boolean;
}

/** The items of a range one after the other, read a page at a time. */
export async function* walk(stretch: Stretch, options: WalkOptions = {}) {
  for await (const page of pages(stretch, options)) yield* page;
}

/** The first items of a walk; without a limit, all of them. */
export async function take(stretch: Stretch, options: WalkOptions): Promise<StoredItem[]> {
  const { limit = Number.POSITIVE_INFINITY } = options;
  const items: StoredItem[] = [];
  for await (const page of pages(stretch, options)) {
    for (const item of page) items.push(item);
    if (items.length >= limit) return items.slice(0, limit);
  }
  return items;
}

async function* pages({ pk, from, to }: Stretch, { limit, forward, consistent }: WalkOptions) {
  let next: StoredItem | undefined;
  do {
    const reply: { Items?: StoredItem[]; LastEvaluatedKey?: StoredItem } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ScanIndexForward: forward === true,
        ConsistentRead: consistent === true,
        Limit: limit,
        ExclusiveStartKey: next,
      }),
    );
    yield reply.Items ?? [];
    next = reply.LastEvaluatedKey;
  } while (next);
}
