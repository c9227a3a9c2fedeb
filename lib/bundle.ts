import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One function, ready to be deployed: a folder with `index.mjs`, what that loads later, and their source maps. */
export interface Bundle {
  readonly folder: string;
  /** Bytes of all minified code, without the source maps. */
  readonly size: number;
}

/**
 * What the SDK would import later and never does here: nothing that we call answers in a stream of events, and no function
 * is a browser that could say which one it is.
 */
const leftOut: Plugin = {
  name: 'left-out',
  setup({ onResolve }) {
    onResolve({ filter: /^(@smithy\/core\/event-streams|bowser)$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** How every function is bundled. */
export const bundling = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [leftOut],
  alias: {
    // The whole chain of credential providers is a third of a bundle, and Lambda needs one link of it.
    '@aws-sdk/credential-provider-node': fileURLToPath(
      new URL('./cloud/functions/environment-credentials.ts', import.meta.url),
    ),
  },
  banner: {
    // Packages in CommonJS still call `require`, which an ES module does not have.
    js: "import{createRequire as createRequireOfModule}from'node:module';const require=createRequireOfModule(import.meta.url);",
  },
} satisfies BuildOptions;

/**
 * Bundles functions, each by itself into a folder of its own below `outdir`: what it imports when it needs it is a file
 * beside it, and so is no part of its cold start. Entries are named from `functions/`, without extension:
 * `news/create-news`. Throws when one does not exist or does not compile.
 */
export async function bundle(outdir: string, entries: readonly string[]): Promise<Map<string, Bundle>> {
  const bundles = new Map<string, Bundle>();
  // One after the other: the bundler uses all processors for one, and holds what it reads in memory.
  for (const entry of entries) {
    const folder = resolve(root, outdir, entry);
    // What is loaded later is named by its content: what was there before would stay, and be deployed.
    await rm(folder, { recursive: true, force: true });
    const { metafile } = await build({
      ...bundling,
      entryPoints: [{ in: `functions/${entry}.ts`, out: 'index' }],
      outdir: folder,
      splitting: true,
      metafile: true,
    });
    const files = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.mjs'));
    bundles.set(entry, { folder, size: files.reduce((sum, [, { bytes }]) => sum + bytes, 0) });
  }
  return bundles;
}
