import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { type Bundle, bundle } from '#lib/bundle.ts';
import { entries, entryOf } from '#lib/cloud/entries.ts';

const run = promisify(execFile);
const KIB = 1024;

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ ...route, entry: entryOf(domain, name) })),
);

let folder: string;
let bundles: Map<string, Bundle>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  bundles = await bundle(folder, entries(contract));
}, 180_000); // a busy machine
afterAll(() => rm(folder, { recursive: true }));

/** What a function finds around it: exactly what `lib/cloud/grants.ts` gives to its row. */
const environmentOf = ({ files, uploads }: Route) => ({
  AWS_REGION: 'eu-west-1',
  TABLE_NAME: 'table',
  ...(files && { CONTENT_BUCKET: 'bucket' }),
  ...((files || uploads) && { UPLOAD_BUCKET: 'uploads' }),
});

const importing = (entry: string, env: Record<string, string>) =>
  run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { handler } = await import(${JSON.stringify(`file://${bundles.get(entry)?.folder}/index.mjs`)});
       console.log(typeof handler);`,
    ],
    { env },
  );

describe.each(rows)('$entry', (row) => {
  test('loads with what its row is given, and nothing else', async () => {
    const { stdout } = await importing(row.entry, environmentOf(row));

    expect(stdout.trim()).toBe('function');
  });

  test('keeps to its budget', () => {
    const budget = row.files || row.uploads || row.identity ? 600 : 400;

    expect(bundles.get(row.entry)?.size).toBeLessThan(budget * KIB);
  });
});

const canary = { CANARY_NAME: 'canary', CANARY_PASSWORD: 'password' };

test.each([
  ['identity/pre-sign-up', {}],
  ['identity/post-confirmation', {}],
  ['identity/custom-message', { TABLE_NAME: 'table' }],
  ['system/export-accounts', { USER_POOL_ID: 'pool', ACCOUNTS_BUCKET: 'bucket' }],
  ['system/put-starting-data', { TABLE_NAME: 'table' }],
  ['system/put-canary', { USER_POOL_ID: 'pool', ...canary }],
  ['system/canary', { SITE_ORIGIN: 'https://site', ...canary }],
  ['worker/run-jobs', { TABLE_NAME: 'table', CONTENT_BUCKET: 'bucket', UPLOAD_BUCKET: 'uploads' }],
])('%s loads', async (entry, environment) => {
  const { stdout } = await importing(entry, { AWS_REGION: 'eu-west-1', ...environment });

  expect(stdout.trim()).toBe('function');
});

test('an entry that does not exist is an error', async () => {
  await expect(bundle(folder, ['news/no-such-function'])).rejects.toThrow('no-such-function');
});
