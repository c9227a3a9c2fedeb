import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer, portOf } from '#lib/local/listen.ts';
import { numbersOf } from '#lib/local/unkind.ts';

/** Shares of the calls that something happens to. */
const SHARE = { late: 0.03, refused: 0.01, lost: 0.01, throttled: 0.01, failed: 0.01 } as const;
type Fault = keyof typeof SHARE;
const LONGEST_DELAY_MS = 200;

/** How a service says that it is asked too often. */
const throttles = {
  engine: [400, '{"__type":"com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException"}'],
  files: [503, '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Slow down</Message></Error>'],
  pool: [400, '{"__type":"TooManyRequestsException","message":"Rate exceeded"}'],
} as const;

/** Something on the way to a service: by a plan that a seed makes, calls come late, break off or fail. */
export class FaultyWay {
  /** Where the service listens; a call fails as long as that is nowhere. */
  target = '';
  isCalm = true;
  readonly done: Record<Fault | 'calls', number> = {
    calls: 0,
    late: 0,
    refused: 0,
    lost: 0,
    throttled: 0,
    failed: 0,
  };
  readonly #service: keyof typeof throttles;
  readonly #times: number;
  readonly #random: () => number;
  readonly #server = createServer(
    (asked, reply) => void this.#pass(asked, reply).catch(() => reply.destroy()),
  );

  /** `times`: how much more often than to others something happens to it. */
  constructor(service: keyof typeof throttles, seed: number, times = 1) {
    this.#times = times;
    this.#service = service;
    this.#random = numbersOf(seed);
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }
  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }
  close = (): Promise<void> => closeServer(this.#server);

  #next(): Fault | undefined {
    if (this.isCalm) return undefined;
    this.done.calls += 1;
    let left = this.#random();
    for (const [fault, share] of Object.entries(SHARE) as [Fault, number][]) {
      left -= share * this.#times;
      if (left >= 0) continue;
      this.done[fault] += 1;
      return fault;
    }
    return undefined;
  }

  async #pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await asked.toArray();
    const fault = this.#next();
    if (fault === 'refused') return void reply.destroy();
    if (fault === 'throttled') {
      const [status, text] = throttles[this.#service];
      return answer(reply, status, text);
    }
    if (fault === 'failed') return answer(reply, 500, '{"__type":"InternalServerError"}');
    if (fault === 'late') await pause(this.#random() * LONGEST_DELAY_MS);
    const found = await this.#ask(asked, Buffer.concat(body));
    // It was done, and nobody hears of it.
    if (fault === 'lost') return void reply.destroy();
    reply.writeHead(found.status, found.headers).end(found.body);
  }

  #ask({ method, url, headers }: IncomingMessage, body: Buffer) {
    type Found = { status: number; headers: IncomingMessage['headers']; body: Buffer };
    return new Promise<Found>((resolve, reject) => {
      const sent = forward(`${this.target}${url}`, { method, headers }, (response) => {
        response.toArray().then(
          (parts) =>
            resolve({
              status: response.statusCode ?? 500,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          reject,
        );
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }
}

const answer = (reply: ServerResponse, status: number, body: string) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
