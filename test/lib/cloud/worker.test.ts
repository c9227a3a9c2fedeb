import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { workerLimits } from '#lib/worker-limits.ts';
import { resourceOf, synthesize } from './synthesize.ts';

const { rest } = synthesize();

test('the worker hears of jobs, and of nothing else that the table does', () => {
  const { FilterCriteria } = resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker') as {
    FilterCriteria: { Filters: { Pattern: string }[] };
  };

  expect(FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
    { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: 'JOBS' }] } } } },
  ]);
});

test('it is called under the limits that hold on one machine too', () => {
  expect(resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker')).toMatchObject({
    BatchSize: workerLimits.batch,
    ParallelizationFactor: workerLimits.sideBySide,
    MaximumRetryAttempts: workerLimits.retries,
  });
  expect(resourceOf(rest, 'AWS::Lambda::Function', 'WorkerFunction')).toMatchObject({
    Timeout: workerLimits.runs,
  });
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

test('it may delete files of every folder that a function may put them into, and no others', () => {
  const { PolicyDocument } = resourceOf(rest, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const rows: Route[] = Object.values(contract).flatMap((routes) => Object.values(routes));
  const folders = rows.flatMap(({ files = [] }) => files);
  const files = PolicyDocument.Statement.filter(({ Action }) =>
    [Action].flat().some((name) => name.startsWith('s3:')),
  );

  expect(
    JSON.stringify(files.map(({ Resource }) => Resource))
      .match(/\/\w+\/\*/g)
      ?.sort(),
  ).toEqual([...new Set(folders)].sort().map((name) => `/${name}/*`));
  expect([files.at(-1)?.Action].flat().sort()).toEqual(['s3:AbortMultipartUpload', 's3:DeleteObject']);
});
