import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { rankCircle } from '#functions/worker/rank-circle.ts';
import { keys } from '#platform/table/keys.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const key = keys.community('oats');
const row = '00000ROW';
const ranked = (followers: number) => ({
  Item: {
    ...{ ...key, id: 'oats', slug: 'oats', name: 'Oats', description: 'x', autoFollow: false },
    ...{ shards: 1, version: 0, rowId: row, rank: `00000000${followers}#${row}` },
  },
});
const counted = (total: number) => ({ Items: [{ pk: 'FOLLOWERS#oats', sk: '~0', total }] });

test('who is outrun by a count that found nothing to move counts again, and moves it back', async () => {
  // Counted as six; before that is written, one of the six leaves, and another worker finds the five that it stands at.
  table.on(GetCommand).resolvesOnce(ranked(5)).resolvesOnce(ranked(6)).resolves(ranked(5));
  table.on(QueryCommand).resolvesOnce(counted(6)).resolves(counted(5));
  table.on(TransactWriteCommand).resolves({});

  await rankCircle({ kind: 'followed', circle: 'community', key });

  const written = table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.flatMap(({ Put }) => Put?.Item?.['sk'] ?? []));
  expect(written).toEqual([[`000000006#${row}`], [`000000005#${row}`]]);
});
