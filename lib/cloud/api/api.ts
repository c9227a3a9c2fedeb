import { Fn, NestedStack, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type Contract, entryOf } from '../functions/entries.ts';
import type { CodeSource } from '../functions/node-function.ts';
import { Endpoint } from './endpoint.ts';
import { Routes } from './routes.ts';
import { routeSettings, stageThrottle } from './throttles.ts';

export interface ApiProps {
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly userPool: cognito.IUserPool;
  readonly userPoolClient: cognito.IUserPoolClient;
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
  readonly exportBucket: s3.IBucket;
  /** Keys by which functions recognise CloudFront, separated by commas. */
  readonly originKeys: string;
}

/** The HTTP API, with a route and a function for each row of the route table. */
export class Api extends Construct {
  public readonly stage: apigw.HttpStage;
  /** Host name of the API itself, which CloudFront forwards to. */
  public readonly host: string;
  /** With `gradual`: the aliases that routes call instead of the functions. */
  public readonly live: Alias[] = [];

  public constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    const { contract, userPool, userPoolClient, ...shared } = props;

    const api = new apigw.HttpApi(this, 'Http', { createDefaultStage: false });
    this.host = Fn.select(2, Fn.split('/', api.apiEndpoint));
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', {
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage = new apigw.HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: stageThrottle,
      // A hundred routes with six metrics each cost $198 a month; the endpoints write the few that are looked at.
      detailedMetricsEnabled: false,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(accessLogs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    const authorizer = new HttpUserPoolAuthorizer('Members', userPool, {
      userPoolClients: [userPoolClient],
      userPoolRegion: Stack.of(this).region,
    });

    const routes = new Routes(this, 'Routes', { api, authorizer });
    for (const [domain, rows] of Object.entries(contract)) {
      // A stack holds at most 500 resources, and an endpoint needs four, or seven with `gradual`: one nested stack per
      // domain.
      const nested = new NestedStack(this, domain, { description: `Furrow: the endpoints of ${domain}` });
      for (const [name, route] of Object.entries(rows)) {
        const endpoint = new Endpoint(nested, name, { ...shared, route, entry: entryOf(domain, name) });
        const { handler, live } = endpoint;
        if (live) this.live.push(live);
        routes.add(route, live ?? handler);
      }
    }
    // The stage's settings may name a route only after it exists.
    this.stage.node.addDependency(routes);
    (this.stage.node.defaultChild as apigw.CfnStage).routeSettings = routeSettings(contract);
  }
}

const accessLogFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  member: '$context.authorizer.claims.sub',
  route: '$context.routeKey',
  // No path: that of a calendar has its member's secret in it.
  status: '$context.status',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  // CloudFront, or a caller that bypasses it: members' own addresses are in the distribution's log.
  peer: '$context.identity.sourceIp',
};
