import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InputOptions, type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown';

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
  resolveId: {
    filter: { id: /^(@smithy\/core\/event-streams|bowser)$/ },
    handler: (id, _, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
};

/** Zod's functions that make schemas, and do nothing else. */
const ofZod = [
  'string object optional int array boolean extend literal enum refine _default pipe',
  'number maxLength minLength union transform nullable null partial url set record',
  'lte gte discriminatedUnion unknown regex check',
].flatMap((line) => line.split(' '));

/**
 * What makes schemas, and rows, does nothing else: what is made by these names and never asked for is left out as well.
 * The bundler knows the names alone, in packages too: with `z` for all of zod's own, a package's arithmetic on a `z` went.
 */
export const making: readonly string[] = [
  ...ofZod.map((name) => `z.${name}`),
  ...['route', 'text', 'requiredText', 'nameText', 'optionalText', 'optionalName', 'checked'],
  ...['wholeNumber', 'EpochTime', 'circleDraft', 'circlesWanted', 'idField'],
  ...['maxLength', 'minLength', 'stopUnless', 'together'],
  ...['recordList', 'recordGet', 'recordCreate', 'recordChange', 'recordRemove'],
];

const reading: InputOptions = {
  cwd: root,
  platform: 'node',
  transform: { target: 'node24' },
  plugins: [leftOut],
  treeshake: { manualPureFunctions: making },
  logLevel: 'warn',
  // What one loads later another may need at its start.
  checks: { ineffectiveDynamicImport: false },
  resolve: {
    mainFields: ['module', 'main'],
    alias: {
      // The whole chain of credential providers is a third of a bundle, and Lambda needs one link of it.
      '@aws-sdk/credential-provider-node': fileURLToPath(
        new URL('./cloud/functions/environment-credentials.ts', import.meta.url),
      ),
    },
  },
  // What is loaded later takes what it has in common with the function from that: a file of its own would be read at the start.
  preserveEntrySignatures: 'allow-extension',
};

const writing: OutputOptions = {
  format: 'esm',
  minify: true,
  comments: false,
  sourcemap: true,
  sourcemapExcludeSources: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
};

/**
 * Bundles entries, by the names that they get, into one folder; gives what was written there. Throws when one does not
 * exist or does not compile.
 */
export async function bundleInto(
  folder: string,
  entries: Readonly<Record<string, string>>,
): Promise<OutputChunk[]> {
  const bundler = await rolldown({ ...reading, input: entries });
  const { output } = await bundler.write({ ...writing, dir: folder });
  await bundler.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Where the source of a function lies, which is named from `functions/`, without extension: `news/create-news`. */
export const sourceOf = (entry: string): string => resolve(root, 'functions', `${entry}.ts`);

/**
 * Bundles functions, each by itself into a folder of its own below `outdir`: what it imports when it needs it is a file
 * beside it, and so is no part of its cold start. Throws when one does not exist or does not compile.
 */
export async function bundle(outdir: string, entries: readonly string[]): Promise<Map<string, Bundle>> {
  const bundles = new Map<string, Bundle>();
  // One after the other: the bundler uses all processors for one, and holds what it reads in memory.
  for (const entry of entries) {
    const folder = resolve(root, outdir, entry);
    // What is loaded later is named by its content: what was there before would stay, and be deployed.
    await rm(folder, { recursive: true, force: true });
    const files = await bundleInto(folder, { index: sourceOf(entry) });
    bundles.set(entry, { folder, size: files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) });
  }
  return bundles;
}
