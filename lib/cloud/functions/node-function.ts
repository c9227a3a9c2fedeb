import { Duration, Validations } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings.ts';
import { functionRole } from './function-role.ts';

/** Where a function's code comes from; `entry` is relative to `functions/`: `news/create-news`. */
export type CodeSource = (entry: string) => lambda.Code;

export interface NodeFunctionProps {
  readonly entry: string;
  readonly code: CodeSource;
  readonly description: string;
  /** @default 15 seconds: the HTTP API gives up at 30 */
  readonly timeout?: Duration;
  /** Whether `reservedConcurrency` keeps executions for it, and lets it have no more. @default false */
  readonly isReserved?: boolean;
}

/**
 * A function of ours: the same memory and runtime for all, and a role that may write its own log and, with tracing,
 * traces.
 */
export class NodeFunction extends lambda.Function {
  public constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const { entry, code, description, timeout = Duration.seconds(15), isReserved = false } = props;
    const { tracing, reservedConcurrency } = settingsOf(scope);
    const { role, logGroup } = functionRole(scope, id);
    if (tracing !== 'off') {
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray takes traces (PutTraceSegments, PutTelemetryRecords) for no resource in particular.',
      });
    }

    super(scope, id, {
      description,
      code: code(entry),
      handler: 'index.handler',
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: 1024,
      timeout,
      tracing: tracing === 'off' ? lambda.Tracing.DISABLED : lambda.Tracing.ACTIVE,
      logGroup,
      role,
      ...(isReserved && reservedConcurrency > 0 && { reservedConcurrentExecutions: reservedConcurrency }),
      // The source maps are deployed, but enabling them would add a fifth to each cold start.
      environment: { POWERTOOLS_SERVICE_NAME: entry, ...(tracing === 'calls' && { TRACING: tracing }) },
    });
  }
}
