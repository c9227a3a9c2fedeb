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

test('a job that fails is tried again alone, and for hours, before it is put aside and somebody is told', () => {
  const mapping = resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker');

  expect(mapping).toMatchObject({
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: {
      OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^WorkerFailures/), 'Arn'] } },
    },
  });
  expect(resourceOf(rest, 'AWS::CloudWatch::Alarm', 'AlarmsWorkerFailures')).toMatchObject({
    MetricName: 'ApproximateNumberOfMessagesVisible',
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
