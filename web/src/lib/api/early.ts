import { type Answer, fetchText, TimedOut } from '#web/lib/time-limit.ts';

/*
 * On a slow phone the application takes a second or two to start. Meanwhile the entry sends the requests of the first
 * screen, and `call` takes these replies instead of asking again.
 */

interface Early {
  readonly url: string;
  readonly token: string;
  readonly reply: Promise<Answer | undefined>;
  /** Once it has arrived. */
  answer?: Answer | undefined;
}

let early: Early | undefined;
let config: Promise<unknown> | undefined;

/** The content of `/config.json`, requested once: the page preloads it, and a second request would wait again. */
export function fetchConfig(): Promise<unknown> {
  config ??= readConfig().catch((cause: unknown) => {
    config = undefined;
    throw cause;
  });
  return config;
}

async function readConfig(): Promise<unknown> {
  const { status, text } = await fetchText('/config.json');
  if (status !== 200) throw new Error(`/config.json answers ${status}`);
  return JSON.parse(text);
}

/** Sends a request that will be needed; forgets a failed status and a lost connection. */
export function askEarly(url: string, token: string): Promise<Answer | undefined> {
  const reply = fetchText(url, { headers: { authorization: `Bearer ${token}` } }).then(
    (answer) => (answer.status < 300 ? answer : undefined),
    (cause: unknown) => {
      if (cause instanceof TimedOut) throw cause;
      return undefined;
    },
  );
  const asked: Early = { url, token, reply };
  // The caller who takes it handles its failure.
  reply.then(
    (answer) => {
      asked.answer = answer;
    },
    () => undefined,
  );
  early = asked;
  return reply;
}

/** An early reply to the same request, once; undefined when there is none. Throws `TimedOut`. */
export async function takeEarly(url: string, token: string | undefined): Promise<Answer | undefined> {
  if (early?.url !== url) return undefined;
  const { token: sent, reply } = early;
  early = undefined;
  return sent === token ? reply : undefined;
}

/** An early reply to the same request that has arrived; it stays until it is taken. */
export const arrivedEarly = (urlOf: () => string, token: string | undefined): Answer | undefined =>
  early?.answer && early.token === token && early.url === urlOf() ? early.answer : undefined;

/** Forgets all early requests. */
export function forgetEarly(): void {
  early = undefined;
  config = undefined;
}
