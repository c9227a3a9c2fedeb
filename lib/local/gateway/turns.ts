interface Queue {
  underWay: number;
  /** Resolves when the last of them may begin. */
  free: Promise<void>;
  /** When the first request of this round of the event loop began, by `performance.now()`. */
  since?: number | undefined;
  readonly waiting: Set<() => void>;
}

const SHARE_MS = 1; // ms in a round of the event loop during which requests of one member may begin

/**
 * In the cloud each request has its own process; here all share one. So that one member cannot block the others, only
 * so many of a member's requests run at a time, and the rest wait; of one row's writes, too, because two hundred that
 * share a processor all end late, or too late. Requests that only compute, such as a refused large
 * body, would all run in one go: once they have used their share of a round of the event loop, the next begins in
 * another round.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #queues = new Map<string, Queue>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /**
   * Calls `act` when it is the member's turn, or after `patience` milliseconds: then `act` has to refuse the request
   * itself.
   */
  async take(member: string, patience: number, act: () => unknown): Promise<unknown> {
    const queue = this.#queues.get(member) ?? { underWay: 0, free: Promise.resolve(), waiting: new Set() };
    this.#queues.set(member, queue);
    if (queue.underWay >= this.#atOnce) await turn(queue, patience);
    queue.underWay += 1;
    try {
      queue.free = queue.free.then(() => this.#pace(member, queue));
      await queue.free;
      return await act();
    } finally {
      queue.underWay -= 1;
      const [next] = queue.waiting;
      if (queue.underWay < this.#atOnce) next?.();
      this.#forget(member, queue);
    }
  }

  async #pace(member: string, queue: Queue): Promise<void> {
    while (queue.since !== undefined) {
      // The request before has finished its synchronous work by then: nextTick runs after all promises.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      if (performance.now() - queue.since < SHARE_MS) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    queue.since = performance.now();
    setImmediate(() => {
      queue.since = undefined;
      this.#forget(member, queue);
    });
  }

  #forget(member: string, { underWay, waiting, since }: Queue): void {
    if (underWay === 0 && waiting.size === 0 && since === undefined) this.#queues.delete(member);
  }
}

function turn({ waiting }: Queue, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(begin, patience);
    waiting.add(begin);
  });
}
