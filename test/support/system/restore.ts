import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { createTable } from '#lib/local/engine/table.ts';
import { sweep } from '#lib/operations/restore/sweep.ts';
import { type Item, pkOf, plain, putAll, skOf, type Tables } from '#lib/operations/restore/tables.ts';
import { filesIn } from './bucket.ts';

/** Everything in the running table. */
export async function wholeTable(tables: Tables): Promise<Item[]> {
  const all: Item[] = [];
  await sweep({ tables, of: 'live', act: async (items) => all.push(...items) });
  return all;
}

/** The running table, without a copy. */
export const liveTables = (copy = ''): Tables => ({
  client: new DynamoDBClient({}),
  live: process.env['TABLE_NAME'] ?? '',
  copy,
});

/** A copy of the table as it is now: what the cloud makes of a point in time. */
export async function copyTable(copy: string): Promise<Tables> {
  const tables = liveTables(copy);
  await createTable(copy);
  await putAll(tables.client, copy, await wholeTable(tables));
  return tables;
}

/**
 * The content bucket as one with versions, of which the stand-in has none: what it holds now is kept as of a time, and
 * what is missing later was deleted since.
 */
export async function versionedBucket(): Promise<{ s3: S3Client; time: Date }> {
  const real = new S3Client({ forcePathStyle: true });
  const time = new Date();
  const kept = new Map<string, { Body: Uint8Array | undefined; ContentType: string | undefined }>();
  for (const Key of await filesIn('content')) {
    const { Body, ContentType } = await real.send(new GetObjectCommand({ Bucket: 'content', Key }));
    kept.set(Key, { Body: await Body?.transformToByteArray(), ContentType });
  }
  const [before, after] = [new Date(time.getTime() - 1000), new Date(time.getTime() + 1000)];
  const s3 = new S3Client({ forcePathStyle: true });
  const mock = mockClient(s3);
  mock.on(ListObjectVersionsCommand).callsFake(async () => {
    const now = new Set(await filesIn('content'));
    const keys = [...new Set([...kept.keys(), ...now])].sort();
    return {
      Versions: keys.map((Key) => ({
        Key,
        VersionId: kept.has(Key) ? 'then' : 'since',
        IsLatest: now.has(Key),
        Size: 1,
        LastModified: kept.has(Key) ? before : after,
      })),
      DeleteMarkers: keys
        .filter((Key) => !now.has(Key))
        .map((Key) => ({ Key, VersionId: 'deleted', IsLatest: true, LastModified: after })),
    };
  });
  mock.on(CopyObjectCommand).rejects(new Error('no file is overwritten here'));
  mock.on(DeleteObjectCommand).callsFake(async ({ Key, VersionId }) => {
    const was = kept.get(Key);
    if (VersionId === 'deleted' && was)
      await real.send(new PutObjectCommand({ Bucket: 'content', Key, ...was }));
    else await real.send(new DeleteObjectCommand({ Bucket: 'content', Key }));
    return {};
  });
  return { s3, time };
}

/** Where the counts of lists differ from their rows: none, unless something was counted twice or not at all. */
export async function miscounted(tables: Tables): Promise<string[]> {
  // It reads the environment as it loads.
  const { rowsInBuckets } = await import('#platform/lists/bucket-counts.ts');
  const partitions = new Map<string, Record<string, unknown>[]>();
  for (const item of await wholeTable(tables)) {
    partitions.set(pkOf(item), [...(partitions.get(pkOf(item)) ?? []), plain(item)]);
  }
  return [...partitions].flatMap(([pk, items]) => {
    const counts = items.filter(({ sk }) => /^~[0-9a-z]$/.test(String(sk)));
    const rows = items.filter(({ sk }) => String(sk).startsWith('R#'));
    if (counts.length === 0 || counts.some(({ closed }) => closed)) return [];
    if (/^(TALLY|CATEGORY#NEWS)#/.test(pk)) return [];
    // What somebody has of both sorts is counted, and each is a row of its own sort's list.
    if (/^COLLECTIONS#[^#]+$/.test(pk)) return [];
    // Who made a group stands among its followers, and is counted without a write.
    const uncounted = /^(GROUP|ENTERPRISE)FOLLOWERS#/.test(pk) ? 1 : 0;
    const total = counts.reduce((sum, count) => sum + Number(count['total'] ?? 0), uncounted);
    const buckets = rowsInBuckets(
      counts,
      items.filter(({ sk }) => String(sk).startsWith('B#')),
      true,
    );
    const inBuckets = buckets.reduce((sum, { rows }) => sum + rows, 0);
    const isShort = buckets.length === 0;
    const isRight = total === rows.length && (isShort || inBuckets === rows.length);
    return isRight ? [] : [`${pk}: ${total} counted, ${inBuckets} in buckets, ${rows.length} rows`];
  });
}

/** Has a client fail at each so many-th call of its own from now on; answers how to stop that. */
export function breakEach(client: DynamoDBClient, calls: number): () => void {
  let left = calls;
  client.middlewareStack.add(
    (next) => (args) => {
      left -= 1;
      if (left === 0) throw new Error('the line broke');
      return next(args);
    },
    { step: 'initialize', name: 'breaks' },
  );
  return () => void client.middlewareStack.remove('breaks');
}

export const keysOf = (items: readonly Item[]): string[] =>
  items.map((item) => `${pkOf(item)} ${skOf(item)}`).sort();
