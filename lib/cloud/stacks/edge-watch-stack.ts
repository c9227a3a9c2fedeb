import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { AlarmTopic, total } from '../watch/alarm-topic.ts';
import { EdgeLogs } from '../watch/edge-logs.ts';
import { blockedMetric, edgeMetric, period } from '../watch/metrics.ts';
import type { AppStack } from './app-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { EdgeStack } from './edge-stack.ts';

export interface EdgeWatchStackProps extends StackProps {
  readonly edge: EdgeStack;
  readonly data: DataStack;
  readonly rest: AppStack;
  readonly settings: Settings;
}

/** Alarms on the distributions, created after them: CloudFront reports to us-east-1 alone. */
export class EdgeWatchStack extends Stack {
  public constructor(
    scope: Construct,
    id: string,
    { edge, data, rest, settings, ...props }: EdgeWatchStackProps,
  ) {
    super(scope, id, { description: 'Furrow: what watches its distributions', ...props });
    // Weak references: this stack may be in another region, and it must never keep the others from dropping what it
    // watches.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const bucket = data.storage.logs;
    const siteLogs = new EdgeLogs(this, 'SiteLogs', {
      distribution: rest.distribution,
      bucket,
      prefix: 'site',
      // That of a calendar has its member's secret in it.
      withoutPaths: true,
    });
    const { distribution } = data.contentHost;
    const contentLogs = new EdgeLogs(this, 'ContentLogs', { distribution, bucket, prefix: 'content-host' });
    // One after the other: each makes S3 check the bucket's policy, which S3 refuses during another check.
    contentLogs.node.addDependency(siteLogs);
    const topic = new AlarmTopic(this, 'Alarms', { email: settings.alarmEmail });
    watchDistribution(topic, 'Site', rest.distribution, 'site and API', settings);
    watchDistribution(topic, 'ContentHost', distribution, "members' files", settings);
    if (edge.firewalls) {
      const { site, content } = edge.firewalls;
      topic.ring('EdgeBlocks', {
        metric: total(
          {
            site: blockedMetric(site.metricName, 'FromOneAddress'),
            token: blockedMetric(site.metricName, 'WithOneToken'),
            content: blockedMetric(content.metricName, 'FromOneAddress'),
          },
          period,
          'Blocked',
        ),
        threshold: 1000,
        severity: 'low',
        meaning: 'The firewall blocks an address or a member that asks for too much.',
      });
    }
  }
}

const HOUR = Duration.hours(1);
/** Requests for each GB, above which they are what somebody pays for. */
const REQUESTS_PER_GIGABYTE = 20_000;

/** Alarms on what a distribution fails with, and on what it costs. */
function watchDistribution(
  topic: AlarmTopic,
  name: 'Site' | 'ContentHost',
  distribution: IDistribution,
  what: string,
  { edgeHourlyGigabytes }: Settings,
): void {
  topic.ring(`${name}Errors`, {
    // A rate of few requests means nothing, so CloudFront's count of them is required too.
    metric: new cloudwatch.MathExpression({
      expression: 'IF(FILL(requests, 0) >= 100, rate, 0)',
      usingMetrics: {
        requests: edgeMetric(distribution, 'Requests', 'Sum'),
        rate: edgeMetric(distribution, '5xxErrorRate', 'Average'),
      },
      period,
      label: 'Answers of 5xx, percent',
    }),
    threshold: 1,
    periods: 2,
    meaning: `CloudFront answers one request in a hundred for ${what} with 5xx.`,
  });
  topic.ring(`${name}Traffic`, {
    metric: new cloudwatch.MathExpression({
      expression: `MAX([FILL(bytes, 0) / ${10 ** 9}, FILL(requests, 0) / ${REQUESTS_PER_GIGABYTE}])`,
      usingMetrics: {
        bytes: edgeMetric(distribution, 'BytesDownloaded', 'Sum').with({ period: HOUR }),
        requests: edgeMetric(distribution, 'Requests', 'Sum').with({ period: HOUR }),
      },
      period: HOUR,
      label: `GB in an hour, or ${REQUESTS_PER_GIGABYTE} requests`,
    }),
    threshold: edgeHourlyGigabytes,
    meaning: `CloudFront sends more of ${what} in an hour than was planned, and each GB is paid for.`,
  });
}
