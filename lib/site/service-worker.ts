import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { keptFiles } from './kept-files.ts';

const worker = fileURLToPath(new URL('../../web/worker/worker.js', import.meta.url));

/** Writes the service worker of a build, with the list of files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        const kept = keptFiles(Object.values(bundle));
        if (page?.type !== 'asset' || !kept) return;
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await built({
            BUILD: buildOf(page.source),
            SHELL: ['/', '/config.json', ...kept.shell],
            REST: kept.rest,
          }),
        });
      },
    },
  };
}

/** The hash of the page, which names the application's files by their hashes, and these the others. */
const buildOf = (page: string | Uint8Array) => createHash('sha256').update(page).digest('hex').slice(0, 16);

/** The worker as one script, after the constants that it uses. */
async function built(constants: Readonly<Record<string, string | readonly string[]>>): Promise<string> {
  const { output } = await build({
    input: worker,
    write: false,
    output: { format: 'iife', minify: true },
  });
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  return [...lines, output[0].code].join('\n');
}
