import { type Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export interface AlarmTopicProps {
  /** Receives the alarms.  @default nobody; they are seen in CloudWatch */
  readonly email?: string | undefined;
}

export interface AlarmProps {
  /** With its statistic; its period may be given separately. */
  readonly metric: cloudwatch.IMetric;
  /** The alarm is raised from this value on. */
  readonly threshold: number;
  /** What the alarm means, as a sentence. */
  readonly meaning: string;
  /**
   * How soon somebody must look: within minutes, since members are kept out, data is at risk or money is lost; or on
   * the next working day. @default high
   */
  readonly severity?: 'high' | 'low';
  /** Consecutive periods above the threshold. @default 1 */
  readonly periods?: number;
  /** Whether missing data raises the alarm. @default false */
  readonly isWatch?: boolean;
  /** Whether a percentile of few samples counts. @default true */
  readonly ofFew?: boolean;
}

/** Sends alarms to a topic. Each alarm's id is its heading in docs/operations.md. */
export class AlarmTopic extends Construct {
  /** All alarms of this topic. */
  public readonly alarms: cloudwatch.Alarm[] = [];
  readonly #action: SnsAction;

  public constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own refuses alarms until the policy allows them.
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

  /** An alarm that notifies this topic when it is raised and when it is over. */
  public ring(id: string, props: AlarmProps) {
    const { metric, threshold, meaning, severity = 'high', periods = 1, isWatch, ofFew = true } = props;
    const { BREACHING, NOT_BREACHING } = cloudwatch.TreatMissingData;
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: isWatch ? BREACHING : NOT_BREACHING,
      ...(!ofFew && { evaluateLowSampleCountPercentile: 'ignore' }),
      alarmDescription: `${meaning} Severity: ${severity}. What to do: docs/operations.md#${id.toLowerCase()}`,
    });
    alarm.addAlarmAction(this.#action);
    alarm.addOkAction(this.#action);
    this.alarms.push(alarm);
    return alarm;
  }
}

/** A percentage of `whole`, or 0 for fewer than `least` of them, from which a percentage means nothing. */
export function percent(
  part: cloudwatch.IMetric,
  whole: cloudwatch.IMetric,
  period: Duration,
  label: string,
  least = 100,
): cloudwatch.MathExpression {
  return new cloudwatch.MathExpression({
    expression: `IF(FILL(whole, 0) >= ${least}, 100 * FILL(part, 0) / whole, 0)`,
    usingMetrics: { part, whole },
    period,
    label,
  });
}

/** The sum of several metrics, of which some may have no data. */
export function total(
  metrics: Readonly<Record<string, cloudwatch.IMetric>>,
  period: Duration,
  label: string,
) {
  return new cloudwatch.MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: { ...metrics },
    period,
    label,
  });
}
