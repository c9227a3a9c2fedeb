import { Duration } from 'aws-cdk-lib';
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { timeLimit } from '#lib/time-limit.ts';
import { grantFolders, grantTable, grantUploads } from './grants.ts';
import { type CodeSource, NodeFunction } from './node-function.ts';

export interface EndpointProps {
  readonly api: apigw.IHttpApi;
  readonly authorizer: apigw.IHttpRouteAuthorizer;
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
  readonly route: Route;
  /** Handler file from `functions/`, without extension. */
  readonly entry: string;
  readonly code: CodeSource;
}

/** One row of the route table, deployed: a function, what it may do, and its route behind the authorizer. */
export class Endpoint extends Construct {
  public constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id);
    const { api, authorizer, table, contentBucket, uploadBucket, route, entry, code } = props;

    // A row with `identity` adds nothing: Cognito answers to the caller's own token, not to a role.
    const handler = new NodeFunction(this, 'Function', {
      entry,
      code,
      description: `${route.method} ${route.path}`,
      timeout: Duration.millis(timeLimit(route)),
    });
    grantTable(handler, table, route.table);
    if (route.files) {
      grantFolders(handler, contentBucket, route.files);
      grantUploads(handler, uploadBucket, 'take');
    }
    if (route.uploads) grantUploads(handler, uploadBucket, route.uploads);

    new apigw.HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: apigw.HttpRouteKey.with(route.path, apigw.HttpMethod[route.method]),
      integration: new HttpLambdaIntegration('Integration', handler),
      authorizer,
    });
  }
}
