/** Milliseconds that an answer may take. Neither `fetch` nor Amplify has a limit of its own. */
export const TIME_LIMIT_MS = 10_000;

/** Bytes a second on one bar of signal: a request gets as much more time as its body needs. */
const SLOWEST_BYTES_PER_SECOND = 5000;

/** Nothing came in time. The request may still have had its effect: the next try has the same key. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

export interface Limit {
  /** Milliseconds. @default TIME_LIMIT_MS */
  readonly limit?: number;
  /** The caller's; its reason is thrown. */
  readonly signal?: AbortSignal | null | undefined;
}

/**
 * Runs it for a limited time, and throws `TimedOut` after that, whether or not it heeds its signal. Each call of `goOn`
 * begins a new `TIME_LIMIT_MS`.
 */
export async function withinLimit<Result>(
  run: (signal: AbortSignal, goOn: () => void) => Promise<Result>,
  { limit = TIME_LIMIT_MS, signal }: Limit = {},
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const end = () => controller.abort(new TimedOut());
  const stop = () => controller.abort(signal?.reason);
  let timer = setTimeout(end, limit);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(end, TIME_LIMIT_MS);
  };
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([run(controller.signal, goOn), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds to wait before the next try; 0 for none. */
  readonly retryAfter?: number;
}

/** Fetches a text. Each part of the answer gets the whole limit: slow is not lost. */
export function fetchText(url: string, init: RequestInit = {}): Promise<Answer> {
  const limit = TIME_LIMIT_MS + (sizeOf(init.body) / SLOWEST_BYTES_PER_SECOND) * 1000;
  return withinLimit(
    async (signal, goOn) => {
      const response = await fetch(url, { ...init, signal });
      goOn();
      // A date in place of seconds counts as none.
      const retryAfter = Number(response.headers.get('retry-after')) || 0;
      return { status: response.status, text: await readText(response.body, goOn), retryAfter };
    },
    { limit, signal: init.signal },
  );
}

async function readText(body: ReadableStream<Uint8Array> | null, goOn: () => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return text + decoder.decode();
    goOn();
    text += decoder.decode(value, { stream: true });
  }
}

/** About the bytes of a body; of a form those of its files. */
function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return body.length;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce(
    (sum, value) => sum + (value instanceof Blob ? value.size : value.length),
    0,
  );
}
