import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { functionEnvironment } from './test/support/system/function-environment.ts';

// Each test file has a process of its own: what it loads from packages is compiled for the first one.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('dist/compiled', import.meta.url));

/** A fact that comes by itself is waited for this long: a machine may be busy. */
const expecting = { poll: { timeout: 10_000 } };

/** What `npm run test:long` runs as well, at its whole size. */
const stormy = [
  'functions/contract/endless-texts',
  'integration/news/blocks',
  'integration/news/categories',
  'integration/calendar/circle-events',
  'integration/circles/circles',
  'integration/circles/communities',
  'integration/courses/course-capacity',
  'integration/courses/course-races',
  'integration/calendar/events',
  'integration/news/first-photo',
  'integration/contract/contract-fuzz',
  'integration/contract/list-capacity',
  'integration/contract/paged-list',
  'integration/contract/permissions',
  'integration/accounts/profile-races',
  'integration/circles/races',
  'integration/library/resource-races',
  'integration/courses/test-races',
  'integration/circles/toggles',
  'e2e/boot',
  'e2e/first-news',
  'e2e/large-files',
  'e2e/outbox',
  'e2e/screens-knowledge',
  'e2e/screens-others',
  'e2e/screens-people',
].map((name) => `test/${name}.test.ts`);

export default defineConfig({
  test: {
    // One more than a small machine has cores: a quarter of a file's time is waiting, for pauses, frames and its engine.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          env: functionEnvironment,
          expect: expecting,
          include: [
            'test/*.test.ts',
            'test/architecture/*.test.ts',
            'test/functions/**/*.test.ts',
            'test/lib/**/*.test.ts',
          ],
          exclude: ['test/lib/cloud/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cloud',
          env: functionEnvironment,
          expect: expecting,
          include: ['test/lib/cloud/**/*.test.ts'],
          // The CDK takes longer to load than most of these files, and what one synthesises others look at, too.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          expect: expecting,
          // One page for many files (test/support/one-page.ts): to load it takes longer than most of them run.
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/support/one-page.ts'],
          // jsdom draws its frames by an interval: one that was begun in a time that is over would never come.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          include: ['test/web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          expect: expecting,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          expect: expecting,
          // `LONG`: storms and made-up cases at their whole size (test/support/amount.ts).
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', LONG: 'true' },
          include: ['test/long/**/*.test.ts', ...stormy],
          // The benchmark and some storms look at the site in a browser.
          retry: 1,
          globalSetup: ['test/e2e/browser-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expecting,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/browser-setup.ts'],
          // A browser may lose a frame or a line on a busy machine: `.ci/run` names what passed at its second try alone.
          retry: 1,
          // Each step has a limit of its own; a whole flow takes as long as the machine is slow.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
