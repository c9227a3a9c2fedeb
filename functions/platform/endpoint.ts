import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import { readBody } from './body.ts';
import { type Commit, committer } from './commit.ts';
import { answerErrors, json } from './error-reply.ts';
import { AppError } from './errors.ts';
import { type Member, memberOf } from './member.ts';
import { findReply, type Once, once } from './once.ts';

// The site compiles no code from text, by its content-security policy; a function has no use for it either.
z.config({ jitless: true });

export interface Call {
  readonly member: Member;
  /** Writes an effect and its reply together, once for each idempotency key. */
  readonly commit: Commit;
}

/** Turns a contract row and a plain function into a Lambda handler. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>,
) {
  return middy<Event, Result>()
    .use(answerErrors())
    .handler(async (event) => {
      const member = memberOf(event);
      const input = readInput(route, event, await readBody(route, event));
      // Shape comes before permission: the order of contract.md, Replies.
      if (route.access === 'admin' && !member.isAdmin) {
        throw new AppError('forbidden', 'member.not-admin', 'Only administrators may do this.');
      }
      const request = onceOf(route, event, member, input);
      const earlier = request && (await findReply(request));
      const reply = earlier ?? (await run(input, { member, commit: committer(request) }));
      // Parsing the output strips table keys and turns contract drift into a 500, never a leak.
      return json(route.status ?? 200, route.output.parse(reply));
    });
}

function readInput<Input extends z.ZodMiniType>(
  route: Route<Input>,
  event: Event,
  body: Record<string, unknown>,
): z.output<Input> {
  const path = Object.fromEntries(
    pathParameters(route.path).map((name) => [name, event.pathParameters?.[name]]),
  );
  const parsed = route.input.safeParse({ ...event.queryStringParameters, ...body, ...path });
  if (parsed.success) return parsed.data;

  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const [first = 'The request is not valid.'] = Object.values(fields);
  throw new AppError('invalid', 'request.invalid', first, { cause: parsed.error, fields });
}

function onceOf(route: Route, event: Event, member: Member, input: unknown): Once | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || (route.method !== 'POST' && route.method !== 'PUT')) return undefined;
  return once(member.id, key, `${route.method} ${route.path}`, input);
}
