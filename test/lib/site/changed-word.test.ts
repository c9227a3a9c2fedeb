import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';

interface OtherNames {
  readonly namesOf: (paths: readonly string[]) => Readonly<Record<string, string>>;
  readonly withNames: (text: string, names: Readonly<Record<string, string>>) => string;
}

/** The site with another word in one module. */
async function builtWith(module: string, word: string, other: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-word-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
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
  const before = join(await builtSite(), 'assets');
  const after = await builtWith('/web/src/features/news/messages.ts', 'Search news', 'Find news');
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
  const scripts = fetched.filter((name) => !/^files-[\da-f]{16}\.json$/.test(name));
  expect(scripts).toEqual([expect.stringMatching(/\.js$/)]);
  const bytes = fetched.map((name) => gzipSync(readFileSync(join(after, name))).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(42 * 1024);
});
