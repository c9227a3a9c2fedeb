import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * How long a request goes on trying. Whatever in it meets conflicts, or a busy table, takes from the same tries:
 * else tries within tries multiply, until the API gives up on us and the member is told nothing.
 */

const LONGEST = 7000; // ms after the first failure
const TO_ANSWER = 3000; // ms that the last try and the answer may take
const TO_WRITE = 2000;
const SHORTEST_WAIT = 25; // ms, doubled from try to try
const LONGEST_TAKEN = 500;
const LONGEST_WAIT = 1500;

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
    return performance.now() > this.#due - TO_WRITE;
  }

  /**
   * Waits for another try, any time up to twice as long as before, so that many find turns: they end by the clock, not by
   * their number, or most of two hundred would be refused while there is time for all. Longer where one takes long
   * (`took`, ms), because then there are too many under way. Answers false, at once, when there is no time left.
   */
  async another(took = 0): Promise<boolean> {
    const now = performance.now();
    if (this.#tried === 0) this.#end = Math.min(now + LONGEST, this.#due - TO_ANSWER);
    this.#tried += 1;
    const unit = Math.min(Math.max(took, SHORTEST_WAIT), LONGEST_TAKEN);
    const wait = Math.random() * Math.min(2 ** this.#tried * unit, LONGEST_WAIT);
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
