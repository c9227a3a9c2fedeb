import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { clearSite } from './web.tsx';

/*
 * The test files of the site share a page and its modules, since both take longer to load than most tests run. Each
 * test leaves them as a page that was just opened.
 */

beforeAll(clearSite);

afterEach(async () => {
  // A timer that a module holds would never come once the timers are real again, and no other is set before it came.
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await clearSite();
});

// A part that is still on its way when a file ends could be loaded by no file after it: the page's modules keep the
// failure.
afterAll(() => vi.dynamicImportSettled());
