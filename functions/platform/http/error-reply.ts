import type middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { type ErrorEnvelope, errorStatus } from '#contract/error.ts';
import { AppError, busy } from '#platform/errors.ts';
import { explain, NothingWritten } from '#platform/table/transaction.ts';

/** Turns whatever a handler throws into the error envelope. What is not the caller's to know is only logged. */
export function answerErrors(): middy.MiddlewareObj<Event, Result> {
  return {
    onError: async (request) => {
      const thrown = request.error instanceof NothingWritten ? explain(request.error) : request.error;
      const known = thrown instanceof AppError ? thrown : isPassing(thrown) ? busy(thrown) : undefined;
      const code = known?.code ?? 'internal.unexpected';
      const status = known ? errorStatus[known.kind] : 500;
      if (status >= 500) {
        // Imported late: few requests need it, and every cold start would wait for it.
        const { logger } = await import('#platform/log.ts');
        logger.error(code, { requestId: request.context?.awsRequestId, error: thrown as Error });
      }
      const text = known?.message ?? 'Something went wrong on our side. Please try again.';
      const response = json(status, {
        error: text,
        message: text,
        code,
        fields: known?.fields,
      } satisfies ErrorEnvelope);
      if (status === 503) response.headers = { ...response.headers, 'retry-after': retryAfter() };
      request.response = response;
    },
  };
}

const RETRY_AFTER_SECONDS = { least: 2, most: 10 };

/** Whole seconds, drawn by chance: those who were refused together do not come back together. */
function retryAfter(): string {
  const { least, most } = RETRY_AFTER_SECONDS;
  return String(least + Math.floor(Math.random() * (most - least + 1)));
}

/** Failures that pass by themselves, beside every 5xx of AWS: throttles and missing answers. */
const passing = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'SlowDown',
  'RequestTimeout',
  'TimeoutError',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

/** What the SDK throws after its last try, from AWS or the network. */
interface Failure {
  readonly name: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function isPassing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, code = '', $metadata } = cause as Failure;
  return passing.has(name) || passing.has(code) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

export function json(statusCode: number, body: unknown): Result {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
