import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { memberIndex } from '#platform/table/keys.ts';
import type { Settings } from '../settings.ts';
import { EDGE_REGION } from '../stacks/stack-names.ts';

/** Properties of every bucket. */
export const closed = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  // The bucket outlives its stack; but a first deployment that fails removes what it created.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/** The table can be restored to any second of the last 35 days, so its files are kept as long. */
const RESTORABLE_DAYS = 35;

/** The table, and the buckets for uploads and access logs. All of it outlives its stack. */
export class Storage extends Construct {
  public readonly table: dynamodb.TableV2;
  /** Bucket that the content host serves. */
  public readonly content: s3.Bucket;
  /** Bucket where browsers put large files, before they are checked and copied. No distribution reads it. */
  public readonly uploads: s3.Bucket;
  /** Archives of what is a member's, which only they get addresses of. */
  public readonly exports: s3.Bucket;
  /** Jobs that the worker gave up, until they are redriven (`npm run redrive`). */
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
      globalSecondaryIndexes: [
        {
          indexName: memberIndex.name,
          partitionKey: { name: memberIndex.by, type: dynamodb.AttributeType.STRING },
          projectionType: dynamodb.ProjectionType.KEYS_ONLY,
        },
      ],
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: protect,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });

    this.logs = new s3.Bucket(this, 'Logs', {
      ...closed,
      // RETAIN: logs may arrive before a first deployment fails, and a bucket that is not empty cannot be removed.
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.#letDeliver();
    this.content = new s3.Bucket(this, 'Content', {
      ...closed,
      // Readers see a deletion at once; the operator can undo it for a while (`npm run restore`).
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
      // A day longer than an upload in parts may take: the finished object is dated by the beginning of the upload.
      lifecycleRules: [
        { expiration: Duration.days(8), abortIncompleteMultipartUploadAfter: Duration.days(8) },
      ],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'uploads/',
    });
    this.exports = new s3.Bucket(this, 'Exports', {
      ...closed,
      // As long as its member is told (`functions/kinds/member/export-item.ts`).
      lifecycleRules: [
        { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'exports/',
    });
    this.kept = new s3.Bucket(this, 'Kept', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(30) }],
      serverAccessLogsBucket: this.logs,
      serverAccessLogsPrefix: 'kept/',
    });
  }

  /** CloudWatch delivers CloudFront's logs from us-east-1 (`edge-logs.ts`). */
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
