import { vi } from 'vitest';

/** Waits until an assertion holds: the machine may be busy. Fails with what it says after ten seconds. */
export const patiently = <Fact>(assertion: () => Fact): Promise<Fact> =>
  vi.waitFor(assertion, { timeout: 10_000 });
