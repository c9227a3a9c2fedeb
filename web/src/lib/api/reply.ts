import { messages } from '#web/lib/messages.ts';
import { type Answer, TimedOut } from '#web/lib/time-limit.ts';
import { ApiError } from './api-error.ts';

/** The result of a call. A failure is thrown only once it is known whether the token was refused. */
export type Reply = { readonly status: number; readonly payload: unknown } | ApiError;

/**
 * Reads an answer, however it came. A text that is not JSON is not from our API, whatever its status: the sign-in page
 * of a network must neither refuse what was sent nor end a session. It counts as no connection, and is said so.
 */
export function replyOf({ status, text, retryAfter }: Answer): Reply {
  const body = parsed(text);
  const isForeign = body instanceof SyntaxError && text !== '';
  if (isForeign && status < 500) return unreadable(0, messages.unreachable, body);
  const failure = failureOf(status, body, retryAfter);
  if (failure) return failure;
  return body instanceof SyntaxError ? unreadable(502, messages.failed, body) : { status, payload: body };
}

const unreadable = (status: number, words: string, cause: SyntaxError) =>
  new ApiError(status, 'reply.unreadable', words, { cause });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return cause as SyntaxError;
  }
}

/** Why no answer came, in words for people. */
export const lostReply = (cause: unknown): ApiError =>
  cause instanceof TimedOut
    ? new ApiError(0, 'network.timeout', messages.unavailable, { cause })
    : new ApiError(0, 'network.unreachable', messages.unreachable, { cause });

/** The failure in a reply: a failed status, or an `error` in the body of a successful one. */
function failureOf(status: number, answer: unknown, retryAfter?: number): ApiError | undefined {
  const body: Record<string, unknown> = typeof answer === 'object' ? { ...answer } : {};
  const failed = status < 200 || status > 299;
  if (!failed && !body['error']) return undefined;

  const words = [body['error'], body['message']].find(isForPeople) ?? wordsFor(status);
  const code = typeof body['code'] === 'string' ? body['code'] : `reply.${status}`;
  return new ApiError(status, code, words, { fields: textsOf(body['fields']), retryAfter });
}

/** The gateway's own messages, which are not written for people. */
const PHRASE =
  /^(unauthorized|forbidden|not found|too many requests|limit exceeded|request (entity )?too (large|long)|internal server error|bad gateway|service unavailable|gateway timeout|endpoint request timed out)$/i;

const isForPeople = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !PHRASE.test(value);

function textsOf(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function wordsFor(status: number): string {
  if (status === 401) return messages.ended;
  if (status === 413) return messages.tooLarge;
  if (status === 429) return messages.busy;
  return status >= 500 ? messages.unavailable : messages.failed;
}
