interface Queue {
  underWay: number;
  /** Resolves when the last of them may begin. */
  free: Promise<void>;
  /** When the first one of this round of the event loop began, as `performance.now()` counts. */
  since?: number | undefined;
  readonly waiting: Set<() => void>;
}

const SHARE_MS = 1; // ms of a round of the event loop in which one member's may begin

/**
 * In the cloud each request has a process of its own; here all share one. So that one member's many keep nobody else
 * waiting, so many of a member's are under way at a time, and the rest of theirs wait their turn. Those that only compute,
 * as a large body that is refused, would run in one go: once they took their share of a round of the event loop, the next
 * begins in another.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #queues = new Map<string, Queue>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Does it when the member's turn comes, or after so many milliseconds without one: then it has to say so itself. */
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
      // Then the one before has computed what it had to: the tick comes after all promises.
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
