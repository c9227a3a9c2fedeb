import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * How long a request goes on trying. Whatever in it meets conflicts, or a busy table, takes from the same tries:
 * else tries within tries multiply, until the API gives up on us and the member is told nothing.
 */

const RETRY_BUDGET_MS = 7000; // ms after the first failure
const TIME_TO_ANSWER_MS = 3000; // ms that the last try and the answer may take
const TIME_TO_WRITE_MS = 2000;
const MIN_WAIT_MS = 25; // doubled from try to try
const MAX_TAKEN_MS = 500;
const MAX_WAIT_MS = 1500;

/** What is left to try again. */
export class Tries {
  readonly #due: number;
  #end = 0;
  #tried = 0;

  /** `due`: when the answer is, in milliseconds as `performance.now()` counts them. */
  constructor(due = Number.POSITIVE_INFINITY) {
    this.#due = due;
  }

  /** Whether it is too late to write: the member would be told of no effect, and there would be one. */
  get isLate(): boolean {
    return performance.now() > this.#due - TIME_TO_WRITE_MS;
  }

  /**
   * Waits for another try, any time up to twice as long as before, so that many find turns: they end by the clock, not by
   * their number, or most of two hundred would be refused while there is time for all. Longer where one takes long
   * (`took`, ms), because then there are too many under way. Answers false, at once, when there is no time left.
   */
  async another(took = 0): Promise<boolean> {
    const now = performance.now();
    if (this.#tried === 0) this.#end = Math.min(now + RETRY_BUDGET_MS, this.#due - TIME_TO_ANSWER_MS);
    this.#tried += 1;
    const unit = Math.min(Math.max(took, MIN_WAIT_MS), MAX_TAKEN_MS);
    const wait = Math.random() * Math.min(2 ** this.#tried * unit, MAX_WAIT_MS);
    if (now + wait > this.#end) return false;
    await pause(wait);
    return true;
  }
}

const shared = new AsyncLocalStorage<Tries>();

/** Carries out a request whose answer is due in so many milliseconds; all of it shares its tries. */
export const withDeadline = <Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> =>
  shared.run(new Tries(performance.now() + milliseconds), run);

/** Carries out what belongs together; all of it shares its tries, those of the request where it is part of one. */
export const sharingTries = <Result>(run: () => Promise<Result>): Promise<Result> => shared.run(tries(), run);

/** The tries of what this is part of; some of its own where it is part of nothing. */
export const tries = (): Tries => shared.getStore() ?? new Tries();
