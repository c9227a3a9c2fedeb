import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { workerLimits } from '#lib/worker-limits.ts';
import { resourceOf, synthesize } from '../synthesize.ts';

const { data, rest } = synthesize('usual');

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

test('what it fails with for good is parted from the rest, and kept whole for 30 days', () => {
  const source = resourceOf(rest, 'AWS::Lambda::EventSourceMapping', 'Worker');
  expect(source).toMatchObject({
    BisectBatchOnFunctionError: true,
    MetricsConfig: { Metrics: ['EventCount'] },
  });
  expect(JSON.stringify(source['DestinationConfig'])).toMatch(/"OnFailure":\{"Destination":.*StorageKept/);

  expect(resourceOf(data, 'AWS::S3::Bucket', 'StorageKept')).toMatchObject({
    BucketEncryption: { ServerSideEncryptionConfiguration: [expect.anything()] },
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] },
    LoggingConfiguration: { LogFilePrefix: 'kept/' },
  });
});

test('Lambda may put there what failed, in its name, and read nothing of it', () => {
  const { PolicyDocument } = resourceOf(rest, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const kept = PolicyDocument.Statement.filter(({ Resource }) =>
    JSON.stringify(Resource).includes('StorageKept'),
  );

  expect(kept.map(({ Action }) => Action)).toEqual(['s3:PutObject', 's3:ListBucket']);
  expect(JSON.stringify(kept[0]?.Resource)).toContain('/aws/lambda/*');
});

test('a call of the clock that fails is repeated by nobody: the next one comes', () => {
  expect(resourceOf(rest, 'AWS::Lambda::EventInvokeConfig', 'WorkerFunction')).toMatchObject({
    MaximumRetryAttempts: 0,
  });
});

test('it may copy and delete files of every folder that a function may put them into, and no others', () => {
  const { PolicyDocument } = resourceOf(rest, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const rows: Route[] = Object.values(contract).flatMap((routes) => Object.values(routes));
  const folders = rows.flatMap(({ files = [] }) => files);
  const files = PolicyDocument.Statement.filter(
    ({ Action, Resource }) =>
      [Action].flat().some((name) => name.startsWith('s3:')) &&
      !/Storage(Kept|Exports)/.test(JSON.stringify(Resource)),
  );

  expect(
    JSON.stringify(files.map(({ Resource }) => Resource))
      .match(/\/\w+\/\*/g)
      ?.sort(),
  ).toEqual([...new Set(folders)].sort().map((name) => `/${name}/*`));
  // It moves those of what is hidden.
  expect(files.slice(0, -1).flatMap(({ Action }) => Action)).toEqual(
    expect.arrayContaining(['s3:GetObject', 's3:PutObject', 's3:DeleteObject']),
  );
  expect([files.at(-1)?.Action].flat().sort()).toEqual(['s3:AbortMultipartUpload', 's3:DeleteObject']);
});

test('it may make archives, and read whose the things in them are from the index', () => {
  const { PolicyDocument } = resourceOf(rest, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const actionsOn = (part: string) =>
    PolicyDocument.Statement.filter(({ Resource }) => JSON.stringify(Resource).includes(part)).flatMap(
      ({ Action }) => Action,
    );

  expect(actionsOn('StorageExports').sort()).toEqual([
    's3:AbortMultipartUpload',
    's3:DeleteObject',
    's3:GetObject',
    's3:ListMultipartUploadParts',
    's3:PutObject',
  ]);
  expect(actionsOn('/index/by-member')).toEqual(['dynamodb:Query']);
});

test('it may send mail from the sender that the operator has set, and from no other; without one, none', () => {
  const mailing = (stack: typeof rest) => {
    const { PolicyDocument } = resourceOf(stack, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
      PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown; Condition?: unknown }[] };
    };
    return PolicyDocument.Statement.filter(({ Action }) =>
      [Action].flat().some((name) => name.startsWith('ses:')),
    );
  };
  const environmentOf = (stack: typeof rest) =>
    (resourceOf(stack, 'AWS::Lambda::Function', 'WorkerFunction') as { Environment: { Variables: object } })
      .Environment.Variables;
  const { rest: one } = synthesize('oneSender');
  const { rest: none } = synthesize('usual');

  expect(mailing(one)).toEqual([
    {
      Action: 'ses:SendEmail',
      Effect: 'Allow',
      Resource: { 'Fn::Join': ['', expect.arrayContaining([':identity/a@b.org'])] },
      Condition: { StringEquals: { 'ses:FromAddress': 'a@b.org' } },
    },
  ]);
  expect(environmentOf(one)).toMatchObject({ MAIL_FROM: 'a@b.org', MAIL_REGION: 'eu-west-1' });
  expect(mailing(none)).toEqual([]);
  expect(environmentOf(none)).not.toHaveProperty('MAIL_FROM');
});

test('it may read the one parameter with the key of web push, and knows its name alone; without keys, neither', () => {
  const readingIn = (stack: typeof rest) => {
    const { PolicyDocument } = resourceOf(stack, 'AWS::IAM::Policy', 'WorkerFunctionRole') as {
      PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
    };
    return PolicyDocument.Statement.filter(({ Action }) =>
      [Action].flat().some((name) => /^(ssm|kms):/.test(name)),
    );
  };
  const environmentOf = (stack: typeof rest) => {
    const { Environment } = resourceOf(stack, 'AWS::Lambda::Function', 'WorkerFunction') as {
      Environment: { Variables: Record<string, unknown> };
    };
    return Object.fromEntries(
      Object.entries(Environment.Variables).filter(([name]) => name.startsWith('PUSH_')),
    );
  };
  const { rest: pushes } = synthesize('pushes');
  const { rest: everything } = synthesize('everySetting');
  const publicKey = `B${'k'.repeat(86)}`;

  expect(readingIn(pushes)).toEqual([
    {
      Action: 'ssm:GetParameter',
      Effect: 'Allow',
      Resource: {
        'Fn::Join': ['', expect.arrayContaining([':parameter/furrow/production/push-key'])],
      },
    },
  ]);
  expect(environmentOf(pushes)).toEqual({
    PUSH_KEY: publicKey,
    PUSH_PARAMETER: '/furrow/production/push-key',
    PUSH_SUBJECT: { 'Fn::Join': ['', ['https://', expect.anything()]] },
  });
  expect(environmentOf(everything)).toMatchObject({
    PUSH_PARAMETER: '/furrow/trial/push-key',
    PUSH_SUBJECT: 'mailto:hello@example.org',
  });
  for (const { rest: without } of [synthesize('usual'), synthesize('nothing')]) {
    expect([readingIn(without), environmentOf(without)]).toEqual([[], {}]);
  }
});
