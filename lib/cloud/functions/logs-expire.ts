import { CfnResource, type IAspect, RemovalPolicy } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { IConstruct } from 'constructs';

/**
 * Gives CDK's own functions, such as the one that empties a bucket, a log group that expires: one that Lambda creates
 * is kept for ever and outlives the stack.
 */
export class LogsExpire implements IAspect {
  public visit(node: IConstruct): void {
    if (!(node instanceof CfnResource) || node.cfnResourceType !== 'AWS::Lambda::Function') return;
    if (node instanceof CfnFunction && node.loggingConfig) return;
    const group = new logs.LogGroup(node, 'Logs', {
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    node.addPropertyOverride('LoggingConfig', { LogGroup: group.logGroupName });
  }
}
