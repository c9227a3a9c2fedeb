import { globSync, readFileSync } from 'node:fs';
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

/** What `npm run test:long` alone runs: walks and sizes, races and storms, faults and kills, other browsers. */
const longAlone = [
  'test/e2e/**/*-unsteady.test.ts',
  'test/integration/**/*{races,at-once,-capacity}.test.ts',
  ...files(
    'e2e/accounts/disabled',
    'e2e/accounts/first-screens',
    'e2e/courses/course-collections',
    'e2e/courses/course-owner',
    'e2e/courses/keep-course',
    'e2e/courses/test-offline',
    'e2e/courses/user-test',
    'e2e/news/news-elsewhere',
    'e2e/offline/bare-browser',
    'e2e/offline/deployments',
    'e2e/offline/fetch-ahead',
    'e2e/offline/first-offline',
    'e2e/offline/large-files',
    'e2e/offline/large-video',
    'e2e/offline/offline-lasting',
    'e2e/offline/other-browsers',
    'e2e/offline/paint',
    'e2e/offline/two-tabs',
    'e2e/site/calm',
    'e2e/site/corpus',
    'e2e/site/dev-server',
    'e2e/site/fit',
    'e2e/site/gallery',
    'e2e/site/low-window',
    'e2e/site/taps',
    'integration/accounts/erase-steps',
    'integration/circles/toggles',
    'integration/contract/ahead',
    'integration/contract/bucket-counts',
    'integration/contract/contract-fuzz',
    'integration/contract/corpus',
    'integration/contract/endless-texts',
    'integration/contract/file-corpus',
    'integration/contract/model',
    'integration/contract/prepared-replays',
    'integration/contract/replays',
    'integration/digest/ses-is-full',
    'integration/posts/posts-gone',
    'integration/push/late-rings',
    'integration/surveys/surveys-gone',
    'integration/system/clients',
    'integration/system/faults',
    'integration/system/restore',
    'integration/system/restore-elsewhere',
    'integration/system/seed',
    'integration/system/worker',
    'integration/system/worker-turns',
  ),
];

/** Files of which single tests are such (test/support/rare.ts): `npm test` runs the others. */
const partlyLong = globSync('test/{e2e,integration}/**/*.test.ts').filter((file) =>
  /from '#test\/rare\.ts'/.test(readFileSync(file, 'utf8')),
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

/** Run by both, in the long tests at full size (test/support/amount.ts): what is looked at is the same. */
const sized = files(
  'functions/contract/endless-texts',
  'integration/calendar/circle-events',
  'integration/calendar/events',
  'integration/circles/circles',
  'integration/contract/paged-list',
  'integration/contract/permissions',
  'integration/courses/feedback',
  'integration/courses/learners',
  'integration/news/blocks',
  'integration/replies/replies',
  'lib/local/compiled-checks',
  'e2e/site/screens-knowledge',
  'e2e/site/screens-others',
  'e2e/site/screens-people',
);

/** Storms, which meet conflicts enough by themselves. */
const withoutUnkind = files(
  'integration/circles/circles',
  'integration/circles/communities',
  'integration/circles/races',
  'integration/circles/toggles',
  'integration/courses/course-capacity',
  'integration/courses/course-races',
  'integration/courses/test-races',
  'integration/library/resource-races',
  'integration/news/blocks',
  'integration/news/categories',
  'integration/news/first-photo',
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
          exclude: longAlone,
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
          include: ['test/long/**/*.test.ts', ...longAlone, ...partlyLong, ...sized],
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
          exclude: withoutUnkind,
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
          exclude: longAlone,
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
