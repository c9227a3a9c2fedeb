import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunJobs, startWorker, type Worker } from '#lib/local/worker.ts';
import { type WorkerLimits, workerLimits } from '#lib/worker-limits.ts';
import { freshTable } from '#test/system/table.ts';

freshTable();
let table: DynamoDBDocumentClient;
beforeAll(() => {
  table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
});

const IN_TIME = { timeout: 10_000, interval: 20 };
const put = (pk: string, sk: string) => table.send(new PutCommand({ TableName: 'furrow', Item: { pk, sk } }));
const nothingFails = { batchItemFailures: [] };

type Run = Parameters<RunJobs>;

let worker: Worker | undefined;
afterEach(() => worker?.close());

/** A worker that does what it is told with the jobs of a run, and fails with the one that it is answered. */
async function working(
  act: (jobs: string[], context: Run[1]) => Promise<string | undefined>,
  limits: Partial<WorkerLimits> = {},
): Promise<{ runs: string[][]; errors: unknown[] }> {
  const runs: string[][] = [];
  const errors: unknown[] = [];
  worker = await startWorker({
    tableName: 'furrow',
    endpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    limits: { ...workerLimits, ...limits },
    onError: (error) => errors.push(error),
    run: async ({ Records }, context) => {
      if (!Records) return nothingFails;
      const jobs = Records.map(({ dynamodb }) => String(dynamodb?.Keys?.['sk']?.S));
      runs.push(jobs);
      const failed = await act(jobs, context);
      const itemIdentifier = Records[jobs.indexOf(failed ?? '')]?.dynamodb?.SequenceNumber;
      return itemIdentifier === undefined ? nothingFails : { batchItemFailures: [{ itemIdentifier }] };
    },
  });
  return { runs, errors };
}

describe('the worker on one machine', () => {
  test('hears of jobs and of nothing else', async () => {
    const { runs } = await working(async () => undefined);

    for (const pk of ['USER#ada', 'JOBS#1', 'DUE#1', 'JOBS']) await put(pk, `of ${pk}`);

    await vi.waitFor(() => expect(runs.flat().sort()).toEqual(['of JOBS', 'of JOBS#1']), IN_TIME);
  });

  test('has as much time for a run as in the cloud, and what takes longer is ended and tried again', async () => {
    const times: number[] = [];
    const { runs, errors } = await working(
      async (_, context) => {
        times.push(context.getRemainingTimeInMillis());
        return times.length === 1 ? new Promise(() => undefined) : undefined;
      },
      { runs: 0.2 },
    );

    await put('JOBS#2', 'slow');

    await vi.waitFor(() => expect(runs).toEqual([['slow'], ['slow']]), IN_TIME);
    expect(times.every((time) => time > 0 && time <= 200)).toBe(true);
    expect(errors).toEqual([new Error('the worker took longer than 0.2 s')]);
  });

  test('gives a run no more jobs than a batch has, and one partition is done in its order', async () => {
    const { promise: isFull, resolve: fill } = Promise.withResolvers<void>();
    const { runs } = await working(async () => isFull.then(() => undefined));
    const ids = Array.from({ length: 2 * workerLimits.batch + 1 }, (_, index) => String(100 + index));
    await put('JOBS#3', 'first');
    await vi.waitFor(() => expect(runs).toEqual([['first']]), IN_TIME);

    for (const id of ids) await put('JOBS#3', id);
    fill();

    await vi.waitFor(() => expect(runs.flat()).toEqual(['first', ...ids]), IN_TIME);
    expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(workerLimits.batch);
  });

  test('keeps working on other partitions while one is at work for long', async () => {
    const { promise: isDone, resolve: end } = Promise.withResolvers<undefined>();
    const { runs } = await working(async ([job]) => (job === 'long' ? isDone : undefined));
    await put('JOBS#0', 'long');
    await vi.waitFor(() => expect(runs).toEqual([['long']]), IN_TIME);

    await put('JOBS#1', 'short');

    await vi.waitFor(() => expect(runs).toContainEqual(['short']), IN_TIME);
    end(undefined);
  });

  test('repeats what failed and all after it, as often as the cloud, and then goes on', async () => {
    const { promise: isFull, resolve: fill } = Promise.withResolvers<void>();
    const { runs } = await working(async (jobs) => {
      if (jobs.includes('first')) await isFull;
      return jobs.find((job) => job === 'broken');
    });
    await put('JOBS#4', 'first');
    await vi.waitFor(() => expect(runs).toEqual([['first']]), IN_TIME);

    for (const job of ['done', 'broken', 'next']) await put('JOBS#4', job);
    await put('JOBS#5', 'elsewhere');
    await vi.waitFor(() => expect(runs).toContainEqual(['elsewhere']), IN_TIME);
    fill();

    const repeated = Array.from({ length: workerLimits.retries }, () => ['broken', 'next']);
    const expected = [['first'], ['elsewhere'], ['done', 'broken', 'next'], ...repeated];
    await vi.waitFor(() => expect(runs).toEqual(expected), IN_TIME);
    await put('JOBS#4', 'last');
    await vi.waitFor(() => expect(runs.at(-1)).toEqual(['last']), IN_TIME);
  });
});
