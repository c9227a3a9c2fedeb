import type * as z from 'zod/mini';
import { TOKEN_FAILED } from '#contract/error.ts';
import type { Route } from '#contract/route.ts';
import { messages } from '#web/lib/messages.ts';
import { currentTokens, type Tokens } from '#web/lib/session/identity.ts';
import { endSession, getSession, sessionNumber } from '#web/lib/session/session.ts';
import { type Answer, fetchText } from '#web/lib/time-limit.ts';
import { ApiError } from './api-error.ts';
import { noticeGone } from './community-gone.ts';
import { takeEarly } from './early.ts';
import { noteLine } from './line.ts';
import { lostReply, type Reply, replyOf } from './reply.ts';
import { buildRequest } from './request.ts';

export { ApiError };

export interface CallOptions {
  /** Idempotency key, 16 to 64 characters: the same for each try of one thing. By default each call has its own. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/**
 * Calls an endpoint as the signed-in member. Whatever fails is an `ApiError`: a failed status, an `error` inside a 200,
 * no connection (status 0, `network.unreachable`) or no answer in time (status 0, `network.timeout`). A token refused
 * twice ends the session; nothing else does. An aborted call throws the signal's reason.
 */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<O>> {
  const { url, init } = buildRequest(route, input, options.key);
  const caller = getSession().user?.id;
  const era = sessionNumber();

  const send = async (fresh: boolean): Promise<Reply> => {
    if (!fresh && route.method === 'GET') {
      const early = await exchange(takeEarly(url, getSession().user?.token), options.signal);
      if (early) return early;
    }
    const tokens = await tokensFor(fresh);
    // The tokens are another member's: a late refresh of theirs, or a sign-in in another tab.
    if (!tokens || tokens.id !== caller) return new ApiError(401, 'token.failed', messages.ended);
    const headers = { ...init.headers, authorization: `Bearer ${tokens.access}` };
    return exchange(fetchText(url, { ...init, headers, signal: options.signal }), options.signal);
  };

  let reply = await send(false);
  if (isRefused(reply)) reply = await send(true);
  if (isRefused(reply) && caller && era === sessionNumber()) endSession();
  if (reply instanceof ApiError) {
    noticeGone(reply, input as object);
    throw reply;
  }

  const output = route.output.safeParse(reply.payload);
  if (output.success) return output.data as z.output<O>;
  // The call may have had its effect: an unreadable answer counts as no answer.
  throw new ApiError(502, 'reply.unexpected', messages.failed, { cause: output.error });
}

/** Without a network Amplify would try for a second to renew them; a request with the stored one fails at once. */
async function tokensFor(fresh: boolean): Promise<Tokens | undefined> {
  const { user } = getSession();
  return navigator.onLine || fresh || !user ? currentTokens(fresh) : { access: user.token, id: user.id };
}

const isRefused = (reply: Reply): reply is ApiError =>
  reply instanceof ApiError && (reply.status === 401 || reply.message === TOKEN_FAILED);

async function exchange<Found extends Answer | undefined>(
  answer: Promise<Found>,
  signal: AbortSignal | undefined,
): Promise<Reply | (Found & undefined)> {
  try {
    const found = await answer;
    const reply = found && replyOf(found);
    if (reply) noteLine(reply instanceof ApiError && reply.code === 'reply.unreadable');
    return reply;
  } catch (cause) {
    signal?.throwIfAborted();
    noteLine(true);
    return lostReply(cause);
  }
}
