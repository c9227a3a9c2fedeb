import { Duration, Stack } from 'aws-cdk-lib';
import type * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export interface AlarmsProps {
  readonly stage: apigw.HttpStage;
  readonly table: dynamodb.ITableV2;
  /** Codes that were refused because the day's were spent; undefined where none goes by SMS. */
  readonly refusedCodes?: cloudwatch.Metric | undefined;
  /**
   * Who is told.
   *
   * @default nobody; the alarms are seen in CloudWatch
   */
  readonly email?: string | undefined;
}

const period = Duration.minutes(5);
const runbook = 'What to do: docs/operations.md, Alarms.';

/** The few things somebody must look at. Each is explained in docs/operations.md. */
export class Alarms extends Construct {
  readonly #action: SnsAction;

  public constructor(scope: Construct, id: string, { stage, table, refusedCodes, email }: AlarmsProps) {
    super(scope, id);
    this.#action = new SnsAction(this.#topic(email));

    this.#alarm(
      'ApiErrors',
      stage.metricServerError({ period, statistic: 'Sum' }),
      5,
      'The API answers 5xx.',
    );
    this.#alarm(
      'ApiSlow',
      stage.metricLatency({ period, statistic: 'p99' }),
      5_000,
      'One request in a hundred takes longer than five seconds.',
      3,
    );
    // Of every function in the account's region: one alarm each would be a hundred.
    const functions = { period, statistic: 'Sum' };
    this.#alarm('FunctionErrors', lambda.Function.metricAllErrors(functions), 1, 'A function breaks off.');
    this.#alarm(
      'FunctionThrottles',
      lambda.Function.metricAllThrottles(functions),
      1,
      'Too many functions run at once.',
    );
    if (refusedCodes) {
      this.#alarm(
        'CodesSpent',
        refusedCodes.with({ period, statistic: 'Sum' }),
        1,
        "The day's codes by SMS are spent.",
      );
    }
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      const metric = table.metric(metricName, { period, statistic: 'Sum' });
      this.#alarm(
        `Table${metricName}`,
        metric,
        10,
        'The table refuses requests, or one of its partitions does.',
      );
    }
  }

  #topic(email: string | undefined): sns.Topic {
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // With a policy of its own a topic is closed to alarms until they are let in.
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email) topic.addSubscription(new EmailSubscription(email));
    return topic;
  }

  #alarm(id: string, metric: cloudwatch.Metric, threshold: number, meaning: string, evaluationPeriods = 1) {
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${meaning} ${runbook}`,
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
  }
}
