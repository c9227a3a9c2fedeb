import { numbersOf } from '#lib/local/unkind.ts';

/** Shares of the requests that something becomes of. */
const SHARE = { lost: 0.06, 'reply-lost': 0.14, silent: 0.02, busy: 0.03, portal: 0.02 } as const;
type Fate = keyof typeof SHARE;

/** Where the site's addresses lead, and what its `/config.json` says. */
export interface Origin {
  readonly url: string;
  readonly config: object;
}

/**
 * What lies between devices and the API: by a plan that a seed makes, requests are lost, done while the reply is lost,
 * never answered, or answered by somebody else.
 */
export class BadNetwork {
  isCalm = false;
  readonly done: Record<Fate | 'calls', number> = {
    calls: 0,
    lost: 0,
    'reply-lost': 0,
    silent: 0,
    busy: 0,
    portal: 0,
  };
  /** Who sent each key. */
  readonly senders = new Map<string, Set<string>>();
  /** Requests that have left and are not answered. */
  underWay = 0;
  readonly #origin: Origin;
  readonly #random: () => number;

  constructor(origin: Origin, seed: number) {
    this.#origin = origin;
    this.#random = numbersOf(seed);
  }

  /** `fetch` of a page. */
  fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const url = new URL(input, this.#origin.url);
    if (url.pathname === '/config.json') return Response.json(this.#origin.config);
    this.#note(new Headers(init.headers));
    const fate = this.#next();
    const { signal } = init;
    if (fate === 'lost') return broken();
    if (fate === 'busy') return Response.json({ message: 'Service Unavailable' }, { status: 503 });
    if (fate === 'portal')
      return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    // What has left goes its way, whatever becomes of the page.
    const answer = this.#send(url, { ...init, signal: null });
    if (fate === 'silent') await answer.then(() => untilAborted(signal));
    const reply = await Promise.race([answer, untilAborted(signal)]);
    return fate === 'reply-lost' ? broken() : reply;
  };

  async #send(url: URL, init: RequestInit): Promise<Response> {
    this.underWay += 1;
    try {
      const reply = await fetch(url, init);
      const body = await reply.arrayBuffer();
      return new Response(body, { status: reply.status, headers: reply.headers });
    } finally {
      this.underWay -= 1;
    }
  }

  #note(headers: Headers): void {
    const key = headers.get('idempotency-key');
    const token = headers.get('authorization')?.split('.')[1];
    if (!key || !token) return;
    const { sub } = JSON.parse(Buffer.from(token, 'base64url').toString());
    this.senders.set(key, (this.senders.get(key) ?? new Set()).add(sub));
  }

  #next(): Fate | undefined {
    if (this.isCalm) return undefined;
    this.done.calls += 1;
    let left = this.#random();
    for (const [fate, share] of Object.entries(SHARE) as [Fate, number][]) {
      left -= share;
      if (left >= 0) continue;
      this.done[fate] += 1;
      return fate;
    }
    return undefined;
  }
}

export const broken = (): never => {
  throw new TypeError('Failed to fetch');
};

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
