import type { StoredItem } from '#platform/table/table.ts';

/** All items of a partition in their order, as the last write left them. */
export async function itemsIn(pk: string): Promise<StoredItem[]> {
  const { take } = await import('#platform/table/walk.ts');
  return take({ pk, from: ' ', to: '~~~' }, { consistent: true, forward: true });
}

/** The same without what says for a day that a list is closed. */
export const leftIn = async (pk: string): Promise<StoredItem[]> =>
  (await itemsIn(pk)).filter(({ closed, expiresAt }) => !closed || !expiresAt);

/** All items of the table. */
export async function allItems(): Promise<StoredItem[]> {
  const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
  const { table, TableName } = await import('#platform/table/table.ts');
  const items: StoredItem[] = [];
  let next: StoredItem | undefined;
  do {
    const page = await table.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: next }),
    );
    items.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

/** Puts items into the table past the API; some at once, as a busy machine takes long for thousands. */
export async function putItems(items: readonly object[]): Promise<void> {
  const { writeBatch } = await import('#platform/table/table.ts');
  const writes = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  for (let at = 0; at < writes.length; at += 500) await writeBatch(writes.slice(at, at + 500));
}
