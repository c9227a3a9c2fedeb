import { Duration } from 'aws-cdk-lib';
import type * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Identity } from '../accounts/identity.ts';
import type { Worker } from '../functions/worker.ts';
import { settingsOf } from '../settings.ts';
import { AlarmTopic, percent, total } from './alarm-topic.ts';
import { identityThrottlesMetric, period, poolMetric, reputationMetric, sourceMetric } from './metrics.ts';

export interface AlarmsProps {
  readonly stage: apigw.HttpStage;
  readonly table: dynamodb.ITableV2;
  readonly worker: Worker;
  readonly userPool: cognito.IUserPool;
  readonly userPoolClient: cognito.IUserPoolClient;
  readonly triggers: Pick<Identity['triggers'], 'preSignUp' | 'postConfirmation'>;
  /** Blocked requests by rule of the pool's firewall; undefined without one. */
  readonly poolFirewall?: Readonly<Record<string, cloudwatch.IMetric>> | undefined;
  /** Whether SES in this region sends the mails: an alarm sees its own region alone. @default false */
  readonly sendsHere?: boolean;
  /** Codes refused because the day's total was reached; undefined without SMS. */
  readonly refusedCodes?: cloudwatch.Metric | undefined;
  /** Receives the alarms.  @default nobody; they are seen in CloudWatch */
  readonly email?: string | undefined;
}

const sum = { period, statistic: 'Sum' };

/** The alarms of the system's own region. */
export class Alarms extends AlarmTopic {
  /** The API fails members: a gradual deployment is rolled back by it. */
  public readonly apiErrors: cloudwatch.Alarm;

