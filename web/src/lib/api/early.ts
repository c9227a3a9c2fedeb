import { type Answer, fetchText, TimedOut } from '#web/lib/time-limit.ts';

/*
 * On a slow phone the application takes a second or two to start. What the first screen will ask for can
 * travel meanwhile: the entry sends it early, and `call` takes the reply instead of asking again.
 */

interface Early {
  readonly url: string;
  readonly token: string;
  readonly reply: Promise<Answer | undefined>;
}

let early: Early | undefined;
let config: Promise<unknown> | undefined;

/** What `/config.json` holds, asked for once: the page preloads it, and a second request would wait again. */
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

/** Asks now for what will be asked for; a failed status and a lost connection are forgotten. */
export function askEarly(url: string, token: string): Promise<Answer | undefined> {
  const reply = fetchText(url, { headers: { authorization: `Bearer ${token}` } }).then(
    (answer) => (answer.status < 300 ? answer : undefined),
    (cause: unknown) => {
      if (cause instanceof TimedOut) throw cause;
      return undefined;
    },
  );
  // Whoever takes it hears of it.
  reply.catch(() => undefined);
  early = { url, token, reply };
  return reply;
}

/** The same for whoever is signed in here, by what the browser keeps; nothing for anybody else. */
export async function askAsMember(url: string, stored: (key: string) => string | null): Promise<void> {
  try {
    const { token } = JSON.parse(stored('userInfo') ?? '{}') as { token?: string };
    if (token) await askEarly(url, token);
  } catch {
    // The screen asks for it again, and says what is wrong.
  }
}

/** An early reply to the same request, once; undefined when there is none. Throws `TimedOut`. */
export async function takeEarly(url: string, token: string | undefined): Promise<Answer | undefined> {
  if (early?.url !== url) return undefined;
  const { token: sent, reply } = early;
  early = undefined;
  return sent === token ? reply : undefined;
}

/** Forgets what was sent for. */
export function forgetEarly(): void {
  early = undefined;
  config = undefined;
}
