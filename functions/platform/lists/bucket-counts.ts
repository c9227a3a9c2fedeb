import type { Key, PagedList } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { type Action, NothingWritten, writeTogether } from '#platform/table/transaction.ts';

/*
 * How many rows a bucket of a list has (`paged-list.ts`) is counted in two places. A new row is counted in the item
 * that counts all rows (`~<shard>`), in an attribute of its bucket, so that it costs no write of its own. That item
 * holds the newest few buckets alone. Counts of older buckets are moved to an item of the bucket
 * (`B#<bucket>#<shard>`), which also counts rows that go, and rows that come last. What was moved stays repeated until
 * others are moved: whoever reads one place a moment later than the other counts nothing twice and leaves nothing out.
 */

const CAME = 'b'; // rows that came to a bucket and are counted here
const MOVED = 'm'; // those that are counted in the bucket's own item by now
const MAX_COUNTED_BUCKETS = 4; // buckets that are counted with all
const UNMOVED_BUCKETS = 2; // of them stay when others are moved
const BUCKETS_AT_ONCE = 20; // are moved: a transaction holds 100 writes

/** The attribute that counts the rows of a bucket. */
export const came = (bucket: string): string => CAME + bucket;

const bucketsIn = (item: StoredItem, kind: typeof CAME | typeof MOVED): string[] =>
  Object.keys(item).flatMap((name) =>
    /^[bm][0-9a-z]{5}$/.test(name) && name[0] === kind ? name.slice(1) : [],
  );

/**
 * How many rows each bucket has, newest first, from the items that count all rows and those that count a bucket: all of
 * them, or the newest.
 */
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
    // Counts that the item does not know to be moved are still counted here.
    if (repeated === undefined && bucket <= String(settled)) add(bucket, moved);
  }
  // The last bucket may have more.
  const [, end = ''] = isAll ? [] : String(buckets.at(-1)?.['sk']).split('#');
  return [...rows]
    .map(([bucket, rows]) => ({ bucket, rows }))
    .filter(({ bucket }) => bucket > end)
    .sort((a, b) => (a.bucket < b.bucket ? 1 : -1));
}

const bucketKey = (bucket: string, shard: string) => `B#${bucket}#${shard}`;

/**
 * Moves the counts of older buckets to their own items, where there are many: once in about 300 rows, for eight write
 * units for each shard. It never fails: what is not moved now is left to the next.
 */
export async function settleBuckets({ pk }: PagedList, counts: readonly StoredItem[]): Promise<void> {
  const many = counts.filter((item) => bucketsIn(item, CAME).length > MAX_COUNTED_BUCKETS);
  await Promise.all(many.map((item) => settle({ pk, sk: String(item['sk']) }, item)));
}

async function settle(key: Key, item: StoredItem): Promise<void> {
  try {
    await writeTogether(movesOf(key, item), { canWait: true });
  } catch (error) {
    // Another write was faster, which needs no log line.
    if (error instanceof NothingWritten && (error.isBusy || error.action)) return;
    // The request came for something else, so this failure is not its own.
    const { logger } = await import('#platform/log.ts');
    logger.warn('the counts of a list could not be settled', { list: key.pk, error: error as Error });
  }
}

function movesOf(key: Key, item: StoredItem): Action[] {
  const older = bucketsIn(item, CAME).sort().slice(0, -UNMOVED_BUCKETS).slice(0, BUCKETS_AT_ONCE);
  const before = bucketsIn(item, MOVED);
  const until = String(item['settled'] ?? '');
  // A request that is so slow that its bucket was moved long ago is not repeated: that would hide what was moved then.
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
        // A list that is gone gets no count again.
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
