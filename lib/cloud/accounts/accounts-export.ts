import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { EXPORTED } from '#functions/system/exported.ts';
import { closed } from '../data/storage.ts';
import { Clock } from '../functions/clock.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import type { Settings } from '../settings.ts';

export interface AccountsExportProps {
  readonly code: CodeSource;
  readonly settings: Settings;
  readonly userPool: cognito.IUserPool;
  /** Bucket for access logs. */
  readonly logs: s3.IBucket;
}

/** Lists all accounts each night and keeps the lists as long as the table can be restored: Cognito has no backup. */
export class AccountsExport extends Construct {
  public readonly bucket: s3.Bucket;
  /** 1 when there was no list for half a day, else 0. */
  public readonly missing: MathExpression;

  public constructor(scope: Construct, id: string, { code, settings, userPool, logs }: AccountsExportProps) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      ...closed,
      lifecycleRules: [{ expiration: Duration.days(35) }],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'accounts/',
    });
    const handler = new NodeFunction(this, 'Function', {
      entry: 'system/export-accounts',
      code,
      description: 'Keeps a list of all accounts, once a day',
      timeout: Duration.minutes(14),
    });
    handler.addEnvironment('USER_POOL_ID', userPool.userPoolId);
    handler.addEnvironment('ACCOUNTS_BUCKET', this.bucket.bucketName);
    this.#grant(handler, userPool);
    // A run skips a list that is whole and continues one that broke off. It ends before the next run begins.
    new Clock(this, 'Clock', {
      handler,
      every: Duration.minutes(15),
      description: 'Has the list of accounts made, or gone on with',
    });
    const done = handler.logGroup
      .addMetricFilter('Exported', {
        filterPattern: FilterPattern.literal(`"${EXPORTED}"`),
        metricNamespace: `Furrow/${settings.stage}`,
        metricName: 'AccountsExported',
      })
      .metric({ statistic: 'Sum', period: Duration.hours(12) });
    this.missing = new MathExpression({
      expression: 'IF(FILL(done, 0) >= 1, 0, 1)',
      usingMetrics: { done },
      period: Duration.hours(12),
      label: 'Half days without a list of accounts',
    });
  }

  #grant(handler: NodeFunction, userPool: cognito.IUserPool): void {
    const allow = (actions: string[], resource: string) =>
      handler.addToRolePolicy(new iam.PolicyStatement({ actions, resources: [resource] }));
    allow(['cognito-idp:ListUsers', 'cognito-idp:ListUsersInGroup'], userPool.userPoolArn);
    allow(['s3:GetObject', 's3:PutObject'], this.bucket.arnForObjects('accounts/*'));
    // Without this right S3 answers 403 for a missing object, as it does for a refused one.
    allow(['s3:ListBucket'], this.bucket.bucketArn);
    const bucketId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnElement);
    Validations.of(handler.role ?? handler).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/accounts/*]`,
      reason:
        'Each day has a folder of its own: the wildcard covers those lists, and nothing else is in the bucket.',
    });
  }
}
