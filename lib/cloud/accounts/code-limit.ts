import { Validations } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { EXHAUSTED } from '#functions/identity/exhausted.ts';
import { grantTable } from '../functions/grants.ts';
import { type CodeSource, NodeFunction } from '../functions/node-function.ts';
import { settingsOf } from '../settings.ts';

export interface CodeLimitProps {
  readonly code: CodeSource;
  readonly table: dynamodb.ITableV2;
  /** Most codes by SMS in a day. */
  readonly inAll: number;
}

/**
 * The trigger that limits how many codes a member, a number and all members together are sent in a day, because each
 * SMS costs money; and the metric of the codes that it refused because the daily total was reached.
 */
export function codeLimit(scope: Construct, { code, table, inAll }: CodeLimitProps) {
  const handler = new NodeFunction(scope, 'CodeLimit', {
    entry: 'identity/custom-message',
    code,
    description: 'Limits the codes that are sent in a day',
    isReserved: true,
  });
  grantTable(handler, table, 'write');
  handler.addEnvironment('SMS_A_DAY', String(inAll));
  handler.addEnvironment('CODE_SECRET', codeSecret(scope));
  return { handler, refused: countRefused(handler) };
}

/** Generated once, at the first deployment. It is a dynamic reference, so no template shows it. */
function codeSecret(scope: Construct): string {
  const secret = new Secret(scope, 'CodeSecret', {
    description: 'Key of the hashes under which codes are counted for each number',
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'It hides numbers from whoever reads the table, for the two days that a count is kept.',
  });
  return secret.secretValue.unsafeUnwrap();
}

function countRefused(handler: NodeFunction): Metric {
  const filter = handler.logGroup.addMetricFilter('Refused', {
    filterPattern: FilterPattern.literal(`"${EXHAUSTED}"`),
    metricNamespace: `Furrow/${settingsOf(handler).stage}`,
    metricName: 'RefusedCodes',
  });
  return filter.metric();
}
