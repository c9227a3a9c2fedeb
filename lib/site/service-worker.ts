import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

const worker = fileURLToPath(new URL('../../web/worker/worker.js', import.meta.url));

/** Modules of what the worker keeps before it is installed: the application, the news, what sends and what waits. */
const first = [
  'web/src/main.ts',
  'web/src/app/start.tsx',
  'web/src/app/shell/bars.tsx',
  'web/src/app/member-routes.tsx',
  'web/src/screens/news/news-screen.tsx',
  'web/src/app/shell/unsent.tsx',
  'web/src/screens/unsent-screen.tsx',
];
/**
 * Not kept: what needs a network anyway (signing in, codes, leaving), Amplify UI for administrators, dragging by a
 * pointer.
 */
const NOT_KEPT = [
  /\/web\/src\/screens\/session\/(?!logout)/,
  /\/web\/src\/features\/(password|recovery|second-factor|session|verification)\//,
  /\/web\/src\/(lib\/session|components\/amplify)\//,
  /\/web\/src\/features\/account\/leave-dialog/,
  /\/web\/src\/components\/list\/sort-by-pointer/,
  /\/node_modules\/(@aws-amplify|@dnd-kit|lean-qr|lodash|mediabunny)\//,
];

/** Bytes, not compressed: a larger part, such as the library that makes films smaller, is kept when it is first used. */
const MAX_PART_BYTES = 100_000;

const isKept = ({ moduleIds, code }: Rolldown.OutputChunk) =>
  code.length < MAX_PART_BYTES && !moduleIds.every((id) => NOT_KEPT.some((like) => like.test(id)));

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
        const parts = Object.values(bundle);
        // The gallery is built by the same rules.
        if (page?.type !== 'asset' || !chunkOf(first[0], parts)) return;
        const shell = [...new Set(first.flatMap((id) => filesOf(chunkOf(id, parts), parts)))];
        const kept = shell.map((name) => `/${name}`);
        const rest = parts
          .filter((part) => part.type === 'asset' || isKept(part))
          .map(({ fileName }) => `/${fileName}`)
          .filter((name) => name.startsWith('/assets/') && !kept.includes(name));
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: await built({
            BUILD: buildOf(page.source),
            SHELL: ['/', '/config.json', ...kept],
            REST: rest.toSorted(),
          }),
        });
      },
    },
  };
}

/** The hash of the page, which names the application's files by their hashes, and these the others. */
const buildOf = (page: string | Uint8Array) => createHash('sha256').update(page).digest('hex').slice(0, 16);

function chunkOf(path: string | undefined, parts: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]) {
  return parts
    .filter((part) => part.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
}

/** The files that a chunk needs: its own, its style sheets and pictures, and those of what it imports. */
function filesOf(
  chunk: Rolldown.OutputChunk | undefined,
  parts: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  seen = new Set<string>(),
): string[] {
  if (!chunk) throw new Error('What the service worker keeps first is in no chunk');
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  const imported = chunk.imports.flatMap((name) =>
    filesOf(
      parts.filter((part) => part.type === 'chunk').find(({ fileName }) => fileName === name),
      parts,
      seen,
    ),
  );
  return [chunk.fileName, ...importedCss, ...importedAssets, ...imported];
}

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
