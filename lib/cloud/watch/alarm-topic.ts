import { type Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export interface AlarmTopicProps {
  /**
   * Who is told.
   *
   * @default nobody; the alarms are seen in CloudWatch
   */
  readonly email?: string | undefined;
}

export interface AlarmProps {
  /** With its statistic; its period may be given beside it. */
  readonly metric: cloudwatch.IMetric;
  /** It rings from there on. */
  readonly threshold: number;
  /** What it means that it rings, as a sentence. */
  readonly meaning: string;
  /** How many periods on end. @default 1 */
  readonly periods?: number;
  /** Whether it rings where nothing is measured any more. @default false */
  readonly isWatch?: boolean;
  /** Whether a percentile of few samples counts. @default true */
  readonly ofFew?: boolean;
}

/** Where alarms ring. Each has its own heading in docs/operations.md, which is what its id says. */
export class AlarmTopic extends Construct {
  /** All that ring here. */
  public readonly alarms: cloudwatch.Alarm[] = [];
  readonly #action: SnsAction;

  public constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
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
    this.#action = new SnsAction(topic);
  }

  /** An alarm that is told here when it begins to ring, and when it is over. */
  public ring(id: string, { metric, threshold, meaning, periods = 1, isWatch, ofFew = true }: AlarmProps) {
    const { BREACHING, NOT_BREACHING } = cloudwatch.TreatMissingData;
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: isWatch ? BREACHING : NOT_BREACHING,
      ...(!ofFew && { evaluateLowSampleCountPercentile: 'ignore' }),
      alarmDescription: `${meaning} What to do: docs/operations.md#${id.toLowerCase()}`,
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
    this.alarms.push(alarm);
    return alarm;
  }
}

/** What a hundred of something are at least before a part of them means anything. */
export function percent(
  part: cloudwatch.IMetric,
  whole: cloudwatch.IMetric,
  period: Duration,
  label: string,
): cloudwatch.MathExpression {
  return new cloudwatch.MathExpression({
    expression: 'IF(FILL(whole, 0) >= 100, 100 * FILL(part, 0) / whole, 0)',
    usingMetrics: { part, whole },
    period,
    label,
  });
}
