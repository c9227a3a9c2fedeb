import {
  BatchWriteItemCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  QueryCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deletionsEnd } from '#lib/operations/restore/bring-back.ts';
import { copyName } from '#lib/operations/restore/copy-table.ts';
import { run } from '#lib/operations/restore/run.ts';

const time = new Date('2026-11-20T06:00:00Z');
const dynamodb = mockClient(DynamoDBClient);
const lines: string[] = [];
const around = {
  client: new DynamoDBClient({}),
  s3: new S3Client({}),
  every: 1,
  say: (line: string) => void lines.push(line),
};
const copy = copyName('table', time);
const standing = {
  SourceTableArn: 'arn:aws:dynamodb:eu-west-1:1:table/table',
  RestoreInProgress: false,
  RestoreDateTime: time,
};
const none = new ResourceNotFoundException({ message: 'none', $metadata: {} });

beforeEach(() => {
  dynamodb.reset();
  lines.length = 0;
  dynamodb
    .on(DescribeTableCommand, { TableName: 'table' })
    .resolves({ Table: { TableName: 'table', ItemCount: 1_000_000, TableSizeBytes: 2 * 1024 ** 3 } });
  dynamodb.on(DescribeTableCommand, { TableName: copy }).rejects(none);
  dynamodb.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        EarliestRestorableDateTime: new Date('2026-10-20T00:00:00Z'),
        LatestRestorableDateTime: new Date('2026-11-20T12:00:00Z'),
      },
    },
  });
  dynamodb.on(ScanCommand).resolves({ Items: [] });
});

test('without yes says what it would read, write and cost, and does nothing', async () => {
  await run({ time, table: 'table', bucket: 'content', what: { replace: 'table' } }, around);

  expect(lines.join('\n')).toMatch(/The table table has about 1,000,000 items, 2,048 MB/);
  expect(lines.join('\n')).toContain('all that was made and changed since 2026-11-20T06:00:00.000Z is lost');
  expect(lines.join('\n')).toMatch(/at most 8,000,000 read and 2,097,152 write units/);
  expect(lines.join('\n')).toMatch(/about 2\.61 dollars/);
  expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([]);
});

test('refuses a time that the table cannot be put back to', async () => {
  const wanted = { time: new Date('2026-10-01T00:00:00Z'), table: 'table', bucket: 'content' };
  dynamodb.on(DescribeTableCommand, { TableName: copyName('table', wanted.time) }).rejects(none);

  await expect(run(wanted, around)).rejects.toThrow(
    'The table can be put back to 2026-10-20T00:00:00.000Z until 2026-11-20T12:00:00.000Z.',
  );
});

test('has one copy made of that second, and waits until it stands', async () => {
  dynamodb
    .on(DescribeTableCommand, { TableName: copy })
    .rejectsOnce(none)
    .resolvesOnce({ Table: { TableStatus: 'CREATING' } })
    .resolvesOnce({
      Table: {
        TableStatus: 'ACTIVE',
        RestoreSummary: { ...standing, RestoreInProgress: true },
      },
    })
    .resolves({
      Table: {
        TableStatus: 'ACTIVE',
        RestoreSummary: standing,
      },
    });
  await run({ time, table: 'table', bucket: 'content', yes: true }, around);
  await run({ time, table: 'table', bucket: 'content', yes: true }, around);

  expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand).map(({ args }) => args[0].input)).toEqual([
    {
      SourceTableName: 'table',
      TargetTableName: 'table-as-of-20261120T060000Z',
      RestoreDateTime: time,
      BillingModeOverride: 'PAY_PER_REQUEST',
    },
  ]);
  expect(lines.at(-1)).toContain('Nothing is done.');
});

test('replaces no table that is called otherwise than was said', async () => {
  const wanted = { time, table: 'table', bucket: 'content', what: { replace: 'tables' }, yes: true };

  await expect(run(wanted, around)).rejects.toThrow('The table is called table, and not tables');
  expect(lines).toEqual([]);
});

test('as a first command has the copy made and replaces nothing, whatever was said', async () => {
  dynamodb
    .on(DescribeTableCommand, { TableName: copy })
    .rejectsOnce(none)
    .resolves({ Table: { TableStatus: 'ACTIVE', RestoreSummary: standing } });
  await run({ time, table: 'table', bucket: 'content', what: { replace: 'table' }, yes: true }, around);

  expect(lines[0]).toMatch(/1,000,000 items/);
  expect(lines.join('\n')).toMatch(/It replaces table: .* is lost[\s\S]*The copy .* is looked at/);
  expect(lines.at(-1)).toMatch(/^Nothing is replaced yet\. Close the site/);
  expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand)).toHaveLength(1);
  expect(dynamodb.commandCalls(BatchWriteItemCommand)).toEqual([]);
});

test('replaces nothing either while DynamoDB still makes the copy', async () => {
  dynamodb
    .on(DescribeTableCommand, { TableName: copy })
    .resolvesOnce({ Table: { TableStatus: 'CREATING' } })
    .resolves({ Table: { TableStatus: 'ACTIVE', RestoreSummary: standing } });
  await run({ time, table: 'table', bucket: 'content', what: { replace: 'table' }, yes: true }, around);

  expect(lines.at(-1)).toMatch(/^Nothing is replaced yet/);
});

test('what the worker takes away without an end is waited for, and then said', async () => {
  dynamodb.on(QueryCommand).resolves({ Items: [{ kind: { S: 'gone' } }] });
  vi.useFakeTimers({ toFake: ['setTimeout'], fakeNodeBuiltins: true });
  onTestFinished(() => void vi.useRealTimers());

  const waiting = expect(deletionsEnd({ client: around.client, live: 'table', copy })).rejects.toThrow(
    'The worker still takes away what was deleted: run the same command again',
  );
  await vi.runAllTimersAsync();
  await waiting;
});
