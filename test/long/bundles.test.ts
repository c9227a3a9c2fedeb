import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundle, bundle } from '#lib/bundle.ts';
import { answering, functionEntries, loadIn } from '#test/system/function-entries.ts';

// What `test/lib/bundle.test.ts` sees of all functions together is seen of each as it is deployed, by itself.
let folder: string;
let bundles: Map<string, Bundle>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  bundles = await bundle(
    folder,
    functionEntries.map(({ entry }) => entry),
  );
}, 300_000); // each by itself, on a busy machine
afterAll(() => rm(folder, { recursive: true }));

test.each(functionEntries)('$entry loads by itself with what its row is given', async (row) => {
  const file = join(bundles.get(row.entry)?.folder ?? '', 'index.mjs');

  expect(await loadIn(row.environment, [file])).toEqual({ [file]: 'function' });
});

test.each(answering)('$entry keeps to its budget of $budget kB', ({ entry, budget }) => {
  expect(bundles.get(entry)?.size).toBeLessThan(budget * 1024);
});
