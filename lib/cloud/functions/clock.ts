import type { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';

export interface ClockProps {
  readonly handler: NodeFunction;
  readonly every: Duration;
  readonly description: string;
}

/**
 * Calls a function again and again with an empty event, and has nobody repeat a call that failed: the next one comes.
 */
export class Clock extends Rule {
  public constructor(scope: Construct, id: string, { handler, every, description }: ClockProps) {
    super(scope, id, {
      description,
      schedule: Schedule.rate(every),
      targets: [new LambdaFunction(handler, { event: RuleTargetInput.fromObject({}), retryAttempts: 0 })],
    });
    // EventBridge calls asynchronously, and Lambda itself would repeat a failed call twice.
    handler.configureAsyncInvoke({ retryAttempts: 0 });
  }
}
