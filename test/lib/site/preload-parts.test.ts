import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
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

/** What an import asks the network for, and whether it went through, on a page that a worker serves or not. */
async function imports(kept: readonly string[], { served = true, store = 'works' } = {}) {
  const { transform } = preloadParts();
  const { handler } = transform as { handler: (code: string) => { code: string } };
  const { code } = handler.call({}, 'export const __vitePreload');
  const fetched: string[] = [];
  const match = async (href: string) => {
    if (store === 'fails') throw new Error('The storage is gone');
    return kept.includes(href) ? new Response() : undefined;
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller: served ? {} : null } });
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (href: string) => {
    fetched.push(href);
    return new Response('', { headers: { 'content-type': 'text/javascript' } });
  });
  // By an address of its own, as a page has: the helper remembers what it has asked for.
  const address = `data:text/javascript,${encodeURIComponent(code)}#${crypto.randomUUID()}`;
  const { __vitePreload } = await import(/* @vite-ignore */ address);
  const part = await __vitePreload(() => 'the part', ['a.js', 'b.js']).finally(() => vi.unstubAllGlobals());
  return { part, fetched };
}

test.each([
  ['what the worker keeps is imported without a fetch before', ['/a.js', '/b.js'], {}, []],
  ['what it does not keep is fetched first', ['/a.js'], {}, ['/b.js']],
  [
    'all is fetched first on a page that no worker serves',
    ['/a.js', '/b.js'],
    { served: false },
    ['/a.js', '/b.js'],
  ],
  ['all is fetched first where the storage fails', ['/a.js'], { store: 'fails' }, ['/a.js', '/b.js']],
])('%s', async (_, kept, page, fetched) => {
  expect(await imports(kept, page)).toEqual({ part: 'the part', fetched });
});

/** The site's chunks: for each its code, the list of files in it, and all that is there when it runs. */
async function builtChunks() {
  const folder = await builtSite();
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const keys = Object.keys(manifest).filter((key) => manifest[key].file.endsWith('.js'));
  return keys.map((key) => {
    const code = readFileSync(`${folder}/${manifest[key].file}`, 'utf8');
    const [, list = '[]'] = /\(m\.f=(\[.*?\])\)/.exec(code) ?? [];
    const below = [...closure(manifest, [key])].map((each) => manifest[each]);
    const there: string[] = below.flatMap(({ file, css = [] }) => [file, ...css]);
    return { key, code, files: JSON.parse(list) as string[], there };
  });
}

const placesIn = (code: string) =>
  [...code.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)].map(([, places = '']) =>
    places.split(',').map(Number),
  );

test('a list of files to load names none that the importing chunk stands on, each other once, and all by their places', async () => {
  const listed = (await builtChunks()).filter(({ files }) => files.length > 0);

  expect(listed.length).toBeGreaterThan(20);
  for (const { key, code, files, there } of listed) {
    const places = new Set(placesIn(code).flat());
    expect([key, files.filter((file) => there.includes(file))]).toEqual([key, []]);
    expect([key, new Set(files).size]).toEqual([key, files.length]);
    expect([key, [...places].toSorted((one, other) => one - other)]).toEqual([key, [...files.keys()]]);
  }
});

test('each chunk that is imported is in the list beside its import, unless it is there or the page has asked for it', async () => {
  const page = readFileSync(`${await builtSite()}/index.html`, 'utf8');
  const asked = (page.match(/\/assets\/[^"]+\.js/g) ?? []).map((path) => path.slice(1));
  const imports = (await builtChunks()).flatMap(({ key, code, files, there }) =>
    code.split(/\bimport\((?=[`'"]\.\/)/).flatMap((part, n) => {
      const chunk = `assets/${/^.\.\/([^`'"]+)/.exec(part)?.[1]}`;
      const beside = placesIn(part)[0]?.map((place) => files[place]) ?? [];
      return n === 0 ? [] : [{ key, chunk, isThere: [...beside, ...there, ...asked].includes(chunk) }];
    }),
  );

  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('large scripts ask the browser to compile their functions while they load, before all of them but the list of files', async () => {
  const asks = /^(const __vite__mapDeps=.*\n)?\/\/# allFunctionsCalledOnLoad\n/;
  const scripts = globSync(`${await builtSite()}/assets/*.js`);
  const asking = scripts.filter((file) => asks.test(readFileSync(file, 'utf8')));

  const names = asking.map((file) => basename(file).replace(/-[\w-]{7}\.js$/, ''));
  expect(names).toEqual(expect.arrayContaining(['libraries', 'member', 'shared', 'sign-in']));
  // Each that does costs a phone some twenty bytes.
  expect(names.length).toBeLessThan(20);
});
