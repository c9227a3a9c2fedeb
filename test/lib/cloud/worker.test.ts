import { expect, test } from 'vitest';
import { resourceOf, synthesize } from './synthesize.ts';

const { rest } = synthesize();

test('the worker hears of jobs and of rich texts that expired, and of nothing else that the table does', () => {
  const { FilterCriteria, BatchSize } = resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker') as {
    FilterCriteria: { Filters: { Pattern: string }[] };
    BatchSize: number;
  };

  expect(FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
    { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: ['JOBS'] } } } },
    {
      eventName: ['REMOVE'],
      userIdentity: { principalId: ['dynamodb.amazonaws.com'] },
      dynamodb: { Keys: { sk: { S: ['RICHTEXT'] } } },
    },
  ]);
  expect(BatchSize).toBe(10);
});

test('a job that fails keeps no other waiting: a clock comes back to it', () => {
  expect(resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker')).toMatchObject({
    MaximumRetryAttempts: 3,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
  expect(resourceOf(rest, 'AWS::Events::Rule', 'WorkerClock')).toMatchObject({
    ScheduleExpression: 'rate(15 minutes)',
    Targets: [{ Input: '{}' }],
  });
});

test('it may delete files of the folders that things hang on, and no others', () => {
  const { PolicyDocument } = resourceOf(rest, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const files = PolicyDocument.Statement.filter(({ Action }) =>
    [Action].flat().some((name) => name.startsWith('s3:')),
  );

  expect(
    JSON.stringify(files.map(({ Resource }) => Resource))
      .match(/\/\w+\/\*/g)
      ?.sort(),
  ).toEqual(
    ['attachments', 'community', 'img', 'news', 'videoCover', 'videoResource'].map((name) => `/${name}/*`),
  );
});
