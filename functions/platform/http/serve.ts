import middy from '@middy/core';
import type {
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { withDeadline } from '#platform/deadline.ts';
import { AppError } from '#platform/errors.ts';
import { answerErrors, json } from './error-reply.ts';
import { measured } from './metrics.ts';
import { isFromEdge } from './origin-key.ts';

// How many milliseconds before its end the function replies, and no longer begins.
const TIME_TO_REPLY_MS = 500;
const TIME_TO_BEGIN_MS = 3000;

/** A Lambda handler that answers what came through CloudFront, in time, and failures in the envelope. */
export function serve(answer: (event: Event) => Promise<Result>) {
  const whole = middy<Event, Result>({
    timeoutEarlyInMillis: TIME_TO_REPLY_MS,
    timeoutEarlyResponse: refuseLate,
  })
    .use(answerErrors())
    .handler(async (event, context) => {
      if (!isFromEdge(event)) return json(403, { message: 'Forbidden' });
      const left = timeLeft(context);
      // Where one process serves all functions, a request may have waited until it is too late to begin
      // (`lib/local/gateway/turns.ts`).
      if (left < TIME_TO_BEGIN_MS) refuseLate();
      return withDeadline(left, async () => answer(event));
    });
  return measured((event: Event, context: Context) => whole(event, context));
}

/** Replies in time with our own words, instead of API Gateway's. What is under way may still take effect. */
function refuseLate(): never {
  throw new AppError('unavailable', 'service.slow', 'This took too long. Please try again.');
}

/** Milliseconds; a test's context may have no end. */
const timeLeft = (context: Partial<Context>) =>
  context.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY;
