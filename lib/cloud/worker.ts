import { Duration, Validations } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Folder } from '#contract/route.ts';
import { grantFolders, grantTable, grantUploads } from './grants.ts';
import { type CodeSource, NodeFunction } from './node-function.ts';

export interface WorkerProps {
  readonly code: CodeSource;
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
}

/** Folders whose files go with what they belonged to. */
const folders: readonly Folder[] = ['attachments', 'community', 'news', 'img', 'videoCover', 'videoResource'];

/** Does what a change leaves behind: the table's stream tells it of each job. */
export class Worker extends Construct {
  /** Where the stream's place of a job is kept that failed again and again. */
  public readonly failures: sqs.Queue;

  public constructor(
    scope: Construct,
    id: string,
    { code, table, contentBucket, uploadBucket }: WorkerProps,
  ) {
    super(scope, id);
    const handler = new NodeFunction(this, 'Function', {
      entry: 'worker/run-jobs',
      code,
      description: 'Does what a change leaves behind',
      timeout: Duration.minutes(2),
    });
    grantTable(handler, table, 'write');
    grantFolders(handler, contentBucket, folders);
    grantUploads(handler, uploadBucket, 'remove');

    this.failures = new sqs.Queue(this, 'Failures', {
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself where the stream puts what failed; the check knows only queues behind queues.',
    });
    handler.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        // One job at a time from each shard, and shards side by side.
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 20,
        maxRecordAge: Duration.hours(20), // the stream forgets after 24
        onFailure: new SqsDlq(this.failures),
        filters: [
          lambda.FilterCriteria.filter({
            eventName: lambda.FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: { Keys: { pk: { S: lambda.FilterRule.isEqual('JOBS') } } },
          }),
          // Rich texts that DynamoDB removed because nothing took them as its content in time.
          lambda.FilterCriteria.filter({
            eventName: lambda.FilterRule.isEqual('REMOVE'),
            userIdentity: { principalId: lambda.FilterRule.isEqual('dynamodb.amazonaws.com') },
            dynamodb: { Keys: { sk: { S: lambda.FilterRule.isEqual('RICHTEXT') } } },
          }),
        ],
      }),
    );
  }
}
