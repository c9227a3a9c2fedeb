import { build } from 'vite';
import { expect, test } from 'vitest';
import { preloadParts } from '#lib/site/preload-parts.ts';

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
        modulePreload: { polyfill: false, resolveDependencies: (part, names) => [...names, part] },
        rolldownOptions: { input: 'virtual:entry' },
      },
    });

    if (!('output' in built)) throw new Error('There is one build');
    const code = built.output.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
    expect(code).toContain(`const href = "${base}" + name`);
  },
);
