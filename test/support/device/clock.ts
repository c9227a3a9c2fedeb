interface Timer {
  readonly act: () => void;
  readonly every: number | undefined;
  due: number;
}

/** The time of a device. It runs by itself, and `pass` lets much of it go by at once; its date may be wrong. */
export class Clock {
  /** Milliseconds by which its date is wrong. */
  wrongBy = 0;
  #passed = 0;
  readonly #timers = new Map<number, Timer>();
  #last = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  #now = (): number => performance.now() + this.#passed;
  date = (): number => Date.now() + this.#passed + this.wrongBy;

  pass(milliseconds: number): void {
    this.#passed += milliseconds;
    this.#run();
  }

  set(act: () => void, milliseconds = 0, isEvery = false): number {
    this.#last += 1;
    const every = isEvery ? Math.max(milliseconds, 1) : undefined;
    this.#timers.set(this.#last, { act, every, due: this.#now() + milliseconds });
    this.#wait();
    return this.#last;
  }
  clear = (timer: number): void => void this.#timers.delete(timer);

  end(): void {
    this.#timers.clear();
    clearTimeout(this.#next);
  }

  #run(): void {
    const due = [...this.#timers].filter(([, timer]) => timer.due <= this.#now());
    for (const [id, timer] of due.sort(([, one], [, other]) => one.due - other.due)) {
      // One before may have cleared it.
      if (!this.#timers.has(id)) continue;
      if (timer.every === undefined) this.#timers.delete(id);
      else timer.due = this.#now() + timer.every;
      timer.act();
    }
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#next);
    if (this.#timers.size === 0) return;
    const due = Math.min(...[...this.#timers.values()].map((timer) => timer.due));
    this.#next = setTimeout(() => this.#run(), Math.max(0, due - this.#now()));
  }
}

/** `Date` by a clock. */
export function dateBy(clock: Clock): DateConstructor {
  return class extends Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(clock.date());
      else super(...(given as [number]));
    }
    static override now = clock.date;
  } as unknown as DateConstructor;
}
