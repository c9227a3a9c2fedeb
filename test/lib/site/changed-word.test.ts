import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';

interface OtherNames {
  readonly namesOf: (paths: readonly string[]) => Readonly<Record<string, string>>;
  readonly withNames: (text: string, names: Readonly<Record<string, string>>) => string;
}

const folder = mkdtempSync(join(tmpdir(), 'furrow-word-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

let [before, after] = ['', ''];
// Two builds of the whole site, which a busy machine takes minutes for.
beforeAll(async () => {
  before = join(await builtSite(), 'assets');
  after = await builtWith('/web/src/features/news/messages.ts', 'Search news', 'Find news');
}, 300_000);

/** The site with another word in one module. */
async function builtWith(module: string, word: string, other: string): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  const changeWord: Plugin = {
    name: 'change-word',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(module)) return undefined;
      if (!code.includes(word)) throw new Error(`${module} does not say ${word}`);
      return { code: code.replace(word, other), map: null };
    },
  };
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    plugins: [changeWord],
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  });
  return join(folder, 'assets');
}

test('of a build with one other word, a phone that has the one before fetches the chunk with the word, and the names', async () => {
  const worker = new URL('../../../web/worker/other-names.js', import.meta.url).href;
  const { namesOf, withNames }: OtherNames = await import(worker);
  const [had, has] = [readdirSync(before), readdirSync(after)];
  const isHere = (name: string) => {
    const other = withNames(name, namesOf(had));
    if (!had.includes(other)) return false;
    const text = withNames(readFileSync(join(before, other), 'utf8'), namesOf(has));
    return text === readFileSync(join(after, name), 'utf8');
  };

  const renamed = has.filter((name) => !had.includes(name));
  const fetched = renamed.filter((name) => !isHere(name));

  expect(renamed.length).toBeGreaterThan(200);
  const isList = (name: string) => /^files-[\da-f]{16}\.json$/.test(name);
  const [list = '', script = '', ...more] = fetched.toSorted((one, other) => +isList(other) - +isList(one));
  expect([isList(list), script, more]).toEqual([true, expect.stringMatching(/\.js$/), []]);
  expect(readFileSync(join(after, script), 'utf8').includes('Find news')).toBe(true);
  expect(gzipSync(readFileSync(join(after, list))).length).toBeLessThan(8 * 1024);
});
