import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One function, ready to be deployed: a folder with `index.mjs` and its source map. */
export interface Bundle {
  readonly folder: string;
  /** Bytes of the minified code, without its source map. */
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
 * Bundles functions, each into a folder of its own below `outdir`, in one run of the bundler.
 * Entries are named from `functions/`, without extension: `news/create-news`.
 * Throws when one does not exist or does not compile.
 */
export async function bundle(outdir: string, entries: readonly string[]): Promise<Map<string, Bundle>> {
  await build({
    ...bundling,
    entryPoints: entries.map((entry) => ({ in: `functions/${entry}.ts`, out: `${entry}/index` })),
    outdir,
  });

  const bundles = entries.map(async (entry) => {
    const folder = resolve(root, outdir, entry);
    const { size } = await stat(join(folder, 'index.mjs'));
    return [entry, { folder, size }] as const;
  });
  return new Map(await Promise.all(bundles));
}
