import { assumed } from './behaviour.ts';
import type { Usage } from './usage.ts';

/** AWS's default quota for a second, and the demand in the busiest second. */
export interface Quota {
  readonly what: string;
  readonly most: number;
  readonly asked: (usage: Usage) => number;
  readonly remedy: string;
  readonly source: string;
  readonly isUnchecked?: true;
}

const docs = (page: string) => `https://docs.aws.amazon.com/${page}`;
const cognito = docs('cognito/latest/developerguide/quotas.html');
const dynamodb = docs('amazondynamodb/latest/developerguide/ServiceQuotas.html');
const partition = docs('amazondynamodb/latest/developerguide/warm-throughput-scenarios.html');

export const quotas: readonly Quota[] = [
  {
    what: 'functions at the same time, of an account that is new',
    most: 10,
    asked: ({ atOnce }) => atOnce,
    remedy: 'Service Quotas, `Concurrent executions`: ask before the first member comes',
    source: docs('lambda/latest/dg/gettingstarted-limits.html'),
    isUnchecked: true,
  },
  {
    what: 'functions at the same time',
    most: 1000,
    asked: ({ atOnce }) => atOnce,
    remedy: 'Service Quotas, `Concurrent executions`: it can be raised to tens of thousands',
    source: docs('lambda/latest/operatorguide/scaling-concurrency.html'),
  },
  {
    what: 'requests to the API',
    most: 10_000,
    asked: ({ peak, requests }) => peak(requests),
    remedy:
      'Service Quotas, `Throttle rate` of API Gateway, and our throttle of the stage (`lib/cloud/api/throttles.ts`)',
    source: docs('apigateway/latest/developerguide/limits.html'),
  },
  {
    what: 'requests to the distribution of the site',
    most: 250_000,
    asked: ({ peak, edgeRequests }) => peak(edgeRequests),
    remedy: 'Service Quotas of CloudFront',
    source: docs('AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html'),
  },
  {
    what: 'sign-ins (`UserAuthentication`)',
    most: 120,
    asked: ({ peak, signIns }) => peak(signIns),
    remedy: 'Service Quotas of Cognito; beyond what it gives, capacity that is bought',
    source: cognito,
  },
  {
    what: 'tokens renewed (`UserToken`)',
    most: 120,
    asked: ({ peak, renewals }) => peak(renewals),
    remedy:
      'Service Quotas of Cognito; or tokens that live longer than 15 minutes, which a sign-out leaves good for longer (decision 55)',
    source: cognito,
    isUnchecked: true,
  },
  {
    what: 'members whom a visit or a check of a token looks up (`UserRead`)',
    most: 120,
    asked: ({ peak, lookups }) => peak(lookups),
    remedy: 'Service Quotas of Cognito',
    source: cognito,
    isUnchecked: true,
  },
  {
    what: 'sign-ups (`UserCreation`)',
    most: 50,
    asked: ({ peak, signUps }) => peak(signUps),
    remedy: 'Service Quotas of Cognito; the web ACL keeps a single caller far below it',
    source: cognito,
  },
  {
    what: 'read units of the table',
    most: 40_000,
    asked: ({ peak, reads }) => peak(reads),
    remedy: 'Service Quotas of DynamoDB, `Table-level read throughput limit`',
    source: dynamodb,
  },
  {
    what: 'write units of the table',
    most: 40_000,
    asked: ({ peak, writes }) => peak(writes),
    remedy: 'Service Quotas of DynamoDB, `Table-level write throughput limit`',
    source: dynamodb,
  },
  {
    what: 'write units of the eight partitions of jobs',
    most: 8 * 1000,
    asked: ({ peak, jobWrites }) => peak(jobWrites),
    remedy:
      'more than eight partitions: the last sign of the id of a job has 32 values (`spread` in `functions/platform/table/keys.ts`)',
    source: partition,
  },
  {
    what: 'jobs that the worker does, one after the other in each of the eight partitions',
    most: (8 * assumed.batch.jobs) / assumed.batch.seconds,
    asked: ({ peak, jobs }) => peak(jobs),
    remedy: 'more partitions of jobs, as for their write units',
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html',
  },
  {
    what: 'write units of the list of the community that everyone joins',
    most: 1000,
    asked: ({ peak, joins }) => peak(joins),
    remedy: 'nobody joins by themselves: take `auto_follow` from community 3',
    source: partition,
  },
  {
    what: 'read units of the news of that community, were it the only one',
    most: 3000,
    asked: ({ peak, hotReads }) => peak(hotReads),
    remedy: 'page 1 kept for a second in each function (as names are, decision 8), or for all by CloudFront',
    source: partition,
  },
  {
    what: 'write units of the ranking of all communities',
    most: 1000,
    asked: ({ peak, rankWrites }) => peak(rankWrites),
    remedy:
      'it is the worker that writes, and once for many follows: those of a community are counted at most once in some seconds',
    source: partition,
  },
];
