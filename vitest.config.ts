import { defineConfig } from 'vitest/config';

/** What a function would find in its environment; the AWS clients behind it are mocked, or stand-ins. */
const env = {
  TABLE_NAME: 'table',
  CONTENT_BUCKET: 'content',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  POWERTOOLS_DEV: 'false',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['test/*.test.ts', 'test/functions/**/*.test.ts', 'test/lib/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['test/web/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
          include: ['test/long/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/browser-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
