import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { data } = synthesize('usual', fewRows);

test('the table is on demand, can be restored to any second and streams its changes', () => {
  expect(resourceOf(data, 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    GlobalSecondaryIndexes: [
      {
        IndexName: 'by-member',
        KeySchema: [{ AttributeName: 'memberId', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
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
          ExpirationInDays: 8,
          Status: 'Enabled',
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

test('an archive of what is a member’s is gone after the seven days that its member is told', () => {
  const [, bucket] =
    resourcesOf(data).find(([id, { Type }]) => Type === 'AWS::S3::Bucket' && id.includes('Exports')) ?? [];

  expect(bucket?.Properties['LifecycleConfiguration']).toMatchObject({
    Rules: [
      { ExpirationInDays: 7, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
    ],
  });
});
