import { expect, test } from 'vitest';
import { fewRows, resourceOf, synthesize } from '../synthesize.ts';

const { data } = synthesize('usual', fewRows);

test('a list of all accounts is made in a bucket of its own, by a function that may read the pool and write there alone', () => {
  expect(resourceOf(data, 'AWS::Events::Rule', 'AccountsClock')).toMatchObject({
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
  });
  expect(resourceOf(data, 'AWS::S3::Bucket', 'AccountsBucket')).toMatchObject({
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 35, Status: 'Enabled' }] },
  });
  // One run ends before the next begins.
  expect(resourceOf(data, 'AWS::Lambda::Function', 'AccountsFunction')).toMatchObject({ Timeout: 840 });
  const { PolicyDocument } = resourceOf(data, 'AWS::IAM::Policy', 'AccountsFunctionRole') as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
  };
  const rights = PolicyDocument.Statement.filter(
    ({ Action }) => !/^(logs|xray):/.test([Action].flat()[0] ?? ''),
  );
  const bucket = { 'Fn::GetAtt': [expect.stringMatching(/^AccountsBucket/), 'Arn'] };
  expect(rights).toEqual([
    {
      Action: ['cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup'],
      Effect: 'Allow',
      Resource: { 'Fn::GetAtt': [expect.stringMatching(/^IdentityPool/), 'Arn'] },
    },
    {
      Action: ['s3:GetObject', 's3:PutObject'],
      Effect: 'Allow',
      Resource: { 'Fn::Join': ['', [bucket, '/accounts/*']] },
    },
    { Action: 's3:ListBucket', Effect: 'Allow', Resource: bucket },
  ]);
});

test('what the export says when it is whole is what its metric counts', () => {
  expect(resourceOf(data, 'AWS::Logs::MetricFilter', 'AccountsFunction')).toMatchObject({
    FilterPattern: '"all accounts are exported"',
    MetricTransformations: [
      { MetricNamespace: 'Furrow/production', MetricName: 'AccountsExported', MetricValue: '1' },
    ],
  });
});
