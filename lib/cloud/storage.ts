import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

const closed = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** The table, and the buckets for what members upload and for who asked for it. All of it outlives its stack. */
export class Storage extends Construct {
  public readonly table: dynamodb.TableV2;
  /** What the content host serves. */
  public readonly content: s3.Bucket;
  /** Where a browser puts large files, before they are checked and taken over. No distribution reads it. */
  public readonly uploads: s3.Bucket;
  /** Access logs of buckets and distributions. */
  public readonly logs: s3.Bucket;

  public constructor(scope: Construct, id: string) {
    super(scope, id);

    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      billing: dynamodb.Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });

    this.logs = new s3.Bucket(this, 'Logs', {
      ...closed,
      // CloudFront still delivers its logs by an ACL.
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.content = new s3.Bucket(this, 'Content', {
      ...closed,
      // No versions: what a member deletes must be gone.
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
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
  }
}
