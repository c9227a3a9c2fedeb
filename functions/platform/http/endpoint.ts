import middy from '@middy/core';
import type {
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import { withDeadline } from '#platform/deadline.ts';
import { AppError } from '#platform/errors.ts';
import { ifAdmitted } from './admission.ts';
import { isForm, readBody } from './body.ts';
import { type Commit, committer } from './commit.ts';
import { compress } from './compress.ts';
import { answerErrors, json } from './error-reply.ts';
import { type Member, memberOf } from './member.ts';
import { measured } from './metrics.ts';
import { findReply, type Once, once } from './once.ts';
import { isFromEdge } from './origin-key.ts';
import { addToday, bytesOf, countToday } from './today.ts';

export interface Call {
  readonly member: Member;
  /** Whether the body came as a multipart form. */
  readonly isForm: boolean;
  /** Counts bytes that the request stores without bringing them. Throws `upload.too-many` past the day's. */
  readonly countBytes: (bytes: number) => Promise<void>;
  /** Writes an effect and its reply together, once for each idempotency key. */
  readonly commit: Commit;
}

/** Turns a contract row and a plain function into a Lambda handler. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>,
) {
  const inPath = pathParameters(route.path);
  const answer = (event: Event, member: Member) =>
    route.table === 'read' ? ifAdmitted(member.id, () => reply(event, member)) : reply(event, member);
  const understand = async (event: Event, member: Member) => {
    // Shape is checked before permission: the order of contract.md, Replies.
    const input = readInput(route, inPath, event, await readBody(route, event));
    const request = onceOf(route, event, member, input);
    if (route.access === 'admin' && !member.isAdmin) {
      throw new AppError('forbidden', 'member.not-admin', 'Only administrators may do this.');
    }
    return { input, request, earlier: request && (await findReply(request)) };
  };
  const reply = async (event: Event, member: Member) => {
    const { input, request, earlier } = await understand(event, member).catch((refusal: unknown) =>
      refuse(route, member, refusal),
    );
    const replied =
      // Answering a repeated request is a read.
      (earlier && (await ifAdmitted(member.id, async () => earlier))) ??
      (await runOnce(request, async () => {
        const counted = [await countToday(route, member.id, bytesOf(route, input as object))];
        const takeBack = async () => void (await Promise.all(counted.map((back) => back())));
        const countBytes = async (bytes: number) =>
          void counted.push(await addToday(member.id, bytes > 0 ? { bytes } : {}));
        const call = {
          member,
          isForm: isForm(route, event),
          countBytes,
          commit: committer(request, takeBack),
        };
        try {
          return await run(input, call);
        } catch (error) {
          await takeBack();
          throw error;
        }
      }));
    // Parsing the output strips table keys and turns contract drift into a 500, never a leak.
    const output = route.output.parse(replied);
    return compress(json(statusOf(route, output), output), event);
  };
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
      return withDeadline(left, async () => answer(event, memberOf(event)));
    });
  return measured((event: Event, context: Context) => whole(event, context));
}

/** A write that is refused before it is counted (`today.ts`): a disabled member gets that refusal first. */
const refuse = ({ table }: Route, member: Member, refusal: unknown): Promise<never> =>
  table === 'write' ? ifAdmitted(member.id, () => Promise.reject(refusal)) : Promise.reject(refusal);

// How many milliseconds before its end the function replies, and no longer begins.
const TIME_TO_REPLY_MS = 500;
const TIME_TO_BEGIN_MS = 3000;

/** Replies in time with our own words, instead of API Gateway's. What is under way may still take effect. */
function refuseLate(): never {
  throw new AppError('unavailable', 'service.slow', 'This took too long. Please try again.');
}

/** Milliseconds; a test's context may have no end. */
const timeLeft = (context: Partial<Context>) =>
  context.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY;

/**
 * A failed request answers what its twin answered, if that took effect meanwhile: the failure may be that the effect is
 * there already.
 */
async function runOnce<Reply>(request: Once | undefined, run: () => Promise<Reply>): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    const twin = request && (await findReply(request));
    if (twin === undefined) throw error;
    return twin as Reply;
  }
}

function readInput<Input extends z.ZodMiniType>(
  route: Route<Input>,
  inPath: readonly string[],
  event: Event,
  body: Record<string, unknown>,
): z.output<Input> {
  const path = Object.fromEntries(inPath.map((name) => [name, event.pathParameters?.[name]]));
  const shape = (isForm(route, event) && route.form) || route.input;
  const parsed = shape.safeParse({ ...readQuery(route, event), ...body, ...path });
  if (parsed.success) return parsed.data as z.output<Input>;

  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field = '', index] = path;
    fields[String(field)] ??=
      typeof index === 'number' ? `${oneOf(String(field), index)}: ${message}` : message;
  }
  const first = parsed.error.issues[0]?.message ?? 'Something in this is not right.';
  throw new AppError('invalid', 'request.invalid', first, { cause: parsed.error, fields });
}

/** How people call one of several: the third of `questions` is 'Question 3'. */
const oneOf = (field: string, index: number) =>
  `${field.charAt(0).toUpperCase()}${field.slice(1).replace(/s$/, '')} ${index + 1}`;

const statusOf = (route: Route, output: unknown) =>
  route.isCreation?.(output) === false ? 200 : (route.status ?? 200);

/** Only reads have a query: elsewhere a field of the body could get into logs by it. */
const readQuery = ({ method }: Route, { queryStringParameters }: Event) =>
  method === 'GET' || method === 'DELETE' ? queryStringParameters : {};

function onceOf(route: Route, event: Event, member: Member, input: unknown): Once | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || (route.method !== 'POST' && route.method !== 'PUT')) return undefined;
  return once(member.id, key, `${route.method} ${route.path}`, input);
}
