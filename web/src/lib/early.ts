/*
 * On a slow phone the application takes a second or two to start. What the first screen will ask for can
 * travel meanwhile: the entry sends it early, and `call` takes the reply instead of asking again.
 */

interface Early {
  readonly url: string;
  readonly token: string;
  readonly reply: Promise<string | undefined>;
}

let early: Early | undefined;
let config: Promise<Response> | undefined;

/** The reply for `/config.json`, asked for once: the page preloads it, and a second request would wait again. */
export async function fetchConfig(): Promise<Response> {
  config ??= fetch('/config.json').catch((cause: unknown) => {
    config = undefined;
    throw cause;
  });
  const response = await config;
  if (!response.ok) config = undefined;
  return response.clone();
}

/** Asks now for what will be asked for; a reply that is no success is forgotten. */
export function askEarly(url: string, token: string): Promise<string | undefined> {
  const reply = fetch(url, { headers: { authorization: `Bearer ${token}` } })
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  early = { url, token, reply };
  return reply;
}

/** The text of an early reply to the same request, once; undefined when there is none. */
export async function takeEarly(url: string, token: string | undefined): Promise<string | undefined> {
  if (early?.url !== url) return undefined;
  const { token: sent, reply } = early;
  early = undefined;
  return sent === token ? reply : undefined;
}
