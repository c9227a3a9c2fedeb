import { Duration } from 'aws-cdk-lib';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { workerRights } from '#lib/rights.ts';
import { JOBS, workerLimits } from '#lib/worker-limits.ts';
import type { Settings } from '../settings.ts';
import { Clock } from './clock.ts';
import type { Contract } from './entries.ts';
import {
  grantAccounts,
  grantExports,
  grantFolders,
  grantIndex,
  grantKeeping,
  grantMail,
  grantPush,
  grantTable,
  grantUploads,
} from './grants.ts';
import { type CodeSource, NodeFunction } from './node-function.ts';

export interface WorkerProps {
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
  readonly exportBucket: s3.IBucket;
  readonly userPool: cognito.IUserPool;
  /** Bucket for the jobs that it gives up. */
  readonly kept: s3.IBucket;
  /** Origin of the site, to which mail leads. */
  readonly origin: string;
  readonly settings: Settings;
}

/**
 * Runs the jobs that changes leave behind, when the table's stream reports them.
 */
export class Worker extends Construct {
  public readonly handler: lambda.Function;
  /** Id of the event source, which its metrics are filtered by. */
  public readonly source: string;

  public constructor(
    scope: Construct,
    id: string,
    { contract, code, table, contentBucket, uploadBucket, exportBucket, userPool, ...rest }: WorkerProps,
  ) {
    super(scope, id);
    const handler = new NodeFunction(this, 'Function', {
      entry: 'worker/run-jobs',
      code,
      description: 'Does what a change leaves behind',
      timeout: Duration.seconds(workerLimits.runs),
      isReserved: true,
    });
    const rights = workerRights(contract);
    grantTable(handler, table, rights.table);
    grantFolders(handler, contentBucket, rights.files);
    for (const use of rights.uploads) grantUploads(handler, uploadBucket, use);
    if (rights.exports) grantExports(handler, exportBucket, rights.exports);
    if (rights.index) grantIndex(handler, table);
    if (rights.accounts) grantAccounts(handler, userPool);
    grantMail(handler, rest.settings);
    grantPush(handler, rest.settings, rest.origin);
    handler.addEnvironment('SITE_ORIGIN', rest.origin);

    const source = new DynamoEventSource(table, {
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      batchSize: workerLimits.batch,
      // A run gives each of its jobs a short turn; items of one partition stay in order.
      parallelizationFactor: workerLimits.sideBySide,
      reportBatchItemFailures: true,
      // A record that crashes the function is isolated by halving its batch.
      bisectBatchOnError: true,
      // A job that fails is still in the table: the clock retries it, and it blocks nothing else.
      retryAttempts: workerLimits.retries,
      onFailure: {
        bind: () => {
          grantKeeping(handler, rest.kept);
          return { destination: rest.kept.bucketArn };
        },
      },
      metricsConfig: { metrics: [lambda.MetricType.EVENT_COUNT] },
      filters: [
        lambda.FilterCriteria.filter({
          eventName: lambda.FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { Keys: { pk: { S: lambda.FilterRule.beginsWith(JOBS) } } },
        }),
      ],
    });
    handler.addEventSource(source);
    this.handler = handler;
    this.source = source.eventSourceMappingId;
    new Clock(this, 'Clock', {
      handler,
      every: Duration.minutes(workerLimits.clock),
      description: 'Has the worker go through what is due, and the jobs that failed',
    });
  }
}
