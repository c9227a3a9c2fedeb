interface Queue {
  underWay: number;
  /** Resolves when the last of them may begin. */
  free: Promise<void>;
  /** When the first request of this round of the event loop began, by `performance.now()`. */
  since?: number | undefined;
  readonly waiting: Set<() => void>;
}

/** What a request is answered with whose turn did not come. */
export const missed = Symbol('missed');

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

  /** Calls `act` when it is the turn of a member, or of a row; answers `missed`, without a call, where that takes longer than `patience`. */
  async take(name: string, patience: number, act: () => unknown): Promise<unknown> {
    const queue = this.#queues.get(name) ?? { underWay: 0, free: Promise.resolve(), waiting: new Set() };
    this.#queues.set(name, queue);
    if (queue.underWay >= this.#atOnce && !(await turn(queue, patience))) return missed;
    queue.underWay += 1;
    try {
      queue.free = queue.free.then(() => this.#pace(name, queue));
      await queue.free;
      return await act();
    } finally {
      queue.underWay -= 1;
      const [next] = queue.waiting;
      if (queue.underWay < this.#atOnce) next?.();
      this.#forget(name, queue);
    }
  }

  async #pace(name: string, queue: Queue): Promise<void> {
    while (queue.since !== undefined) {
      // The request before has finished its synchronous work by then: nextTick runs after all promises.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      if (performance.now() - queue.since < SHARE_MS) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    queue.since = performance.now();
    setImmediate(() => {
      queue.since = undefined;
      this.#forget(name, queue);
    });
  }

  #forget(name: string, { underWay, waiting, since }: Queue): void {
    if (underWay === 0 && waiting.size === 0 && since === undefined) this.#queues.delete(name);
  }
}

/** Whether its turn came in time. */
function turn({ waiting }: Queue, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isTurn: boolean) => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve(isTurn);
    };
    const begin = () => end(true);
    const timer = setTimeout(end, patience, false);
    waiting.add(begin);
  });
}
