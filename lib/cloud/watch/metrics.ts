import { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import {
  byDomain,
  type CANARY_FAILURES,
  type CANARY_LATENCY,
  type ERRORS,
  IDENTITY_THROTTLES,
  type LATENCY,
  NAMESPACE,
} from '#platform/http/metrics.ts';
import type { Worker } from '../functions/worker.ts';
import { EDGE_REGION } from '../stacks/stack-names.ts';

/** Metrics of alarms and dashboard for which CDK has no method. */
export const period = Duration.minutes(5);

type Statistic = Pick<cloudwatch.MetricOptions, 'statistic' | 'label'>;

/** A domain's metric, written by the endpoint wrapper; `latency` has a sample for each request. */
export const domainMetric = (
  stage: string,
  domain: string,
  metricName: typeof LATENCY | typeof ERRORS,
  options: Statistic,
) =>
  new cloudwatch.Metric({
    namespace: NAMESPACE,
    metricName,
    dimensionsMap: Object.fromEntries(byDomain.map((name) => [name, name === 'stage' ? stage : domain])),
    period,
    ...options,
  });

/** Lambda's metrics of the worker's event source. */
export const sourceMetric = ({ source }: Worker, metricName: string) =>
  new cloudwatch.Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { EventSourceMappingUUID: source },
    statistic: 'Sum',
    period,
  });

/**
 * Cognito's metrics of the site's sign-ins, sign-ups and token refreshes. `Successes` has a sample for each request, 1
 * for one that succeeded and 0 for one that did not.
 */
export const poolMetric = (
  pool: cognito.IUserPool,
  client: cognito.IUserPoolClient,
  metricName: `${'SignIn' | 'SignUp' | 'TokenRefresh'}${'Successes' | 'Throttles'}`,
  statistic: 'Sum' | 'SampleCount' = 'Sum',
) =>
  new cloudwatch.Metric({
    namespace: 'AWS/Cognito',
    metricName,
    dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
    statistic,
    period,
  });

/** The account's rate of bounces or complaints in SES, as a share of 1, in the region that the mails are sent from. */
export const reputationMetric = (of: 'Bounce' | 'Complaint') =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${of}Rate`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

/** Requests that a rule of a web ACL blocked. A regional ACL's metrics name its region, CloudFront's do not. */
export const blockedMetric = (webAcl: string, rule: string, region?: string) =>
  new cloudwatch.Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: webAcl, Rule: rule, ...(region && { Region: region }) },
    statistic: 'Sum',
    period,
    label: rule,
  });

/** CloudFront's metrics of a distribution, which are in us-east-1 alone. */
export const edgeMetric = (
  distribution: IDistribution,
  metricName: 'Requests' | 'BytesDownloaded' | '4xxErrorRate' | '5xxErrorRate',
  statistic: 'Sum' | 'Average',
  options: Pick<cloudwatch.MetricOptions, 'label'> = {},
) =>
  new cloudwatch.Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    region: EDGE_REGION,
    statistic,
    period,
    ...options,
  });

/** Estimated cost of this month so far, updated a few times a day; of one service, or of all. */
export const costMetric = (service?: string) =>
  new cloudwatch.Metric({
    namespace: 'AWS/Billing',
    metricName: 'EstimatedCharges',
    dimensionsMap: { Currency: 'USD', ...(service && { ServiceName: service }) },
    region: EDGE_REGION,
    statistic: 'Maximum',
    period: Duration.hours(6),
    label: service ?? 'all',
  });

/** Calls with a member's own token that Cognito throttled, counted by the functions that made them. */
export const identityThrottlesMetric = (stage: string) =>
  new cloudwatch.Metric({
    namespace: NAMESPACE,
    metricName: IDENTITY_THROTTLES,
    dimensionsMap: { stage },
    statistic: 'Sum',
    period,
  });

/** Metrics that the canary writes in each round. */
export const canaryMetric = (
  stage: string,
  metricName: typeof CANARY_FAILURES | typeof CANARY_LATENCY,
  statistic: string,
) => new cloudwatch.Metric({ namespace: NAMESPACE, metricName, dimensionsMap: { stage }, statistic, period });
