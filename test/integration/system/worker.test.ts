import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CommunityItem } from '#kinds/declared/community.ts';
import { putItems } from '#test/system/items.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { freshTable } from '#test/system/table.ts';
import { tap } from '#test/system/table-calls.ts';

freshTable();
process.env['CONTENT_BUCKET'] = 'content';
let platform: typeof import('#platform/table/table.ts');
let transaction: typeof import('#platform/table/transaction.ts');
let jobs: typeof import('#platform/table/jobs.ts');
let following: typeof import('#kinds/declared/community.ts')['community'];
let removing: typeof import('#kinds/record/remove.ts');
let walking: typeof import('#platform/table/walk.ts');
let buckets: typeof import('#platform/lists/bucket-counts.ts');
let worker: typeof import('#functions/worker/run-jobs.ts');
beforeAll(async () => {
  // These read the environment as they load.
  platform = await import('#platform/table/table.ts');
  transaction = await import('#platform/table/transaction.ts');
  jobs = await import('#platform/table/jobs.ts');
  following = (await import('#kinds/declared/community.ts')).community;
  removing = await import('#kinds/record/remove.ts');
  walking = await import('#platform/table/walk.ts');
  buckets = await import('#platform/lists/bucket-counts.ts');
  worker = await import('#functions/worker/run-jobs.ts');
});

const FOLLOWERS = 60;
const all = (pk: string) =>
  walking.take({ pk, from: ' ', to: '~~~' }, { limit: 1000, forward: true, consistent: true });

/** A deleted community of which nothing but its followers is left, and the job. */
async function deletedCommunity(id: string): Promise<Job> {
  const community = { id, name: 'Gone Growers', shards: 1 };
  for (let place = 0; place < FOLLOWERS; place += 1) {
    const { actions } = await following.follow(
      { id: `${id}-${place}`, text: `Ada ${place}`, isNamed: true },
      community,
    );
    await transaction.writeTogether(actions);
  }
  await hear(...(await jobsLeft())); // what the follows left
  const parts = removing.partsOf(following, community as CommunityItem);
  await transaction.writeTogether([jobs.enqueueJob({ kind: 'gone', parts })]);
  return newestJob();
}

type Job = Record<string, unknown>;

async function newestJob(): Promise<Job> {
  const [job] = (await jobsLeft()).sort((a, b) => (String(a['sk']) < String(b['sk']) ? 1 : -1));
  if (!job) throw new Error('there is no job');
  return job;
}

/** Of a news that was called 'Kohlrabi'. */
async function renamedJob({ pk, sk, id }: Record<'pk' | 'sk' | 'id', string>): Promise<Job> {
  const of = { key: { pk, sk }, attribute: 'title', list: pk, row: id, id };
  await transaction.writeTogether([jobs.enqueueJob({ kind: 'renamed', before: 'Kohlrabi', ...of })]);
  return newestJob();
}

const clock = { getRemainingTimeInMillis: () => 60_000 };
const recordOf = ({ pk, sk }: Job, SequenceNumber = '1') => ({
  dynamodb: { Keys: { pk: { S: String(pk) }, sk: { S: String(sk) } }, SequenceNumber },
});
const hear = (...jobs: Job[]) =>
  worker.handler({ Records: jobs.map((job, index) => recordOf(job, String(index + 1))) }, clock);
/** Brings a job again until it is done, as the stream does. */
async function hearOut(job: Job): Promise<void> {
  while ((await jobsLeft()).some(({ sk }) => sk === job['sk'])) await hear(job);
}

/** Lets so many calls to the table through, then fails each one until it is called. */
function breakAfter(calls: number): () => void {
  let left = calls;
  platform.table.middlewareStack.add(
    (next) => (args) => {
      left -= 1;
      if (left < 0) throw new Error('the table is out of reach');
      return next(args);
    },
    { step: 'initialize', name: 'break' },
  );
  return () => platform.table.middlewareStack.remove('break');
}

