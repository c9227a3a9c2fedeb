const STEP_LIMIT_MS = 3000; // ms for one step; one that hangs does not keep the others from closing

type Close = () => void | Promise<void>;

/** Closes what was opened, in reverse order. */
export class Closers {
  #steps: Close[] = [];
  #first: Close[] = [];
  #starting: Promise<unknown>[] = [];
  #closing: Promise<void> | undefined;

  add(close: Close): void {
    this.#steps.push(close);
  }

  /** Closes this first: for what must stop accepting requests while the rest closes. */
  addFirst(close: Close): void {
    this.#first.push(close);
  }

  /** Adds a part that is still starting; `close` waits for it, so that nothing keeps running. */
  starting<T extends { close: Close }>(part: Promise<T>): Promise<T> {
    const started = part.then((value) => {
      this.add(() => value.close());
      return value;
    });
    this.#starting.push(started);
    return started;
  }

  /** Closes everything once, however often it is called; a step that fails does not stop the others. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    await Promise.allSettled(this.#starting);
    const failures: unknown[] = [];
    for (const step of [...this.#first.toReversed(), ...this.#steps.toReversed()]) {
      try {
        await within(step());
      } catch (cause) {
        failures.push(cause);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be closed');
  }
}

async function within(step: void | Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part took too long to close')), STEP_LIMIT_MS);
  });
  try {
    await Promise.race([step, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like `Promise.all`, but rejects only after all promises have settled. */
export async function allSettled<T extends readonly unknown[]>(
  ...parts: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(parts);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}
