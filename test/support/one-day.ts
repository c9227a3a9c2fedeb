import { afterAll, beforeAll, vi } from 'vitest';

/** For tests of what is counted by the day: it is noon all the time, so none begins on one day and ends on the next. */
export function useOneDay(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) }));
  afterAll(() => void vi.useRealTimers());
}
