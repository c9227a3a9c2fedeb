import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, memberIndex } from './keys.ts';
import { type StoredItem, TableName, table } from './table.ts';

/**
 * Keys of the items that the index lists under a member: what is theirs, and lies in no partition of their own. It
 * follows the table within a second or so. With a limit, so many of them, in no order.
 */
export async function readIndex(memberId: string, limit?: number): Promise<Key[]> {
  const found: Key[] = [];
  let next: StoredItem | undefined;
  do {
    const page: { Items?: StoredItem[]; LastEvaluatedKey?: StoredItem } = await table.send(
      new QueryCommand({
        TableName,
        IndexName: memberIndex.name,
        KeyConditionExpression: `${memberIndex.by} = :member`,
        ExpressionAttributeValues: { ':member': memberId },
        Limit: limit,
        ExclusiveStartKey: next,
      }),
    );
    for (const { pk, sk } of page.Items ?? []) found.push({ pk: String(pk), sk: String(sk) });
    next = page.LastEvaluatedKey;
  } while (next && (limit === undefined || found.length < limit));
  return found;
}
