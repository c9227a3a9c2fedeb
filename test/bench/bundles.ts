import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contract } from '#contract/index.ts';
import { bundle, bundleInto } from '#lib/bundle.ts';
import { entries } from '#lib/cloud/functions/entries.ts';
import { functionEnvironment } from '#test/system/function-environment.ts';
import { median } from './median.ts';

export interface BundleFigures {
  readonly entry: string;
  /** Kibibytes of minified code. */
  readonly size: number;
  /** Milliseconds for import and first call, over those of an empty handler. */
  readonly overEmpty: number;
  /** The same, as a multiple of a handler that loads the SDK's document client and does nothing. */
  readonly overClient: number;
}

/** A first call as a function gets it after a cold start: refused at the token, so that no network takes part. */
const script = `
const started = performance.now();
const { handler } = await import(process.argv[1]);
await Promise.resolve(handler({ headers: {}, request: { userAttributes: {} }, response: {}, requestContext: {} }, {})).catch(() => {});
console.log(performance.now() - started);
`;

/**
 * Every function's bundle, and what it adds to a cold start: fresh processes, in turn with two others, which a single
 * round starts once for all of them.
 */
export async function measureBundles(rounds: number): Promise<BundleFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  const names = entries(contract);
  const bundles = await bundle(folder, names);
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export const handler = async () => ({});');
  const client = join(folder, 'document-client.mjs');
  const source = fileURLToPath(new URL('./document-client.ts', import.meta.url));
  await bundleInto(folder, { 'document-client': source });

  const startOthers = async () => ({ least: await coldStart(empty), alone: await coldStart(client) });
  const once = rounds === 1 ? await startOthers() : undefined;
  const figures: BundleFigures[] = [];
  for (const entry of names) {
    const over: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await coldStart(join(folder, entry, 'index.mjs'));
      const { least, alone } = once ?? (await startOthers());
      over.push(own - least);
      times.push((own - least) / (alone - least));
    }
    const size = (bundles.get(entry)?.size ?? Number.NaN) / 1024;
    figures.push({ entry, size, overEmpty: median(over), overClient: median(times) });
  }
  await rm(folder, { recursive: true });
  return figures;
}

async function coldStart(file: string): Promise<number> {
  const env = { ...process.env, ...functionEnvironment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' };
  const words = ['--input-type=module', '--eval', script, file];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  // The canary says before it how it went.
  return Number(stdout.trim().split('\n').at(-1));
}
