const STEP_LIMIT_MS = 3000; // ms for one step: one that hangs keeps no other from closing

type Close = () => void | Promise<void>;

/** What has to be closed again, the last opened first. */
export class Closers {
  #steps: Close[] = [];
  #first: Close[] = [];
  #starting: Promise<unknown>[] = [];
  #closing: Promise<void> | undefined;

  add(close: Close): void {
    this.#steps.push(close);
  }

  /** For what must not come in any more while the rest closes. */
  addFirst(close: Close): void {
    this.#first.push(close);
  }

  /** Adds a part that is still starting; `close` waits for it, so that nothing is left running. */
  starting<T extends { close: Close }>(part: Promise<T>): Promise<T> {
    const started = part.then((value) => {
      this.add(() => value.close());
      return value;
    });
    this.#starting.push(started);
    return started;
  }

  /** Closes everything once, however often it is called; a step that fails keeps no other from closing. */
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

/** Like `Promise.all`, but throws what failed only when nothing is starting any more. */
export async function allSettled<T extends readonly unknown[]>(
  ...parts: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(parts);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}
