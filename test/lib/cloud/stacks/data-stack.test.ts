import { expect, test } from 'vitest';
import { outputs } from '#lib/operations/deployment.ts';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data, stacks } = synthesize('usual', fewRows);
const sms = synthesize('smsAndCanary', fewRows);
const pool = resourceOf(data, 'AWS::Cognito::UserPool');

test('what holds data is protected from its own deletion', () => {
  const kept = resourcesOf(data).filter(([, { Type }]) =>
    ['AWS::Cognito::UserPool', 'AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'].includes(Type),
  );

  expect(stacks.data.terminationProtection).toBe(true);
  expect(kept).toHaveLength(7);
  for (const [id, resource] of kept) {
    // What a first deployment made that failed goes again, but for logs, which may be in their bucket by then.
    const DeletionPolicy = id.startsWith('StorageLogs') ? 'Retain' : 'RetainExceptOnCreate';
    expect(resource).toMatchObject({ DeletionPolicy, UpdateReplacePolicy: 'Retain' });
  }
  expect(pool['DeletionProtection']).toBe('ACTIVE');
});

test('user names ignore case and are the only way to sign in, as can never be changed again', () => {
  expect(pool['UsernameConfiguration']).toEqual({ CaseSensitive: false });
  expect(pool).not.toHaveProperty('UsernameAttributes');
  expect(pool).not.toHaveProperty('AliasAttributes');
});

test('no attribute is required, and every one can be changed', () => {
  expect(pool['Schema']).toEqual(
    ['given_name', 'family_name', 'birthdate', 'email', 'phone_number'].map((Name) => ({
      Name,
      Mutable: true,
      Required: false,
    })),
  );
});

test('a password has at least six characters, and nothing else is asked of it', () => {
  expect(pool['Policies']).toEqual({
    PasswordPolicy: {
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    },
  });
});

test('a changed e-mail takes effect once it is verified, and recovers an account', () => {
  expect(pool['AutoVerifiedAttributes']).toEqual(['email']);
  expect(pool['UserAttributeUpdateSettings']).toEqual({
    AttributesRequireVerificationBeforeUpdate: ['email'],
  });
  expect(pool['AccountRecoverySetting']).toEqual({
    RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }],
  });
  expect(pool).not.toHaveProperty('SmsConfiguration');
});

test('with SMS the same holds for phones', () => {
  const withSms = resourceOf(sms.data, 'AWS::Cognito::UserPool');

  expect(withSms['AutoVerifiedAttributes']).toEqual(['email', 'phone_number']);
  expect(withSms['UserAttributeUpdateSettings']).toEqual({
    AttributesRequireVerificationBeforeUpdate: ['email', 'phone_number'],
  });
  expect(withSms['AccountRecoverySetting']).toEqual({
    RecoveryMechanisms: [
      { Name: 'verified_email', Priority: 1 },
      { Name: 'verified_phone_number', Priority: 2 },
    ],
  });
  expect(withSms).toHaveProperty('SmsConfiguration');
  expect(withSms['LambdaConfig']).toHaveProperty('CustomMessage'); // it limits what members can spend
});

test('with SMS the codes of a day are limited, numbers are hashed with a secret, and the operator is told', () => {
  const { Environment } = resourceOf(sms.data, 'AWS::Lambda::Function', 'IdentityCodeLimit');

  expect(Environment).toMatchObject({
    Variables: { SMS_A_DAY: '50', CODE_SECRET: { 'Fn::Join': expect.anything() } },
  });
  expect(JSON.stringify(Environment)).toContain('{{resolve:secretsmanager:');
  expect(resourceOf(sms.rest, 'AWS::CloudWatch::Alarm', 'AlarmsCodesSpent')).toMatchObject({
    MetricName: 'RefusedCodes',
    Threshold: 1,
  });
});

test('a recovered password ends all sessions: the trigger may do that in this pool, and nothing else', () => {
  expect(pool['LambdaConfig']).toHaveProperty('PostConfirmation');
  const { PolicyDocument, Roles } = resourceOf(data, 'AWS::IAM::Policy', 'IdentitySignOutEverywhere');

  expect(PolicyDocument).toMatchObject({
    Statement: [
      {
        Action: 'cognito-idp:AdminUserGlobalSignOut',
        Effect: 'Allow',
        Resource: { 'Fn::GetAtt': [expect.stringMatching(/^IdentityPool/), 'Arn'] },
      },
    ],
  });
  expect(Roles).toEqual([{ Ref: expect.stringMatching(/^IdentityPostConfirmationRole/) }]);
});

test('the site signs in by SRP without a secret, for 15 minutes and, refreshed, for 30 days', () => {
  const client = resourceOf(data, 'AWS::Cognito::UserPoolClient');

  expect(client).toMatchObject({
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    GenerateSecret: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
  });
  expect(client).not.toHaveProperty('RefreshTokenRotation');
});

test('a member writes their names, birthday and addresses, never whether one is verified', () => {
  const client = resourceOf(data, 'AWS::Cognito::UserPoolClient');

  expect(client['WriteAttributes']).toEqual([
    'birthdate',
    'email',
    'family_name',
    'given_name',
    'phone_number',
  ]);
});

test('administrators are the group admin', () => {
  expect(resourceOf(data, 'AWS::Cognito::UserPoolGroup')).toMatchObject({ GroupName: 'admin' });
});

test('the table is on demand, can be restored to any second and streams its changes', () => {
  expect(resourceOf(data, 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      },
    ],
  });
});

test('no bucket is open to anyone, and each is encrypted', () => {
  for (const [, { Type, Properties }] of resourcesOf(data)) {
    if (Type !== 'AWS::S3::Bucket') continue;

    expect(Properties['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties['BucketEncryption']).toBeDefined();
  }
});

test('no distribution reads the upload bucket, and what lies in it, whole or in parts, is gone a day after the last upload that could use it', () => {
  const policy = resourceOf(data, 'AWS::S3::BucketPolicy', 'StorageUploads');

  expect(JSON.stringify(policy)).not.toContain('"Allow"');
  expect(resourceOf(data, 'AWS::S3::Bucket', 'StorageUploads')).toMatchObject({
    LifecycleConfiguration: {
      Rules: [
        {
          ...{ ExpirationInDays: 8, Status: 'Enabled' },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 8 },
        },
      ],
    },
  });
});

test('what is deleted on the content host is gone for readers, and can be brought back for as long as the table can', () => {
  expect(resourceOf(data, 'AWS::S3::Bucket', 'StorageContent')).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        {
          Status: 'Enabled',
          NoncurrentVersionExpiration: { NoncurrentDays: 35 },
          ExpiredObjectDeleteMarker: true,
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    },
  });
});

test('the stack says what its parts are called, for the commands of who operates it', () => {
  const said = Object.keys(data.toJSON()['Outputs']);
  expect(said).toEqual(expect.arrayContaining(Object.values(outputs)));
});

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
