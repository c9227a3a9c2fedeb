import type { APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { ifAdmitted } from './admission.ts';
import { isForm, readBody } from './body.ts';
import { type Commit, committer } from './commit.ts';
import { compress } from './compress.ts';
import { json } from './error-reply.ts';
import { readInput } from './input.ts';
import { type Member, memberOf } from './member.ts';
import { findReply, type Once, once } from './once.ts';
import { serve } from './serve.ts';
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

/** Turns a contract row and a plain function into a Lambda handler; a public row is one of `openEndpoint`. */
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
  return serve((event) => answer(event, memberOf(event)));
}

/** A write that is refused before it is counted (`today.ts`): a disabled member gets that refusal first. */
const refuse = ({ table }: Route, member: Member, refusal: unknown): Promise<never> =>
  table === 'write' ? ifAdmitted(member.id, () => Promise.reject(refusal)) : Promise.reject(refusal);

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

const statusOf = (route: Route, output: unknown) =>
  route.isCreation?.(output) === false ? 200 : (route.status ?? 200);

function onceOf(route: Route, event: Event, member: Member, input: unknown): Once | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || (route.method !== 'POST' && route.method !== 'PUT')) return undefined;
  return once(member.id, key, route, input as object);
}
