import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { secondTries } from './test/support/second-tries.ts';
import { functionEnvironment } from './test/support/system/function-environment.ts';

// Each test file has its own process: compiled code of packages is cached across them.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('dist/compiled', import.meta.url));

/** Assertions that wait do so for this long, since a machine may be busy. */
const expecting = { poll: { timeout: 10_000 } };

/** As long as each step of a browser has. */
const expectingInBrowser = { poll: { timeout: 30_000 } };

/** What waits beside others on a busy machine gets a second try, and a run names at its end what needed it (decision 65). */
const retry = 1;

/** Failures print what was found, where chai would print 'expected [ Array(1) ] to deeply equal []'. */
const chaiConfig = { truncateThreshold: 0 };

const files = (...names: string[]) => names.map((name) => `test/${name}.test.ts`);

/** Long walks and rare faults in the browser: `npm run test:long` alone runs them. */
const longWalks = files(
  'e2e/accounts/first-screens',
  'e2e/circles/communities-unsteady',
  'e2e/news/news-elsewhere',
  'e2e/news/news-unsteady',
  'e2e/offline/bare-browser',
  'e2e/offline/deployments',
  'e2e/offline/fetch-ahead',
  'e2e/offline/large-files',
  'e2e/offline/large-video',
  'e2e/offline/offline-lasting',
  'e2e/offline/other-browsers',
  'e2e/offline/paint',
  'e2e/offline/two-tabs',
  'e2e/site/corpus',
  'e2e/site/dev-server',
  'e2e/site/fit',
  'e2e/site/gallery',
  'e2e/site/low-window',
  'e2e/site/taps',
);

/** What starts servers and commands, builds the site, or looks at a clock. */
const starting = [
  'test/lib/{local,operations,site}/**/*.test.ts',
  ...files(
    'ci-run',
    'processor-time',
    'supply-chain',
    'lib/build-beside',
    'lib/bundle-calls',
    'lib/site-bytes',
    'functions/contract/endless-texts',
    'functions/contract/fields/mentions',
    'functions/kinds/push-send',
    'functions/platform/client-settings',
    'functions/platform/mail/send-mail',
    'functions/platform/traced',
  ),
];

/** Also run by `npm run test:long`, at full size. */
const stormy = files(
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
  'integration/contract/corpus',
  'integration/contract/file-corpus',
  'integration/contract/list-capacity',
  'integration/contract/model',
  'integration/contract/paged-list',
  'integration/contract/permissions',
  'integration/contract/prepared-replays',
  'integration/contract/replays',
  'integration/accounts/profile-races',
  'integration/circles/races',
  'integration/collections/collection-races',
  'integration/library/resource-races',
  'integration/posts/posts-gone',
  'integration/replies/many-at-once',
  'integration/replies/replies',
  'integration/replies/useful',
  'integration/reports/reports-at-once',
  'integration/surveys/surveys-gone',
  'integration/courses/test-races',
  'integration/circles/toggles',
  'integration/system/clients',
  'integration/system/faults',
  'e2e/site/boot',
  'e2e/news/first-news',
  'e2e/offline/outbox',
  'e2e/site/screens-knowledge',
  'e2e/site/screens-others',
  'e2e/site/screens-people',
);

/** The same, and an unkind table meets them as well. */
const sizedAndUnkind = files(
  'integration/chats/chat-races',
  'integration/courses/feedback',
  'integration/courses/learners',
);

export default defineConfig({
  test: {
    // One more than a small machine has cores: a quarter of a file's time is waiting, for pauses, frames and its
    // engine.
    maxWorkers: 3,
    reporters: ['default', secondTries],
    projects: [
      {
        test: {
          // Rules, which wait for nothing: a second try could only hide what one test leaves to another.
          name: 'unit',
          env: functionEnvironment,
          expect: expecting,
          chaiConfig,
          include: [
            'test/*.test.ts',
            'test/architecture/*.test.ts',
            'test/functions/**/*.test.ts',
            'test/lib/**/*.test.ts',
          ],
          exclude: ['test/lib/cloud/**', ...starting],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'local',
          retry,
          env: functionEnvironment,
          expect: expecting,
          chaiConfig,
          include: starting,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cloud',
          env: functionEnvironment,
          expect: expecting,
          chaiConfig,
          include: ['test/lib/cloud/**/*.test.ts'],
          // The CDK takes longer to load than most of these files run, and they share synthesised templates.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          retry,
          expect: expecting,
          chaiConfig,
          // One page for many files (test/support/one-page.ts): loading it takes longer than most of them run.
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['test/support/one-page.ts'],
          // jsdom draws frames by an interval: one begun under fake timers would never come.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          include: ['test/web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          retry,
          expect: expecting,
          chaiConfig,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          expect: expectingInBrowser,
          chaiConfig,
          // `LONG`: storms and generated cases at full size (test/support/amount.ts).
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', LONG: 'true' },
          include: ['test/long/**/*.test.ts', ...longWalks, ...stormy, ...sizedAndUnkind],
          // The benchmark and some storms use a browser.
          retry,
          globalSetup: ['test/e2e/browser-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What the cloud has and the engine has not (lib/local/unkind.ts): part of `npm run test:long`.
          name: 'unkind',
          retry,
          expect: expecting,
          chaiConfig,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT', UNKIND: '7,conflict,throttle,unprocessed' },
          include: ['test/integration/{chats,circles,courses,library,news}/**/*.test.ts'],
          // Storms meet conflicts enough by themselves.
          exclude: stormy,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expectingInBrowser,
          chaiConfig,
          include: ['test/e2e/**/*.test.ts'],
          exclude: longWalks,
          globalSetup: ['test/e2e/browser-setup.ts'],
          retry,
          // Each step has its own limit; how long a whole flow takes depends on the machine.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