test('a job that breaks off anywhere goes on where it was, until nothing is left', async () => {
  const job = await deletedCommunity('broken');
  let failures = 0;
  for (let calls = 1; ; calls = Math.ceil(calls * 1.4)) {
    const mend = breakAfter(calls);
    const { batchItemFailures } = await hear(job);
    mend();
    if ((await jobsLeft()).length === 0) break;
    failures += batchItemFailures.length;
  }

  expect(failures).toBeGreaterThan(5);
  // What says that it is closed stays for a day.
  expect((await all('FOLLOWERS#broken')).map(({ sk }) => sk)).toEqual(['~0']);
  expect(await all('WORDS#FOLLOWERS#broken#a')).toEqual([]);
  for (let place = 0; place < FOLLOWERS; place += 1) {
    const [count, ...rows] = (await all(`FOLLOWS#broken-${place}`)).reverse();
    expect(count).toMatchObject({ sk: '~0', total: 0 });
    expect(buckets.rowsInBuckets([count ?? {}], rows, true)).toEqual([{ bucket: '00000', rows: 0 }]);
    expect(await all(`USER#broken-${place}`)).toEqual([]);
    expect(await all(`WORDS#FOLLOWS#broken-${place}#g`)).toEqual([]);
  }
  expect(await jobsLeft()).toEqual([]);
});

test('a job whose turn cannot be written down comes again, and none that came with it', async () => {
  const partition = { part: 'partition', pk: 'BESIDE#1' } as const;
  await putItems([{ pk: partition.pk, sk: 'A' }]);
  await transaction.writeTogether([jobs.enqueueJob({ kind: 'gone', parts: [partition] })]);
  const easy = await newestJob();
  const unknown = { pk: String(easy['pk']), sk: `${easy['sk']}~`, kind: 'of a later version' };
  await putItems([unknown]);
  const mend = tap(platform.table, async (call, input) => {
    const isOfIt = JSON.stringify(input).includes(unknown.sk);
    if (call.startsWith('Update') && isOfIt) throw new Error('the table is out of reach');
  });

  const { batchItemFailures } = await hear(easy, unknown, easy);
  mend();

  expect(batchItemFailures).toEqual([{ itemIdentifier: '2' }]);
  expect(await all(partition.pk)).toEqual([]);
  expect((await jobsLeft()).map(({ sk }) => sk)).toEqual([unknown.sk]);
  await platform.removeItems([unknown]);
});

test('a job that comes twice, even at the same time, is done once', async () => {
  const job = await deletedCommunity('twice');

  const replies = await Promise.all([hear(job), hear(job)]);
  await hearOut(job);
  const later = await hear(job);

  expect([...replies, later].flatMap(({ batchItemFailures }) => batchItemFailures)).toEqual([]);
  expect((await all('FOLLOWS#twice-0')).at(-1)).toMatchObject({ total: 0 });
  expect(await jobsLeft()).toEqual([]);
});

test('a member who leaves while it runs is not counted twice', async () => {
  const job = await deletedCommunity('leaving');
  const follow = await following.findFollow('leaving-7', 'leaving');
  if (!follow) throw new Error('does not follow');

  await Promise.all([
    hear(job),
    following
      .unfollow('leaving-7', { id: 'leaving', shards: 1 }, follow)
      .then(transaction.writeTogether)
      .catch(() => undefined),
  ]);
  await hearOut(job);
  await hear(...(await jobsLeft()));

  expect((await all('FOLLOWS#leaving-7')).at(-1)).toMatchObject({ total: 0 });
  expect((await all('FOLLOWERS#leaving')).filter(({ sk }) => String(sk).startsWith('R#'))).toEqual([]);
});

