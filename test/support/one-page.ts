import { afterEach, beforeAll, vi } from 'vitest';
import { clearSite } from './web.tsx';

/*
 * The test files of the site share a page and its modules, since both take longer to load than most tests run. Each test
 * leaves them as a page that was just opened.
 */

beforeAll(clearSite);

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await clearSite();
});
