/** A small cache by id; a new entry replaces the oldest. */
export class Memory<Value> {
  readonly #most: number;
  readonly #values = new Map<string, { readonly until: number; readonly value: Value }>();

  constructor(most: number) {
    this.#most = most;
  }

  find(id: string, now: number): Value | undefined {
    const entry = this.#values.get(id);
    return entry && entry.until > now ? entry.value : undefined;
  }

  /** The ids that are cached now. */
  known(ids: readonly string[], now: number): Map<string, Value> {
    const found = new Map<string, Value>();
    for (const id of ids) {
      const value = this.find(id, now);
      if (value !== undefined) found.set(id, value);
    }
    return found;
  }

  keep(id: string, value: Value, until: number): void {
    this.#values.delete(id);
    this.#values.set(id, { until, value });
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as string);
  }

  forget(id: string): void {
    this.#values.delete(id);
  }
}