describe('what hangs on a deleted news', () => {
  const id = '01J00000000000000000000000';
  const blocks = 70;

  /** A rich text with photos, and the job that removes it. */
  async function deletedRichtext(): Promise<Job> {
    const items = Array.from({ length: blocks }, (_, index) => ({
      ...keyOfBlock(index),
      kind: 'photo',
      img: `${index}.png`,
    }));
    const root = { pk: `RICHTEXT#${id}`, sk: 'RICHTEXT', id, blocks, characters: 0, words: 0 };
    await putItems([root, ...items]);
    await transaction.writeTogether([jobs.enqueueJob({ kind: 'gone', parts: [{ part: 'richtext', id }] })]);
    return newestJob();
  }
  const keyOfBlock = (index: number) => ({ pk: `RICHTEXT#${id}`, sk: `BLOCK#${index}` });

  test('goes with every file, wherever the work breaks off', async () => {
    const job = await deletedRichtext();
    const s3 = mockClient(S3Client);
    s3.on(DeleteObjectCommand).resolves({});
    let failures = 0;
    for (let calls = 1; ; calls += 1) {
      const mend = breakAfter(calls);
      const { batchItemFailures } = await hear(job);
      mend();
      if ((await jobsLeft()).length === 0) break;
      failures += batchItemFailures.length;
    }

    expect(failures).toBeGreaterThan(3);
    expect(await all(`RICHTEXT#${id}`)).toEqual([]);
    const removed = s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);
    expect(new Set(removed).size).toBe(blocks);
    expect(await jobsLeft()).toEqual([]);
    s3.restore();
  });

  test('takes nothing new once it is to go', async () => {
    const job = await deletedRichtext();
    const s3 = mockClient(S3Client);
    s3.on(DeleteObjectCommand).callsFake(async () => {
      const { insertBlock } = await import('#functions/richtexts/richtext-repository.ts');
      const richtext = { id, creator: 'ada', blocks: 0, characters: 0, words: 0 };
      const late = insertBlock(richtext, { id: `${id}LATE`, kind: 'text' }, { characters: 1, words: 0 });
      await expect(transaction.writeTogether(late)).rejects.toThrow('cancelled');
    });

    await hearOut(job);

    expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(blocks);
    expect(await all(`RICHTEXT#${id}`)).toEqual([]);
    s3.restore();
  });
});

test('a picture that a news of a deleted community is given while it goes does not stay behind', async () => {
  const row = { pk: 'NEWS#late', sk: 'R#00000A', id: '00000A', communityId: 'late', richtextId: 'r1' };
  const shown = (name: string, version: number) =>
    putItems([{ ...row, title: 'Hail', cover: { name }, version }]);
  await shown('old.png', 1);
  const records = { part: 'records', kind: 'news', list: row.pk } as const;
  await transaction.writeTogether([jobs.enqueueJob({ kind: 'gone', parts: [records] })]);
  const s3 = mockClient(S3Client);
  s3.on(DeleteObjectCommand).resolves({});
  s3.on(DeleteObjectCommand, { Key: 'news/old.png' }).callsFake(() => shown('new.png', 2));

  await hearOut(await newestJob());

  const removed = s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);
  expect(removed).toEqual(['news/old.png', 'news/new.png']);
  expect(await all(row.pk)).toEqual([]);
  s3.restore();
});

test('a news that goes with its community right after its new title is indexed leaves no word', async () => {
  const row = { pk: 'NEWS#hamlet', sk: 'R#00000A', id: '00000A', communityId: 'hamlet', richtextId: 'r1' };
  await putItems([{ ...row, title: 'Celeriac', version: 1 }]);
  const rename = await renamedJob(row);
  const records = { part: 'records', kind: 'news', list: row.pk } as const;
  await transaction.writeTogether([jobs.enqueueJob({ kind: 'gone', parts: [records] })]);
  const removal = await newestJob();
  let isIndexed = false;
  const calm = tap(platform.table, async (call, input) => {
    const isItsEnd = /^(Delete|Transact)/.test(call) && JSON.stringify(input).includes(row.sk);
    if (!isItsEnd || isIndexed) return;
    isIndexed = true;
    await hear(rename);
  });

  await hearOut(removal);
  calm();

  expect(isIndexed).toBe(true);
  for (const letter of 'kc') expect(await all(`WORDS#NEWS#hamlet#${letter}`)).toEqual([]);
  expect(await all(row.pk)).toEqual([]);
  expect(await jobsLeft()).toEqual([]);
});

test('a news that is deleted while its new title is being indexed leaves no word', async () => {
  const row = { pk: 'NEWS#village', sk: 'R#00000A', id: '00000A', title: 'Celeriac' };
  await putItems([row]);
  const job = await renamedJob(row);
  let isDeleted = false;
  platform.table.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] === 'BatchWriteItemCommand' && !isDeleted) {
        isDeleted = true;
        await platform.removeItems([{ pk: row.pk, sk: row.sk }]);
      }
      return next(args);
    },
    { step: 'initialize', name: 'delete' },
  );

  await hear(job);
  platform.table.middlewareStack.remove('delete');

  expect(isDeleted).toBe(true);
  for (const letter of 'kc') expect(await all(`WORDS#NEWS#village#${letter}`)).toEqual([]);
  expect(await jobsLeft()).toEqual([]);
});
