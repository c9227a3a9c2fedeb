import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/**
 * Asks again until a fact is as expected: for what the worker does by itself. Fails with the last answer when it
 * is not so in time; the product promises five seconds where nothing else is said.
 */
export async function eventually<Fact>(
  ask: () => Promise<Fact>,
  expected: Fact,
  within = 10_000,
): Promise<void> {
  const end = performance.now() + within;
  for (;;) {
    const fact = await ask();
    try {
      return expect(fact).toEqual(expected);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(50);
  }
}
