const FULL_MS = 7000; // as long as one request may retry
const REFILL = 0.05; // of the time that passes
const GIVEN_BACK_MS = 500;

/**
 * How long the requests of one environment may still retry: what earlier requests spent is missing to later ones.
 * Where many writes keep meeting on one item, waiting gives each its turn later and lets no more of them through, but
 * holds an execution meanwhile. An environment runs one request at a time and knows only its own conflicts, and from
 * them it learns this.
 */
export class Patience {
  #left = FULL_MS;
  #at = 0;

  /** Milliseconds that are left. `now` in milliseconds, as `performance.now()` counts them. */
  left(now: number): number {
    this.#left = Math.min(FULL_MS, this.#left + (now - this.#at) * REFILL);
    this.#at = now;
    return this.#left;
  }

  spend(milliseconds: number): void {
    this.#left = Math.max(0, this.#left - milliseconds);
  }

  /** A request met no conflict. */
  giveBack(): void {
    this.#left = Math.min(FULL_MS, this.#left + GIVEN_BACK_MS);
  }
}
