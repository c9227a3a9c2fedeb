import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InputOptions, type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One function, ready to be deployed: a folder with `index.mjs`, the modules that it loads later, and their source
 * maps.
 */
export interface Bundle {
  readonly folder: string;
  /** Bytes of all minified code, without the source maps. */
  readonly size: number;
}

/**
 * Modules that the SDK would import later and never needs here: we call no API that answers with an event stream, and
 * no function runs in a browser.
 */
const leftOut: Plugin = {
  name: 'left-out',
  resolveId: {
    filter: { id: /^(@smithy\/core\/event-streams|bowser)$/ },
    handler: (id, _, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
};

/** Zod's functions that make schemas and have no side effects. */
const ofZod = [
  'string object optional int array boolean extend literal enum refine _default pipe',
  'number maxLength minLength union transform nullable null partial url set record',
  'lte gte discriminatedUnion unknown regex check',
].flatMap((line) => line.split(' '));

/**
 * Functions that make schemas or rows and have no side effects: the bundler drops their results when nobody uses them.
 * It matches names alone, in packages too: with `z` listed for all of zod, it dropped a package's arithmetic on a
 * variable `z`.
 */
export const making: readonly string[] = [
  ...ofZod.map((name) => `z.${name}`),
  'route',
  'text',
  'requiredText',
  'nameText',
  'optionalText',
  'optionalName',
  'checked',
  'wholeNumber',
  'EpochTime',
  'circleDraft',
  'circlesWanted',
  'idField',
  'maxLength',
  'minLength',
  'stopUnless',
  'together',
  'recordList',
  'recordGet',
  'recordCreate',
  'recordChange',
  'recordRemove',
];

const reading: InputOptions = {
  cwd: root,
  platform: 'node',
  transform: { target: 'node24' },
  plugins: [leftOut],
  treeshake: { manualPureFunctions: making },
  logLevel: 'warn',
  // Another entry may need at its start what one entry loads later.
  checks: { ineffectiveDynamicImport: false },
  resolve: {
    mainFields: ['module', 'main'],
    alias: {
      // The whole chain of credential providers is a third of a bundle, and Lambda needs one of them.
      '@aws-sdk/credential-provider-node': fileURLToPath(
        new URL('./cloud/functions/environment-credentials.ts', import.meta.url),
      ),
    },
  },
  // A module loaded later imports shared code from the function's own file; a shared chunk would be one more file to
  // read at the start.
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
 * Bundles entries, by name, into one folder and returns the files written. Throws when an entry does not exist or does
 * not compile.
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

/** Path of a function's source. `entry` is relative to `functions/`, without extension: `news/create-news`. */
export const sourceOf = (entry: string): string => resolve(root, 'functions', `${entry}.ts`);

/**
 * Bundles each function into a folder of its own below `outdir`. Modules that it imports dynamically are files beside
 * it, so they do not slow its cold start. Throws when an entry does not exist or does not compile.
 */
export async function bundle(outdir: string, entries: readonly string[]): Promise<Map<string, Bundle>> {
  const bundles = new Map<string, Bundle>();
  // One after the other: the bundler uses all processors for one entry, and keeps in memory what it reads.
  for (const entry of entries) {
    const folder = resolve(root, outdir, entry);
    // Chunks are named by their content, so files of an earlier build would stay and be deployed.
    await rm(folder, { recursive: true, force: true });
    const files = await bundleInto(folder, { index: sourceOf(entry) });
    bundles.set(entry, { folder, size: files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) });
  }
  return bundles;
}
