import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, rows } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { bundle, bundleInto, making, sourceOf } from '#lib/bundle.ts';
import { entries } from '#lib/cloud/functions/entries.ts';
import { answering, functionEntries, loadIn } from '#test/system/function-entries.ts';

const KIB = 1024;

let folder: string;
let outputs: Map<string, OutputChunk>;
/** What became of each function in its environment. */
const loaded = new Map<string, string | undefined>();

// What functions have in common is bundled once, and loaded once in each of the few environments that there are:
// `test/long/bundles.test.ts` does the same with each function as it is deployed, by itself.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  const entriesOf = functionEntries.map(({ entry }) => [entry, sourceOf(entry)]);
  const files = await bundleInto(folder, Object.fromEntries(entriesOf));
  outputs = new Map(files.map((file) => [file.fileName, file]));
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

const fileOf = (entry: string) => join(folder, `${entry}.mjs`);

/** All that a file loads, itself included; at its start, without what it loads later. */
function filesOf(file: string, { atStart = false } = {}): OutputChunk[] {
  const names = new Set([file]);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = outputs.get(name) ?? {};
    for (const other of atStart ? imports : [...imports, ...dynamicImports])
      if (outputs.has(other)) names.add(other);
  }
  return [...names].map((name) => outputs.get(name) as OutputChunk);
}

/** Bytes of it: a little more than of the one that is deployed, which has nothing of others' in it. */
const sizeOf = (file: string): number =>
  filesOf(file).reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);

test('each function that is deployed is looked at', () => {
  expect(functionEntries.map(({ entry }) => entry)).toEqual(entries(contract));
});

test.each(functionEntries)('$entry loads with what its row is given, and nothing else', ({ entry }) => {
  expect(loaded.get(entry)).toBe('function');
});

test.each(answering)('$entry keeps to its budget of $budget kB', ({ entry, budget }) => {
  expect(sizeOf(`${entry}.mjs`)).toBeLessThan(budget * KIB);
});

const inputsOf = (files: OutputChunk[]) => files.flatMap(({ moduleIds }) => moduleIds);

test.each(['news/list-news', 'users/check-token'])(
  '%s holds nothing that the SDK never asks for',
  (entry) => {
    const inputs = inputsOf(filesOf(`${entry}.mjs`));

    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs.filter((file) => /event-streams|bowser|credential-provider-/.test(file))).toEqual([]);
  },
);

test.each(answering)('$entry waits for what writes the log when there is something to write', ({ entry }) => {
  const ofLog = (files: OutputChunk[]) => inputsOf(files).filter((file) => file.includes('powertools'));

  expect(ofLog(filesOf(`${entry}.mjs`)).length).toBeGreaterThan(1);
  expect(ofLog(filesOf(`${entry}.mjs`, { atStart: true }))).toEqual([]);
});

// These ask for S3's client, which packs, each time.
const askingS3 = ['uploads/create-parted-upload', 'uploads/complete-upload'];

// An import of `node:util` reads all that it exports, workers and tools of a terminal among it.
test.each(answering.filter(({ entry }) => !askingS3.includes(entry)))(
  '$entry waits for what packs when there is something long',
  ({ entry }) => {
    const atStart = filesOf(`${entry}.mjs`, { atStart: true }).flatMap(({ imports }) => imports);

    expect(atStart).toContain('node:crypto');
    expect(atStart).not.toContain('node:zlib');
    expect(atStart).not.toContain('node:util');
  },
);

const maybeWithFiles = answering.filter(({ environment }) => 'CONTENT_BUCKET' in environment);

test.each(maybeWithFiles)('$entry waits for what only files need when the first file comes', ({ entry }) => {
  const ofFiles = (files: OutputChunk[]) =>
    inputsOf(files).filter((file) => /client-s3\/|file-type\//.test(file));

  expect(ofFiles(filesOf(`${entry}.mjs`)).length).toBeGreaterThan(10);
  expect(ofFiles(filesOf(`${entry}.mjs`, { atStart: true }))).toEqual([]);
});

test.each(['uploads/create-upload', 'uploads/sign-parts'])("%s signs without S3's client", (entry) => {
  const inputs = inputsOf(filesOf(`${entry}.mjs`));

  expect(inputs.filter((file) => file.includes('s3-request-presigner/')).length).toBeGreaterThan(0);
  expect(inputs.filter((file) => file.includes('client-s3/'))).toEqual([]);
});

test('each comes into a folder of its own, with what it loads later, and with source maps', async () => {
  const laterOf: Record<string, string[]> = {
    'identity/pre-sign-up': [],
    'categories/list-categories': ['log'],
    'materials/add-material': ['file-type', 'log', 'objects'],
  };
  const names = Object.keys(laterOf);
  const deployed = join(folder, 'deployed');
  const bundles = await bundle(deployed, names);
  await writeFile(join(deployed, 'categories/list-categories/of-before.mjs'), '');

  expect(await bundle(deployed, names)).toEqual(bundles);

  expect([...bundles.keys()]).toEqual(names);
  for (const [name, { folder: own, size }] of bundles) {
    const files = (await readdir(own)).toSorted();
    const code = files.filter((file) => file.endsWith('.mjs'));
    expect(files).toEqual(code.flatMap((file) => [file, `${file}.map`]).toSorted());
    const sizes = await Promise.all(code.map(async (file) => (await stat(join(own, file))).size));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(size);
    const later = code.filter((file) => !/^(index|chunk-.*)\.mjs$/.test(file));
    expect(later.map((file) => file.replace(/-\w+\.mjs$/, ''))).toEqual(laterOf[name]);
  }
});

test.each([
  ['news/list-news', 'listNews', 'Please enter a text description'],
  ['courses/list-courses', 'listCourses', 'You must enter course title'],
])('%s makes its own row and no schema of another', async (entry, row, ofAnother) => {
  const own = (await bundle(join(folder, 'alone'), [entry])).get(entry)?.folder ?? '';
  const code = await readFile(join(own, 'index.mjs'), 'utf8');
  const { [row]: its, ...others } = { ...rows.news, ...rows.courses } as Record<string, Route>;

  expect(code).toContain(its?.path);
  expect(Object.values(others).filter(({ summary }) => code.includes(summary.slice(0, 40)))).toEqual([]);
  expect(code).not.toContain(ofAnother);
});

test('no package calls, for what that does, anything by a name that may be left out', async () => {
  const ofPackages = inputsOf([...outputs.values()]).filter((file) => /node_modules.*\.[cm]?js$/.test(file));
  const names = making.map((name) => name.replace('.', '\\.')).join('|');
  const calling = new RegExp(`^\\s*(?:await )?(?:${names})(?:\\.\\w+)*\\(`, 'm');
  const found = new Set<string>();
  for (const file of new Set(ofPackages)) if (calling.test(await readFile(file, 'utf8'))) found.add(file);

  expect(ofPackages.some((file) => file.includes('BigInteger'))).toBe(true);
  expect([...found]).toEqual([]);
});

test('an entry that does not exist is an error', async () => {
  await expect(bundle(folder, ['news/no-such-function'])).rejects.toThrow('no-such-function');
});
