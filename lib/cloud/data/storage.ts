import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { EDGE_REGION } from '../stacks/stack-names.ts';

/** What every bucket of ours has. */
export const closed = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  // Stays, whatever becomes of its stack; but a first deployment that fails takes back what it made.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/** Days: as far back as the table can be put back to any second, so can the files that go with it. */
const RESTORABLE_DAYS = 35;

/** The table, and the buckets for what members upload and for who asked for it. All of it outlives its stack. */
export class Storage extends Construct {
  public readonly table: dynamodb.TableV2;
  /** What the content host serves. */
  public readonly content: s3.Bucket;
  /** Where a browser puts large files, before they are checked and taken over. No distribution reads it. */
  public readonly uploads: s3.Bucket;
  /** What the worker failed with for good, until it is brought back (`npm run redrive`). */
  public readonly kept: s3.Bucket;
  /** Access logs of buckets and distributions. */
  public readonly logs: s3.Bucket;

  public constructor(scope: Construct, id: string, { protect }: Pick<Settings, 'protect'>) {
    super(scope, id);

    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      billing: dynamodb.Billing.onDemand(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: RESTORABLE_DAYS,
      },
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: protect,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });

    this.logs = new s3.Bucket(this, 'Logs', {
      ...closed,
      // Logs may be in it before a first deployment fails: a bucket that is not empty cannot be taken back.
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.#letDeliver();
    this.content = new s3.Bucket(this, 'Content', {
      ...closed,
      // For readers a deletion is one at once; for the operator there is a way back (`npm run restore`), for a while.
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(RESTORABLE_DAYS),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'content/',
    });
    this.uploads = new s3.Bucket(this, 'Uploads', {
      ...closed,
      // A day more than an upload in parts is good for: what is made of parts is as old as its beginning.
      lifecycleRules: [
        { expiration: Duration.days(8), abortIncompleteMultipartUploadAfter: Duration.days(8) },
      ],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'uploads/',
    });
    this.kept = new s3.Bucket(this, 'Kept', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(30) }],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'kept/',
    });
  }

  /** CloudFront's logs come by CloudWatch's delivery, from us-east-1 (`edge-logs.ts`). */
  #letDeliver(): void {
    const { account, partition } = Stack.of(this);
    this.logs.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: ['site/*', 'content-host/*'].map((keys) => this.logs.arnForObjects(keys)),
        conditions: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
          ArnLike: {
            'aws:SourceArn': `arn:${partition}:logs:${EDGE_REGION}:${account}:delivery-source:*`,
          },
        },
      }),
    );
  }
}
