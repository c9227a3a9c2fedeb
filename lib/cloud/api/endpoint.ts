import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { rightsOf } from '#lib/rights.ts';
import { timeLimit } from '#lib/time-limit.ts';
import { grantExports, grantFolders, grantIndex, grantTable, grantUploads } from '../functions/grants.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import { settingsOf } from '../settings.ts';
import { isContended } from './throttles.ts';

export interface EndpointProps {
  readonly table: dynamodb.ITableV2;
  readonly contentBucket: s3.IBucket;
  readonly uploadBucket: s3.IBucket;
  readonly exportBucket: s3.IBucket;
  readonly originKeys: string;
  readonly route: Route;
  /** Handler file relative to `functions/`, without extension. */
  readonly entry: string;
  readonly code: CodeSource;
}

/** Serves one row of the route table: a function and its permissions. */
export class Endpoint extends Construct {
  public readonly handler: NodeFunction;
  /** With `gradual`: the alias that callers use, whichever version it points to. */
  public readonly live?: lambda.Alias;

  public constructor(scope: Construct, id: string, props: EndpointProps) {
    super(scope, id);
    const { table, contentBucket, uploadBucket, exportBucket, originKeys, route, entry, code } = props;

    // A row with `identity` needs no permission: Cognito authorises by the caller's own token, not by a role.
    const handler = new NodeFunction(this, 'Function', {
      entry,
      code,
      description: `${route.method} ${route.path}`,
      timeout: Duration.millis(timeLimit(route)),
      isReserved: isContended(route),
    });
    const { metrics, stage, gradual, adminSecondFactor, emailFrom } = settingsOf(this);
    handler.addEnvironment('METRICS', metrics);
    handler.addEnvironment('STAGE', stage);
    handler.addEnvironment('ORIGIN_KEYS', originKeys);
    if (route.identity) handler.addEnvironment('ADMIN_SECOND_FACTOR', String(adminSecondFactor));
    if (route.knowsMail && emailFrom) handler.addEnvironment('MAIL_FROM', emailFrom);
    const rights = rightsOf(route);
    grantTable(handler, table, rights.table);
    grantFolders(handler, contentBucket, rights.files);
    for (const use of rights.uploads) grantUploads(handler, uploadBucket, use);
    if (rights.index) grantIndex(handler, table);
    if (rights.exports) grantExports(handler, exportBucket, rights.exports);
    this.handler = handler;
    if (gradual) {
      this.live = new lambda.Alias(this, 'Live', { aliasName: 'live', version: handler.currentVersion });
    }
  }
}
