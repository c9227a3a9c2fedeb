import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Storage, startStorage } from '#lib/local/files/storage.ts';
import { startWorker } from '#lib/local/worker.ts';
import type { KeptBatch } from '#lib/operations/redrive.ts';
import { KEPT_UNDER } from '#lib/worker-limits.ts';
import { eventually } from '#test/eventually.ts';
import { standInS3 } from '#test/system/bucket.ts';
import { putItems } from '#test/system/items.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { freshTable } from '#test/system/table.ts';
import { tap } from '#test/system/table-calls.ts';

freshTable();
const bucket = 'kept';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let folder: string;
let storage: Storage;
let s3: S3Client;
let operations: typeof import('#lib/operations/redrive.ts');
let platform: typeof import('#platform/table/table.ts');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-kept-'));
  storage = await startStorage({
    dataDir: folder,
    buckets: [bucket],
    uploads: { bucket: 'uploads', origins: [] },
    credentials: keys,
  });
  s3 = standInS3({ endpoint: storage.endpoint, region: 'us-east-1', credentials: keys });
  platform = await import('#platform/table/table.ts');
  operations = await import('#lib/operations/redrive.ts');
});
afterAll(async () => {
  s3.destroy();
  await storage.close();
  await rm(folder, { recursive: true });
});

type Job = Awaited<ReturnType<typeof jobsLeft>>[number];

/** A job that the worker has given up trying: something is to go. */
async function givenUp(name: string): Promise<Job> {
  const { enqueueJob } = await import('#platform/table/jobs.ts');
  await putItems([{ pk: name, sk: 'A' }]);
  const { put } = enqueueJob({ kind: 'gone', parts: [{ part: 'partition', pk: name }] });
  const job: Job = { ...put?.Item, tries: 6 };
  await putItems([job]);
  return job;
}

/** Keeps a batch as Lambda documents it: all about the call that failed, and the whole of what it was given. */
async function keep(name: string, jobs: readonly Job[], asText = true): Promise<void> {
  const payload = {
    Records: jobs.map(({ pk, sk }, index) => ({
      eventName: 'MODIFY',
      eventSource: 'aws:dynamodb',
      dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: String(index + 1) },
    })),
  };
  const kept = {
    requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 4 },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: '2026-11-22T18:22:26.479Z',
    DDBStreamBatchInfo: { shardId: 'shardId-1', batchSize: jobs.length },
    payload: asText ? JSON.stringify(payload) : payload,
  };
  await put(`${KEPT_UNDER}${name}`, JSON.stringify(kept));
}

const put = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body }));

async function kept(): Promise<KeptBatch[]> {
  const found: KeptBatch[] = [];
  for await (const batch of operations.keptBatches({ s3, bucket })) found.push(batch);
  return found;
}

const bring = (batch: KeptBatch) => operations.redrive(batch, { s3, bucket });

test('the worker does what it had given up, and the batch is forgotten', async () => {
  const { handler: run } = await import('#functions/worker/run-jobs.ts');
  const job = await givenUp('REDRIVEN#1');
  await keep('source/shard/2026/11/22/one', [job, job]);
  const endpoint = String(process.env['AWS_ENDPOINT_URL_DYNAMODB']);
  const heard: unknown[] = [];
  const worker = await startWorker({
    tableName: platform.TableName,
    endpoint,
    run: async (event, clock) => {
      heard.push(...(event.Records ?? []));
      return event.Records ? run(event, clock) : { batchItemFailures: [] };
    },
    onError: () => undefined,
  });
  const [batch] = await kept();
  expect(batch?.jobs).toEqual([{ pk: job['pk'], sk: job['sk'] }]);
  expect(heard).toEqual([]);

  expect(await bring(batch as KeptBatch)).toEqual({ begun: 1, done: 0 });

  await eventually(jobsLeft, []);
  await worker.close();
  expect(await platform.findItem({ pk: 'REDRIVEN#1', sk: 'A' })).toBeUndefined();
  expect(await kept()).toEqual([]);
});

test('a job that is done meanwhile is left in peace, and one that is not has its tries again', async () => {
  const done = await givenUp('REDRIVEN#2');
  const open = await givenUp('REDRIVEN#3');
  const keyOf = ({ pk, sk }: Job) => ({ pk: String(pk), sk: String(sk) });
  await platform.removeItems([keyOf(done)]);
  await keep('source/shard/2026/11/22/two', [done, open], false);
  const [batch] = await kept();

  expect(await bring(batch as KeptBatch)).toEqual({ begun: 1, done: 1 });
  // A second operator, or a second try after the first broke off.
  expect(await bring(batch as KeptBatch)).toEqual({ begun: 1, done: 1 });

  expect(await platform.findItem(keyOf(done))).toBeUndefined();
  expect(await platform.findItem(keyOf(open))).toMatchObject({ kind: 'gone', tries: 0, redriven: 2 });
  await platform.removeItems([keyOf(open)]);
});

test('a job that a transaction has just then is handed over all the same', async () => {
  const job = await givenUp('REDRIVEN#4');
  const key = { pk: String(job['pk']), sk: String(job['sk']) };
  await keep('source/shard/2026/11/22/four', [job]);
  const [batch] = await kept();
  let refused = 0;
  const calm = tap(platform.table, (call) => {
    if (call !== 'UpdateItem' || refused > 0) return;
    refused += 1;
    throw new TransactionConflictException({ message: 'It is in a transaction.', $metadata: {} });
  });

  const brought = await bring(batch as KeptBatch).finally(calm);

  expect([refused, brought]).toEqual([1, { begun: 1, done: 0 }]);
  expect(await platform.findItem(key)).toMatchObject({ tries: 0, redriven: 1 });
  await platform.removeItems([key]);
});

test('what Lambda did not put there is an error that names it, and stays', async () => {
  await put(`${KEPT_UNDER}source/notes.txt`, 'not a batch');

  await expect(kept()).rejects.toThrow(`${KEPT_UNDER}source/notes.txt is no batch that Lambda kept`);
});
