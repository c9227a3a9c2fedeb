import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Trigger } from 'aws-cdk-lib/triggers';
import { Construct } from 'constructs';
import { grantTable } from '../functions/grants.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';

export interface StartingDataProps {
  readonly code: CodeSource;
  readonly table: dynamodb.ITableV2;
  /** What must exist before the data is written. */
  readonly after: readonly Construct[];
  /** What may be created only after the data is written. */
  readonly before: Construct;
}

/**
 * Writes the starting data, in the first deployment and whenever the function or the table changes. Only missing items
 * are added. A failure fails the deployment.
 */
export class StartingData extends Construct {
  public constructor(scope: Construct, id: string, { code, table, after, before }: StartingDataProps) {
    super(scope, id);
    const handler = new NodeFunction(this, 'Function', {
      entry: 'system/put-starting-data',
      code,
      description: 'Writes what a new system starts with',
    });
    grantTable(handler, table, 'write');
    new Trigger(this, 'Trigger', {
      handler,
      executeAfter: [...after],
      executeBefore: [before],
      timeout: Duration.minutes(1),
    });
  }
}
