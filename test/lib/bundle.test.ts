import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { bundle, bundling } from '#lib/bundle.ts';
import { entries } from '#lib/cloud/functions/entries.ts';
import { answering, functionEntries, loadIn } from '#test/system/function-entries.ts';

const KIB = 1024;

let folder: string;
let outputs: Metafile['outputs'];
/** What became of each function in its environment. */
const loaded = new Map<string, string | undefined>();

// What functions have in common is bundled once, and loaded once in each of the few environments that there are:
// `test/long/bundles.test.ts` does the same with each function as it is deployed, by itself.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  const { metafile } = await build({
    ...bundling,
    absWorkingDir: folder,
    entryPoints: functionEntries.map(({ entry }) => ({ in: sourceOf(entry), out: entry })),
    outdir: folder,
    splitting: true,
    sourcemap: false,
    metafile: true,
  });
  outputs = metafile.outputs;
  const alike = Map.groupBy(functionEntries, ({ environment }) => JSON.stringify(environment));
  for (const [environment, group] of alike) {
    const said = await loadIn(
      JSON.parse(environment),
      group.map(({ entry }) => fileOf(entry)),
    );
    for (const { entry } of group) loaded.set(entry, said[fileOf(entry)]);
  }
}, 180_000); // a busy machine
afterAll(() => rm(folder, { recursive: true }));

const sourceOf = (entry: string) => join(bundling.absWorkingDir, `functions/${entry}.ts`);
const fileOf = (entry: string) => join(folder, `${entry}.mjs`);

/** All that a file loads, itself included. */
function filesOf(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) {
    const own = outputs[each]?.imports.filter(({ external }) => !external) ?? [];
    for (const { path } of own) files.add(path);
  }
  return [...files];
}

/** Bytes of it: a little more than of the one that is deployed, which has nothing of others' in it. */
const sizeOf = (file: string): number =>
  filesOf(file).reduce((sum, each) => sum + (outputs[each]?.bytes ?? Number.NaN), 0);

test('each function that is deployed is looked at', () => {
  expect(functionEntries.map(({ entry }) => entry)).toEqual(entries(contract));
});

test.each(functionEntries)('$entry loads with what its row is given, and nothing else', ({ entry }) => {
  expect(loaded.get(entry)).toBe('function');
});

test.each(answering)('$entry keeps to its budget of $budget kB', ({ entry, budget }) => {
  expect(sizeOf(`${entry}.mjs`)).toBeLessThan(budget * KIB);
});

test.each(['news/list-news', 'users/check-token'])(
  '%s holds nothing that the SDK never asks for',
  (entry) => {
    const inputs = filesOf(`${entry}.mjs`).flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));

    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs.filter((file) => /event-streams|bowser|credential-provider-/.test(file))).toEqual([]);
  },
);

test('each comes into a folder of its own, with its source map', async () => {
  const names = ['identity/pre-sign-up', 'categories/list-categories'];
  const bundles = await bundle(join(folder, 'deployed'), names);

  expect([...bundles.keys()]).toEqual(names);
  for (const { folder: own, size } of bundles.values()) {
    expect((await readdir(own)).toSorted()).toEqual(['index.mjs', 'index.mjs.map']);
    expect((await stat(join(own, 'index.mjs'))).size).toBe(size);
  }
});

test('an entry that does not exist is an error', async () => {
  await expect(bundle(folder, ['news/no-such-function'])).rejects.toThrow('no-such-function');
});
