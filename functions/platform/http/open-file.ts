import { hash } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import { compress } from './compress.ts';
import { readInput } from './input.ts';
import { checkOnlyReads } from './open-endpoint.ts';
import { serve } from './serve.ts';

/**
 * Turns a public row that answers a text in a type of its own into a Lambda handler. Programs ask for such a file again
 * and again: who names what they have is told when it is still the same, and gets nothing a second time.
 */
export function openFile<Input extends z.ZodMiniType>(
  route: Route<Input, z.ZodMiniString>,
  run: (input: z.output<Input>) => Promise<string>,
) {
  checkOnlyReads(route);
  const inPath = pathParameters(route.path);
  return serve(async (event) => {
    const body = route.output.parse(await run(readInput(route, inPath, event, {})));
    // Weak: the same text is packed for some, and not for others.
    const etag = `W/"${hash('sha256', body, 'base64url')}"`;
    const headers = { etag, 'content-type': `${route.type}; charset=utf-8` };
    if (knows(event, etag)) return { statusCode: 304, headers };
    return compress({ statusCode: 200, headers, body }, event);
  });
}

const knows = ({ headers }: Event, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim() === etag);
