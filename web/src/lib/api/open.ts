import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { messages } from '#web/lib/messages.ts';
import { fetchText } from '#web/lib/time-limit.ts';
import { ApiError } from './api-error.ts';
import { lostReply, replyOf } from './reply.ts';
import { buildRequest } from './request.ts';

interface OpenOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of a session that is not the one of this page. */
  readonly token?: string;
}

/**
 * Calls a public row, signed in or not, or another one with a token of its own: that of the session never goes with it.
 * Whatever fails is an `ApiError`, as with `call`.
 */
export async function callOpen<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
  { signal, token }: OpenOptions = {},
): Promise<z.output<O>> {
  const { url, init } = buildRequest(route, input);
  const headers = token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers;
  const answer = await fetchText(url, { ...init, headers, ...(signal && { signal }) }).catch((cause) => {
    signal?.throwIfAborted();
    throw lostReply(cause);
  });
  const reply = replyOf(answer);
  if (reply instanceof ApiError) throw reply;
  const output = route.output.safeParse(reply.payload);
  if (output.success) return output.data as z.output<O>;
  throw new ApiError(502, 'reply.unexpected', messages.failed, { cause: output.error });
}
