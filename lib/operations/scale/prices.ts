/** A price: dollars for a number of units, lower from a monthly volume on. */
export interface Price {
  readonly what: string;
  readonly usd: number;
  readonly per: number;
  /** The price of further units from a monthly volume on. */
  readonly tiers?: readonly { readonly from: number; readonly usd: number }[];
  readonly source: string;
  /** No public page was found for this price: check it before relying on it. */
  readonly isUnchecked?: true;
}

const MILLION = 1_000_000;
const aws = (page: string) => `https://aws.amazon.com/${page}/pricing/`;

/** When the public pages were read; free tiers are not counted. */
export const asOf = '22 November 2026, for us-east-1';

export const prices = {
  apiRequests: {
    what: 'API Gateway, HTTP API, requests',
    usd: 1,
    per: MILLION,
    tiers: [{ from: 300 * MILLION, usd: 0.9 }],
    source:
      'https://docs.aws.amazon.com/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  },
  invocations: {
    what: 'Lambda, invocations',
    usd: 0.2,
    per: MILLION,
    source: aws('lambda'),
  },
  gigabyteSeconds: {
    what: 'Lambda on arm64, GB-seconds',
    usd: 0.0000133334,
    per: 1,
    tiers: [{ from: 7_500 * MILLION, usd: 0.0000120001 }],
    source: 'https://cloudchipr.com/blog/aws-lambda-pricing',
  },
  reads: {
    what: 'DynamoDB on demand, read units',
    usd: 0.125,
    per: MILLION,
    source: 'https://airbyte.com/data-engineering-resources/dynamodb-pricing',
  },
  writes: {
    what: 'DynamoDB on demand, write units',
    usd: 0.625,
    per: MILLION,
    source: 'https://airbyte.com/data-engineering-resources/dynamodb-pricing',
  },
  tableGigabytes: {
    what: 'DynamoDB, GB a month, with 0.20 for its points in time',
    usd: 0.45,
    per: 1,
    source: aws('dynamodb/on-demand'),
    isUnchecked: true,
  },
  members: {
    what: 'Cognito Lite, members a month',
    usd: 0.0055,
    per: 1,
    tiers: [
      { from: 100_000, usd: 0.0046 },
      { from: MILLION, usd: 0.00325 },
      { from: 10 * MILLION, usd: 0.0025 },
    ],
    source: aws('cognito'),
    isUnchecked: true,
  },
  edgeRequests: {
    what: 'CloudFront, HTTPS requests',
    usd: 0.01,
    per: 10_000,
    source: 'https://wring.co/blog/aws-cloudfront-pricing-guide',
  },
  edgeGigabytes: {
    what: 'CloudFront, GB to Europe and North America',
    usd: 0.085,
    per: 1,
    tiers: [
      { from: 10_000, usd: 0.08 },
      { from: 50_000, usd: 0.06 },
      { from: 150_000, usd: 0.04 },
      { from: 500_000, usd: 0.03 },
      { from: 1_024_000, usd: 0.025 },
    ],
    source: 'http://aws.amazon.com/cloudfront/pricing',
  },
  edgeFunctions: {
    what: 'CloudFront Functions, runs',
    usd: 0.1,
    per: MILLION,
    source: 'https://cur.vantage.sh/aws/amazoncloudfront/',
  },
  inspected: {
    what: 'WAF, requests',
    usd: 0.6,
    per: MILLION,
    source: 'https://c3x.dev/blog/aws-waf-cost-explained/',
  },
  files: {
    what: 'S3 Standard, GB a month',
    usd: 0.023,
    per: 1,
    tiers: [
      { from: 50_000, usd: 0.022 },
      { from: 500_000, usd: 0.021 },
    ],
    source: 'https://devnotes.tech/understanding-aws-s3-pricing-a-complete-cost-breakdown-with-examples',
  },
  fileWrites: {
    what: 'S3, writes',
    usd: 0.005,
    per: 1000,
    source: 'https://devnotes.tech/understanding-aws-s3-pricing-a-complete-cost-breakdown-with-examples',
  },
  logGigabytes: {
    what: 'CloudWatch Logs, GB taken in',
    usd: 0.5,
    per: 1,
    source: 'https://www.factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards/',
  },
  traces: {
    what: 'X-Ray, traces',
    usd: 5,
    per: MILLION,
    source: 'https://aws.amazon.com/de/xray/pricing/',
  },
  webAcls: {
    what: 'WAF, a web ACL a month',
    usd: 5,
    per: 1,
    source: 'https://c3x.dev/blog/aws-waf-cost-explained/',
  },
  webAclRules: {
    what: 'WAF, a rule a month',
    usd: 1,
    per: 1,
    source: 'https://c3x.dev/blog/aws-waf-cost-explained/',
  },
  alarms: {
    what: 'CloudWatch, an metric that an alarm looks at, a month',
    usd: 0.1,
    per: 1,
    source: aws('cloudwatch'),
    isUnchecked: true,
  },
  dashboards: {
    what: 'CloudWatch, a dashboard a month',
    usd: 3,
    per: 1,
    source: 'https://www.factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards/',
  },
  mails: {
    what: 'SES, mails',
    usd: 0.1,
    per: 1000,
    source: aws('ses'),
    isUnchecked: true,
  },
  secrets: {
    what: 'Secrets Manager, a secret a month',
    usd: 0.4,
    per: 1,
    source: aws('secrets-manager'),
    isUnchecked: true,
  },
  metrics: {
    what: 'CloudWatch, metrics of our own a month',
    usd: 0.3,
    per: 1,
    source: 'https://signoz.io/guides/cloudwatch-pricing',
  },
} as const satisfies Record<string, Price>;

/** Dollars for the first GB that CloudFront sends, where members live. Larger amounts get cheaper in the same steps. */
export const edgeRegions = {
  'Europe and North America': 0.085,
  India: 0.109,
  'Africa and South America': 0.11,
  'Japan and Australia': 0.114,
  'South-East Asia': 0.12,
} as const;

/** Dollars for a month's units. */
export function cost({ usd, per, tiers = [] }: Price, units: number): number {
  const steps = [{ from: 0, usd }, ...tiers];
  return steps.reduce((sum, step, index) => {
    const until = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + (Math.max(0, Math.min(units, until) - step.from) * step.usd) / per;
  }, 0);
}
