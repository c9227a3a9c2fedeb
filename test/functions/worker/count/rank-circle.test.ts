import {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { rankCircle } from '#functions/worker/count/rank-circle.ts';
import { handler } from '#functions/worker/run-jobs.ts';
import { workerLimits } from '#lib/worker-limits.ts';
import { keys } from '#platform/table/keys.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const key = keys.community('oats');
const row = '00000ROW';
const ranked = (followers: number) => ({
  Item: {
    ...key,
    id: 'oats',
    slug: 'oats',
    name: 'Oats',
    description: 'x',
    autoFollow: false,
    shards: 1,
    version: 0,
    rowId: row,
    rank: `00000000${followers}#${row}`,
  },
});
const recordOf = ({ pk, sk }: { pk: string; sk: string }) => ({
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: sk },
});
const written = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.flatMap(({ Put }) => Put?.Item ?? []));
const counted = (total: number) => ({ Items: [{ pk: 'FOLLOWERS#oats', sk: '~0', total }] });

test('who is outrun by a count that found nothing to move counts again, and leaves word to move it back', async () => {
  // Counted as six; before that is written, one of the six leaves, and another worker finds the five that it stands at.
  table
    .on(GetCommand)
    .resolvesOnce(ranked(5))
    .resolvesOnce(ranked(6))
    .resolvesOnce(ranked(6))
    .resolves(ranked(5));
  table.on(QueryCommand).resolvesOnce(counted(6)).resolves(counted(5));
  table.on(TransactWriteCommand).resolves({});

  const job = { kind: 'followed', circle: 'community', key } as const;
  await rankCircle(job);
  expect(written()).toEqual([
    [expect.objectContaining({ sk: `000000006#${row}` })],
    [expect.objectContaining(job)],
  ]);

  await rankCircle(job);
  expect(written().slice(2)).toEqual([[expect.objectContaining({ sk: `000000005#${row}` })]]);
});

test('a hundred follows of one second cost a few calls, however they go on meanwhile', async () => {
  let followers = 5;
  const jobs = Array.from({ length: 100 }, (_, index) => ({
    ...keys.job(`job${index}`),
    kind: 'followed',
    circle: 'community',
    key,
  }));
  table.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const wanted = RequestItems.table.Keys.map(({ sk }: { sk: string }) => sk);
    return { Responses: { table: jobs.filter(({ sk }) => wanted.includes(sk)) } };
  });
  table.on(GetCommand).resolves(ranked(5));
  table.on(QueryCommand).callsFake(() => {
    followers += 1;
    return counted(followers);
  });
  table.on(TransactWriteCommand).resolves({});
  table.on(BatchWriteCommand).resolves({});
  const batches = Array.from({ length: 100 / workerLimits.batch }, (_, index) =>
    jobs.slice(index * workerLimits.batch, (index + 1) * workerLimits.batch).map(recordOf),
  );

  const clock = { getRemainingTimeInMillis: () => 60_000 };
  const replies = await Promise.all(batches.map((Records) => handler({ Records }, clock)));

  expect(replies.flatMap(({ batchItemFailures }) => batchItemFailures)).toEqual([]);
  const removed = table
    .commandCalls(BatchWriteCommand)
    .flatMap(({ args }) => args[0].input.RequestItems?.['table'] ?? []);
  expect(removed).toHaveLength(100);
  // Four reads and four removals of 25; a count, a move, another count, and word of what came meanwhile.
  expect(table.calls().length).toBeLessThanOrEqual(14);
});
