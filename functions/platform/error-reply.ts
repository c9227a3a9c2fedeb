import { Logger } from '@aws-lambda-powertools/logger';
import type middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { type ErrorEnvelope, errorStatus } from '#contract/error.ts';
import { AppError } from './errors.ts';
import { explain, NothingWritten } from './transaction.ts';

const logger = new Logger();

/** Turns whatever a handler throws into the error envelope; what is not the caller's to know is only logged. */
export function answerErrors(): middy.MiddlewareObj<Event, Result> {
  return {
    onError: (request) => {
      const thrown = request.error instanceof NothingWritten ? explain(request.error) : request.error;
      const known = thrown instanceof AppError ? thrown : busy(thrown);
      const code = known?.code ?? 'internal.unexpected';
      const status = known ? errorStatus[known.kind] : 500;
      if (status >= 500) {
        logger.error(code, { requestId: request.context?.awsRequestId, error: thrown as Error });
      }
      const text = known?.message ?? 'Something went wrong on our side. Please try again.';
      request.response = json(status, {
        error: text,
        message: text,
        code,
        fields: known?.fields,
      } satisfies ErrorEnvelope);
    },
  };
}

/** AWS asks for patience: the caller may simply try again. */
function busy(cause: unknown): AppError | undefined {
  const name = cause instanceof Error ? cause.name : '';
  const names = [
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'TooManyRequestsException',
    'SlowDown',
  ];
  if (!names.includes(name)) return undefined;
  return new AppError('unavailable', 'service.busy', 'Furrow is very busy right now. Please try again.', {
    cause,
  });
}

export function json(statusCode: number, body: unknown): Result {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
