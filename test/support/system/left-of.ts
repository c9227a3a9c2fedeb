import { ScanCommand } from '@aws-sdk/lib-dynamodb';

/**
 * All that is in the table of something, but replies that are kept, what says for a day that its lists are closed, and
 * the look at a rich text in forty days, which then finds none.
 */
export async function leftOf(id: string): Promise<Record<string, unknown>[]> {
  const { table, TableName } = await import('#platform/table/table.ts');
  const items: Record<string, unknown>[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new ScanCommand({
        ...{ TableName, ConsistentRead: true, ExclusiveStartKey: next },
        FilterExpression: 'NOT begins_with(pk, :kept)',
        ExpressionAttributeValues: { ':kept': 'ONCE#' },
      }),
    );
    items.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  return items.filter((item) => {
    const isLook = item['kind'] === 'richtext-unused';
    const isClosed =
      String(item['sk']).startsWith('~') && item['closed'] === true && Number(item['expiresAt']) > 0;
    return !isLook && !isClosed && JSON.stringify(item).includes(id);
  });
}
