interface Queue {
  underWay: number;
  /** Resolves when the last of them may begin. */
  free: Promise<void>;
  readonly waiting: Set<() => void>;
}

/**
 * In the cloud each request has a process of its own; here all share one. So that one member's many keep nobody else
 * waiting, so many of a member's are under way at a time, and the rest of theirs wait their turn. One of them begins in
 * each round of the event loop: those that only compute, as a large body that is refused, would run in one go.
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
      await pace(queue);
      return await act();
    } finally {
      queue.underWay -= 1;
      const [next] = queue.waiting;
      if (queue.underWay < this.#atOnce) next?.();
      if (queue.underWay === 0 && queue.waiting.size === 0) this.#queues.delete(member);
    }
  }
}

function pace(queue: Queue): Promise<void> {
  queue.free = queue.free.then(() => new Promise((resolve) => setImmediate(resolve)));
  return queue.free;
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
