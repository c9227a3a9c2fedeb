import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';
import { preloadParts } from '#lib/site/preload-parts.ts';
import { closure } from '../../bench/site.ts';

test('the build fails where Vite no longer asks for its parts by what is replaced', () => {
  const { transform } = preloadParts();
  const { handler } = transform as { handler: (this: unknown, code: string) => unknown };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };

  expect(() => handler.call(context, 'export const preload = () => {}')).toThrow('in another way');
});

test.each(['/', '/_local/gallery/'])(
  'parts are asked for under %s, where the site is served',
  async (base) => {
    const sources: Record<string, string> = {
      'virtual:entry': `import('virtual:part').then(console.log)`,
      'virtual:part': 'export const part = 1',
    };
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      base,
      plugins: [
        preloadParts(),
        {
          name: 'sources',
          resolveId: (id) => (id in sources ? id : undefined),
          load: (id) => sources[id],
        },
      ],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: 'virtual:entry' },
      },
    });

    if (!('output' in built)) throw new Error('There is one build');
    const code = built.output.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
    expect(code).toContain(`const href = "${base}" + name`);
  },
);

test('a list of files to load names none that the importing chunk stands on, each other once, and all by their places', async () => {
  const folder = await builtSite();
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const listed = Object.keys(manifest).flatMap((key) => {
    const code = manifest[key].file.endsWith('.js')
      ? readFileSync(`${folder}/${manifest[key].file}`, 'utf8')
      : '';
    const [, list] = /\(m\.f=(\[.*?\])\)/.exec(code) ?? [];
    const places = [...code.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)].flatMap(([, all = '']) =>
      all.split(','),
    );
    return list ? [{ key, files: JSON.parse(list) as string[], places: places.map(Number) }] : [];
  });

  expect(listed.length).toBeGreaterThan(20);
  for (const { key, files, places } of listed) {
    const there = [...closure(manifest, [key])].flatMap((each) => [
      manifest[each].file,
      ...(manifest[each].css ?? []),
    ]);
    expect([key, files.filter((file) => there.includes(file))]).toEqual([key, []]);
    expect([key, new Set(files).size]).toEqual([key, files.length]);
    expect([key, [...new Set(places)].toSorted((one, other) => one - other)]).toEqual([
      key,
      [...files.keys()],
    ]);
  }
});
