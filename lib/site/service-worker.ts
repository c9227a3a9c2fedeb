import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { keptFiles } from './kept-files.ts';

const worker = fileURLToPath(new URL('../../web/worker/worker.js', import.meta.url));

/**
 * Writes the service worker of a build, with the list of files that it keeps, and what it needs to make of a file of
 * another build one of this (`files-<build>.json`). That is apart, as a first visit has no other build.
 */
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
        // The hash of the page, which names the application's files by their hashes, and these the others.
        const BUILD = hashOf(page.source).slice(0, 16);
        const lists = { BUILD, SHELL: ['/', '/config.json', ...kept.shell], REST: kept.rest };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await built(lists) });
        const digests = JSON.stringify(digestsOf(bundle));
        this.emitFile({ type: 'asset', fileName: `assets/files-${BUILD}.json`, source: digests });
      },
    },
  };
}

/**
 * By path, of scripts, which name most other files; a style sheet names the fonts alone, and is fetched where they
 * change. Eight digits tell one from what it is not: nobody chooses them.
 */
function digestsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'));
  const digestOf = (file: (typeof files)[number]) =>
    file.type === 'chunk' ? hashOf(file.code).slice(0, 8) : '-';
  return Object.fromEntries(files.map((file) => [`/${file.fileName}`, digestOf(file)]));
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The worker as one script, after the constants that it uses. */
async function built(constants: Readonly<Record<string, string | readonly string[]>>): Promise<string> {
  const { output } = await build({
    input: worker,
    write: false,
    output: { format: 'iife', minify: true, comments: false },
  });
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  return [...lines, output[0].code].join('\n');
}
