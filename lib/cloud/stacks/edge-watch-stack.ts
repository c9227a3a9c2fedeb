import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { AlarmTopic } from '../watch/alarm-topic.ts';
import { EdgeLogs } from '../watch/edge-logs.ts';
import { edgeMetric, period } from '../watch/metrics.ts';
import type { AppStack } from './app-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface EdgeWatchStackProps extends StackProps {
  readonly data: DataStack;
  readonly rest: AppStack;
  readonly settings: Settings;
}

/** Alarms on the distributions, created after them: CloudFront reports to us-east-1 alone. */
export class EdgeWatchStack extends Stack {
  public constructor(scope: Construct, id: string, { data, rest, settings, ...props }: EdgeWatchStackProps) {
    super(scope, id, { description: 'Furrow: what watches its distributions', ...props });
    // Weak references: this stack may be in another region, and it must never keep the others from dropping what it
    // watches.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const bucket = data.storage.logs;
    const siteLogs = new EdgeLogs(this, 'SiteLogs', {
      distribution: rest.distribution,
      bucket,
      prefix: 'site',
    });
    const { distribution } = data.contentHost;
    const contentLogs = new EdgeLogs(this, 'ContentLogs', { distribution, bucket, prefix: 'content-host' });
    // One after the other: each makes S3 check the bucket's policy, which S3 refuses during another check.
    contentLogs.node.addDependency(siteLogs);
    const topic = new AlarmTopic(this, 'Alarms', { email: settings.alarmEmail });
    for (const [id, distribution, what] of [
      ['SiteErrors', rest.distribution, 'site and API'],
      ['ContentHostErrors', data.contentHost.distribution, "members' files"],
    ] as const) {
      topic.ring(id, {
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
    }
  }
}
