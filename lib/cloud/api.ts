import { Fn, NestedStack, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { Endpoint } from './endpoint.ts';
import { type Contract, entryOf } from './entries.ts';
import type { CodeSource } from './node-function.ts';

export interface ApiProps {
  readonly contract: Contract;
  readonly code: CodeSource;
  readonly userPool: cognito.IUserPool;
  readonly userPoolClient: cognito.IUserPoolClient;
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
}

// Of all members together, and as much as an account has: any less, and one member among many could be
// refused below the 50 requests a second that everyone is promised.
const throttle = { rateLimit: 10_000, burstLimit: 5_000 };

/** The HTTP API, with a route and a function for each row of the route table. */
export class Api extends Construct {
  public readonly stage: apigw.HttpStage;
  /** Host name of the API itself, behind CloudFront. */
  public readonly host: string;

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
      throttle,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(accessLogs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
    const authorizer = new HttpUserPoolAuthorizer('Members', userPool, {
      userPoolClients: [userPoolClient],
      userPoolRegion: Stack.of(this).region,
    });

    for (const [domain, routes] of Object.entries(contract)) {
      // A stack holds at most 500 resources and an endpoint costs seven: one nested stack per domain.
      const nested = new NestedStack(this, domain, { description: `Furrow: the endpoints of ${domain}` });
      for (const [name, route] of Object.entries(routes)) {
        new Endpoint(nested, name, {
          ...shared,
          api,
          authorizer,
          route,
          entry: entryOf(domain, name),
        });
      }
    }
  }
}

const accessLogFields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  member: '$context.authorizer.claims.sub',
  route: '$context.routeKey',
  path: '$context.path',
  status: '$context.status',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  bytes: '$context.responseLength',
  ip: '$context.identity.sourceIp',
};
