import type { Key, PagedList } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { type Action, NothingWritten, writeTogether } from '#platform/table/transaction.ts';

/*
 * How many rows a bucket of a list has (`paged-list.ts`) stands in two places. A row that comes is counted in the item
 * that counts all (`~<shard>`), under a name of its bucket: so it costs no write of its own. That item holds the newest
 * few buckets alone: what came to older ones is moved to an item of the bucket (`B#<bucket>#<shard>`), where rows that
 * go, and those that come last, are counted from the beginning. What was moved stays repeated until others are: who
 * reads one place a moment later than the other counts nothing twice, and leaves nothing out.
 */

const CAME = 'b'; // rows that came to a bucket and are counted here
const MOVED = 'm'; // those that are counted in the bucket's own item by now
const MAX_COUNTED_BUCKETS = 4; // buckets that are counted with all
const UNMOVED_BUCKETS = 2; // of them stay when others are moved
const BUCKETS_AT_ONCE = 20; // are moved: a transaction holds 100 writes

/** The attribute with the rows that came to a bucket. */
export const came = (bucket: string): string => CAME + bucket;

const bucketsIn = (item: StoredItem, kind: typeof CAME | typeof MOVED): string[] =>
  Object.keys(item).flatMap((name) =>
    /^[bm][0-9a-z]{5}$/.test(name) && name[0] === kind ? name.slice(1) : [],
  );

/** How many rows each bucket has, newest first, by the items that count all, and those of buckets: all of them, or the newest. */
export function rowsInBuckets(
  counts: readonly StoredItem[],
  buckets: readonly StoredItem[],
  isAll: boolean,
): { bucket: string; rows: number }[] {
  const rows = new Map<string, number>();
  const add = (bucket: string, by: unknown) => rows.set(bucket, (rows.get(bucket) ?? 0) + Number(by ?? 0));
  const shards = new Map(counts.map((item) => [String(item['sk']).slice(1), item]));
  for (const item of counts) {
    for (const bucket of bucketsIn(item, CAME)) add(bucket, item[CAME + bucket]);
    for (const bucket of bucketsIn(item, MOVED)) add(bucket, item[MOVED + bucket]);
  }
  for (const { sk, rows, moved } of buckets) {
    const [, bucket = '', shard = ''] = String(sk).split('#');
    const { settled = '', [MOVED + bucket]: repeated } = shards.get(shard) ?? {};
    add(bucket, rows);
    // What the count does not know to be moved, it still counts.
    if (repeated === undefined && bucket <= String(settled)) add(bucket, moved);
  }
  // Of the last one there may be more.
  const [, end = ''] = isAll ? [] : String(buckets.at(-1)?.['sk']).split('#');
  return [...rows]
    .map(([bucket, rows]) => ({ bucket, rows }))
    .filter(({ bucket }) => bucket > end)
    .sort((a, b) => (a.bucket < b.bucket ? 1 : -1));
}

const bucketKey = (bucket: string, shard: string) => `B#${bucket}#${shard}`;

/**
 * Moves what came to older buckets to their own items, where there are many: once in about 300 rows, for eight write
 * units for each place where all are counted. It never fails: what is not moved now is left to who comes next.
 */
export async function settleBuckets({ pk }: PagedList, counts: readonly StoredItem[]): Promise<void> {
  const many = counts.filter((item) => bucketsIn(item, CAME).length > MAX_COUNTED_BUCKETS);
  await Promise.all(many.map((item) => settle({ pk, sk: String(item['sk']) }, item)));
}

async function settle(key: Key, item: StoredItem): Promise<void> {
  try {
    await writeTogether(movesOf(key, item), { canWait: true });
  } catch (error) {
    // Others write there: that is nothing to tell of.
    if (error instanceof NothingWritten && (error.isBusy || error.action)) return;
    // Whoever came is here for something else.
    const { logger } = await import('#platform/log.ts');
    logger.warn('the counts of a list could not be settled', { list: key.pk, error: error as Error });
  }
}

function movesOf(key: Key, item: StoredItem): Action[] {
  const older = bucketsIn(item, CAME).sort().slice(0, -UNMOVED_BUCKETS).slice(0, BUCKETS_AT_ONCE);
  const before = bucketsIn(item, MOVED);
  const until = String(item['settled'] ?? '');
  // Who was so slow that its bucket was moved long ago is not repeated: that would hide what was moved then.
  const repeated = older.filter((bucket) => bucket > until || before.includes(bucket));
  const names: Record<string, string> = { '#settled': 'settled' };
  const values: Record<string, unknown> = { ':settled': [until, ...older].sort().at(-1) };
  const name = (kind: string, bucket: string) => {
    names[`#${kind}${bucket}`] = kind + bucket;
    return `#${kind}${bucket}`;
  };
  for (const bucket of older) values[`:${bucket}`] = item[CAME + bucket];
  const set = repeated.map((bucket) => {
    values[`:${MOVED}${bucket}`] = Number(item[CAME + bucket]) + Number(item[MOVED + bucket] ?? 0);
    return `${name(MOVED, bucket)} = :${MOVED}${bucket}`;
  });
  const gone = [
    ...older.map((bucket) => name(CAME, bucket)),
    ...before.filter((bucket) => !repeated.includes(bucket)).map((bucket) => name(MOVED, bucket)),
  ];
  return [
    {
      update: {
        Key: key,
        UpdateExpression: `SET ${['#settled = :settled', ...set].join(', ')} REMOVE ${gone.join(', ')}`,
        // Of a list that is gone nothing is to come again.
        ConditionExpression: [
          'attribute_not_exists(closed)',
          ...older.map((bucket) => `${name(CAME, bucket)} = :${bucket}`),
        ].join(' AND '),
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
    ...older.map((bucket) => ({
      update: {
        Key: { pk: key.pk, sk: bucketKey(bucket, key.sk.slice(1)) },
        UpdateExpression: 'ADD moved :came',
        ExpressionAttributeValues: { ':came': item[CAME + bucket] },
      },
    })),
  ];
}
