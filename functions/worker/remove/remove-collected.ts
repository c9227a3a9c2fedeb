import { countInAll } from '#platform/lists/list-counts.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { readIndex } from '#platform/table/member-index.ts';
import { findItems, type StoredItem } from '#platform/table/table.ts';
import { type Action, NothingWritten, writeTogether } from '#platform/table/transaction.ts';

const ROWS_AT_ONCE = 25;

/**
 * Removes some of what stands in collections, among those saved, or among the surveys that members answered, for
 * something that is gone, so that their counts follow; answers whether more may be left.
 */
export async function removeCollected(id: string): Promise<boolean> {
  const named = await readIndex(id, ROWS_AT_ONCE);
  // The index may still name what is gone.
  const rows = await findItems(named, { consistent: true });
  await Promise.all(rows.map(removeRow));
  return named.length >= ROWS_AT_ONCE;
}

async function removeRow({ pk, sk }: StoredItem): Promise<void> {
  const Key = { pk: String(pk), sk: String(sk) };
  try {
    await writeTogether([
      { remove: { Key, ConditionExpression: 'attribute_exists(pk)' } },
      countLess(Key.pk),
    ]);
  } catch (error) {
    // Whoever had it there took it out meanwhile, or deleted the collection.
    if (!(error instanceof NothingWritten) || error.isBusy || !error.action) throw error;
  }
}

const ONE = partitions.ofCollection('');

function countLess(pk: string): Action {
  if (!pk.startsWith(ONE)) return countInAll({ pk, shards: 1 }, -1);
  return {
    update: {
      Key: keys.collection(pk.slice(ONE.length)),
      UpdateExpression: 'ADD #count :less',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':less': -1 },
    },
  };
}
