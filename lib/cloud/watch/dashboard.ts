import { CfnOutput, Stack } from 'aws-cdk-lib';
import type * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Worker } from '../functions/worker.ts';
import type { Alarms } from './alarms.ts';
import {
  canaryMetric,
  costMetric,
  domainMetric,
  edgeMetric,
  period,
  poolMetric,
  sourceMetric,
} from './metrics.ts';

export interface DashboardProps {
  readonly stage: apigw.HttpStage;
  readonly table: dynamodb.ITableV2;
  readonly worker: Worker;
  readonly userPool: cognito.IUserPool;
  readonly userPoolClient: cognito.IUserPoolClient;
  readonly alarms: Alarms;
  readonly site: IDistribution;
  readonly contentHost: IDistribution;
  readonly domains: readonly string[];
  /** Which copy of the system it shows: the setting `stage`. */
  readonly copy: string;
  /** Whether the canary is on. */
  readonly canary: boolean;
}

const sum = { period, statistic: 'Sum' };
const THIRD_WIDTH = 8; // of a row's 24 columns
const GRAPH_HEIGHT = 7;

/** The whole system on one page: load, latency, failures and cost. */
export class Dashboard extends Construct {
  public constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const rows = [this.#traffic(props), this.#domains(props), this.#behind(props), this.#rest(props)];
    const dashboard = new cloudwatch.Dashboard(this, 'Page', {
      widgets: [
        [
          new cloudwatch.AlarmStatusWidget({
            title: 'Alarms',
            width: 24,
            height: 3,
            alarms: [...props.alarms.alarms],
          }),
        ],
        ...rows,
      ],
    });
    const { region } = Stack.of(this);
    new CfnOutput(Stack.of(this), 'DashboardUrl', {
      value: `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${dashboard.dashboardName}`,
    });
  }

  #traffic({ stage, site, contentHost }: DashboardProps) {
    return [
      graph('Requests', [
        stage.metricCount({ ...sum, label: 'API' }),
        edgeMetric(site, 'Requests', 'Sum', { label: 'site and API at the edge' }),
        edgeMetric(contentHost, 'Requests', 'Sum', { label: 'files at the edge' }),
      ]),
      graph('What fails', [
        stage.metricServerError({ ...sum, label: 'API 5xx' }),
        stage.metricClientError({ ...sum, label: 'API 4xx' }),
        lambda.Function.metricAllErrors({ ...sum, label: 'functions that break off' }),
        lambda.Function.metricAllThrottles({ ...sum, label: 'functions refused' }),
      ]),
      graph(
        'API, milliseconds',
        ['p50', 'p90', 'p99'].map((statistic) =>
          stage.metricLatency({ period, statistic, label: statistic }),
        ),
      ),
    ];
  }

  #domains({ domains, copy }: DashboardProps) {
    const ofEach = (name: 'latency' | 'errors', statistic: string) =>
      domains.map((domain) => domainMetric(copy, domain, name, { statistic, label: domain }));
    return [
      graph('Requests by domain', ofEach('latency', 'SampleCount')),
      graph('One request in a hundred takes longer, milliseconds, by domain', ofEach('latency', 'p99')),
      graph('Answers of 5xx by domain', ofEach('errors', 'Sum')),
    ];
  }

  #behind({ worker, table, userPool, userPoolClient }: DashboardProps) {
    const { handler } = worker;
    return [
      graph(
        'Worker',
        [
          sourceMetric(worker, 'InvokedEventCount'),
          sourceMetric(worker, 'OnFailureDestinationDeliveredEventCount'),
          handler.metricErrors(sum),
        ],
        [handler.metric('IteratorAge', { period, statistic: 'Maximum', label: 'behind, milliseconds' })],
      ),
      graph(
        'Table, units',
        [table.metricConsumedReadCapacityUnits(sum), table.metricConsumedWriteCapacityUnits(sum)],
        ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, sum)),
      ),
      graph(
        'Accounts',
        (['SignInSuccesses', 'SignUpSuccesses', 'TokenRefreshSuccesses'] as const).map((name) =>
          poolMetric(userPool, userPoolClient, name),
        ),
        (['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'] as const).map((name) =>
          poolMetric(userPool, userPoolClient, name),
        ),
      ),
    ];
  }

  #rest({ site, contentHost, copy, canary }: DashboardProps) {
    const services = ['AWSLambda', 'AmazonDynamoDB', 'AmazonCloudFront', 'AmazonCognito', 'AmazonCloudWatch'];
    return [
      graph(
        'Edge',
        [
          edgeMetric(site, 'BytesDownloaded', 'Sum', { label: 'site and API, bytes' }),
          edgeMetric(contentHost, 'BytesDownloaded', 'Sum', { label: 'files, bytes' }),
        ],
        [
          edgeMetric(site, '5xxErrorRate', 'Average', { label: 'site and API, 5xx percent' }),
          edgeMetric(contentHost, '5xxErrorRate', 'Average', { label: 'files, 5xx percent' }),
        ],
      ),
      graph(
        'At once, and the canary',
        [lambda.Function.metricAllConcurrentExecutions({ period, statistic: 'Maximum' })],
        canary ? [canaryMetric(copy, 'canaryLatency', 'Maximum')] : [],
      ),
      graph('Spent this month, US dollars, as estimated', [costMetric(), ...services.map(costMetric)]),
    ];
  }
}

const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
  new cloudwatch.GraphWidget({ title, left, right, width: THIRD_WIDTH, height: GRAPH_HEIGHT });