  public constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id, props);
    const { stage, table, refusedCodes, sendsHere } = props;

    this.apiErrors = this.ring('ApiErrors', {
      // A rate, since one 5xx in ten thousand is normal at scale, and a floor, since one in ten is when nobody is
      // there.
      metric: new cloudwatch.MathExpression({
        expression: 'IF(FILL(errors, 0) >= 5, 100 * errors / requests, 0)',
        usingMetrics: { errors: stage.metricServerError(sum), requests: stage.metricCount(sum) },
        period,
        label: 'Answers of 5xx, percent',
      }),
      threshold: 1,
      meaning: 'The API answers one request in a hundred with 5xx.',
    });
    // A percentile of few samples is no sign of trouble; CloudWatch calls fewer than a thousand few.
    const latency = stage.metricLatency({ period: Duration.minutes(15), statistic: 'p99' });
    this.ring('ApiSlow', {
      metric: latency,
      threshold: 5_000,
      severity: 'low',
      meaning: 'One request in a hundred takes longer than five seconds.',
      ofFew: false,
    });
    this.ring('ApiNearTimeout', {
      metric: latency,
      threshold: 12_000,
      meaning: 'One request in a hundred is near the 15 seconds after which it is ended.',
      ofFew: false,
    });
    this.#ofFunctions();
    this.#ofWorker(props.worker);
    this.#ofPool(props);
    if (refusedCodes) {
      this.ring('CodesSpent', {
        metric: refusedCodes.with(sum),
        threshold: 1,
        meaning: "The day's codes by SMS are spent.",
      });
    }
    if (sendsHere) {
      this.ring('MailsBounce', {
        metric: reputationMetric('Bounce'),
        threshold: 0.05,
        severity: 'low',
        meaning: 'SES reports that five mails in a hundred bounce; from ten on it may stop to send.',
      });
      this.ring('MailsComplained', {
        metric: reputationMetric('Complaint'),
        threshold: 0.001,
        severity: 'low',
        meaning: 'One in a thousand who got a mail calls it spam; from five on SES may stop to send.',
      });
    }
    for (const metricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      this.ring(`Table${metricName}`, {
        metric: table.metric(metricName, sum),
        threshold: 10,
        severity: 'low',
        meaning: 'The table refuses requests, or one of its partitions does.',
      });
    }
  }

  /** One alarm over all functions of the account's region: one for each would be a hundred. */
  #ofFunctions(): void {
    const { Function: all } = lambda;
    this.ring('FunctionErrors', {
      metric: percent(all.metricAllErrors(sum), all.metricAllInvocations(sum), period, 'Errors, percent'),
      threshold: 1,
      severity: 'low',
      meaning: 'One call of a function in a hundred breaks off.',
    });
    this.ring('FunctionThrottles', {
      metric: all.metricAllThrottles(sum),
      threshold: 1,
      meaning: 'More functions would run at once than the account allows.',
    });
    const concurrent = all.metricAllConcurrentExecutions({ period, statistic: 'Maximum' });
    this.ring('Concurrency', {
      metric: new cloudwatch.MathExpression({
        expression: '100 * concurrent / SERVICE_QUOTA(concurrent)',
        usingMetrics: { concurrent },
        period,
        label: 'Of what the account allows, percent',
      }),
      threshold: 80,
      severity: 'low',
      meaning: 'Four of five functions that may run at once do.',
    });
  }

  #ofWorker(worker: Worker): void {
    this.ring('WorkerErrors', {
      metric: worker.handler.metricErrors(sum),
      threshold: 1,
      severity: 'low',
      meaning: 'The worker breaks off, or has failed with a job for five hours.',
    });
    this.ring('WorkerBehind', {
      metric: worker.handler.metric('IteratorAge', { period, statistic: 'Maximum' }),
      threshold: Duration.minutes(5).toMilliseconds(),
      periods: 2,
      severity: 'low',
      meaning: 'The worker hears of changes more than five minutes late.',
    });
    this.ring('WorkerKept', {
      metric: sourceMetric(worker, 'OnFailureDestinationDeliveredEventCount'),
      threshold: 1,
      severity: 'low',
      meaning: 'The worker failed with something for good; it is kept.',
    });
    const undelivered = worker.handler.metric('DestinationDeliveryFailures', sum);
    this.ring('WorkerLost', {
      metric: total({ undelivered, dropped: sourceMetric(worker, 'DroppedEventCount') }, period, 'Not kept'),
      threshold: 1,
      meaning: 'What the worker failed with for good could not be kept.',
    });
  }

  #ofPool({ userPool, userPoolClient, triggers, poolFirewall }: AlarmsProps): void {
    const throttles = (['SignIn', 'SignUp', 'TokenRefresh'] as const).map((what) => [
      what.charAt(0).toLowerCase() + what.slice(1),
      poolMetric(userPool, userPoolClient, `${what}Throttles`),
    ]);
    this.ring('PoolThrottles', {
      metric: total(Object.fromEntries(throttles), period, 'Refused'),
      threshold: 5,
      meaning: 'Cognito refuses sign-ins, sign-ups or new tokens.',
    });
    this.ring('IdentityThrottles', {
      metric: identityThrottlesMetric(settingsOf(this).stage),
      threshold: 5,
      meaning: 'Cognito refuses to say who a token belongs to: profiles and visits answer 503.',
    });
    const signIns = (statistic: 'Sum' | 'SampleCount') =>
      poolMetric(userPool, userPoolClient, 'SignInSuccesses', statistic);
    this.ring('SignInFailures', {
      metric: new cloudwatch.MathExpression({
        expression: 'IF(FILL(tried, 0) >= 200, 100 * (tried - FILL(succeeded, 0)) / tried, 0)',
        usingMetrics: { tried: signIns('SampleCount'), succeeded: signIns('Sum') },
        period,
        label: 'Failed sign-ins, percent',
      }),
      threshold: 50,
      meaning: 'Half of at least 200 sign-ins in five minutes fail: somebody may be guessing passwords.',
    });
    const { preSignUp, postConfirmation } = triggers;
    this.ring('TriggerErrors', {
      metric: total(
        { preSignUp: preSignUp.metricErrors(sum), postConfirmation: postConfirmation.metricErrors(sum) },
        period,
        'Failed calls',
      ),
      threshold: 20,
      meaning: 'What Cognito calls at sign-up and recovery fails: nobody can sign up, or recover an account.',
    });
    if (poolFirewall) {
      this.ring('PoolBlocks', {
        metric: total(poolFirewall, period, 'Blocked'),
        threshold: 100,
        severity: 'low',
        meaning: 'The firewall blocks sign-ups, sign-ins or codes of an address.',
      });
    }
  }
}
