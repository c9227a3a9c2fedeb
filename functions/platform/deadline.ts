import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Patience } from './patience.ts';

/*
 * How long a request keeps retrying. All of its steps that meet conflicts or a busy table share one budget. Otherwise
 * retries within retries multiply, until the API gives up on the function and the member gets no answer.
 */

const RETRY_BUDGET_MS = 7000; // ms after the first failure
const TIME_TO_ANSWER_MS = 3000; // ms that the last try and the answer may take
const TIME_TO_WRITE_MS = 2000;
const MIN_WAIT_MS = 25; // doubled from try to try
const MAX_TAKEN_MS = 500;
const MAX_WAIT_MS = 1500;

/** The retry budget that is left. */
export class Tries {
  readonly #due: number;
  readonly #patience: Patience | undefined;
  #end = 0;
  #tried = 0;

  /**
   * `due`: when the answer has to be there, in milliseconds as `performance.now()` counts them. `patience`: what the
   * environment's earlier requests have left.
   */
  constructor(due = Number.POSITIVE_INFINITY, patience?: Patience) {
    this.#due = due;
    this.#patience = patience;
  }

  /** Whether it is too late to write: the member would be told that it failed, and it would have happened. */
  get isLate(): boolean {
    return performance.now() > this.#due - TIME_TO_WRITE_MS;
  }

  /**
   * Waits before another try, for any time up to twice the last one, so that many find a turn. Retries end by the clock
   * and not by their number: otherwise most of two hundred would be refused while there is time for all. Waits longer
   * where one try takes long (`took`, ms), because then too many are under way. Answers false, at once, when no time is
   * left.
   */
  async another(took = 0): Promise<boolean> {
    const wait = this.nextWait(took, performance.now());
    if (wait === undefined) return false;
    await pause(wait);
    return true;
  }

  /** Milliseconds to wait before another try, after one that took `took`; undefined when no time is left. */
  nextWait(took: number, now: number): number | undefined {
    if (this.#tried === 0) {
      const budget = Math.min(RETRY_BUDGET_MS, this.#patience?.left(now) ?? RETRY_BUDGET_MS);
      this.#end = Math.min(now + budget, this.#due - TIME_TO_ANSWER_MS);
    }
    this.#tried += 1;
    const unit = Math.min(Math.max(took, MIN_WAIT_MS), MAX_TAKEN_MS);
    const wait = Math.random() * Math.min(2 ** this.#tried * unit, MAX_WAIT_MS);
    if (now + wait > this.#end) return undefined;
    this.#patience?.spend(took + wait);
    return wait;
  }

  /** The request has ended. */
  end(): void {
    if (this.#tried === 0) this.#patience?.giveBack();
  }
}

const shared = new AsyncLocalStorage<Tries>();

const patience = new Patience();
let underWay = 0;

/** Carries out a request whose answer is due in so many milliseconds. All of it shares one retry budget. */
export async function withDeadline<Result>(
  milliseconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  underWay += 1;
  // On one machine a process serves many requests at once: one after the other is how patience is measured.
  const own = new Tries(performance.now() + milliseconds, underWay === 1 ? patience : undefined);
  try {
    return await shared.run(own, run);
  } finally {
    underWay -= 1;
    own.end();
  }
}

/** Carries out several steps with one retry budget: that of the request, where they are part of one. */
export const sharingTries = <Result>(run: () => Promise<Result>): Promise<Result> => shared.run(tries(), run);

/** The retry budget of the current request; a new one outside of requests. */
export const tries = (): Tries => shared.getStore() ?? new Tries();
