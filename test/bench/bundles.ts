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

export interface BundleFigures {
  readonly entry: string;
  /** Kibibytes of minified code. */
  readonly size: number;
  /** Milliseconds of processor time for import and first call, over those of an empty handler. */
  readonly overEmpty: number;
  /** The same, as a multiple of a handler that loads the SDK's document client and does nothing. */
  readonly overClient: number;
}

/** A first call as a function gets it after a cold start: refused at the token, so that no network takes part. */
const script = `
const before = process.cpuUsage();
const { handler } = await import(process.argv[1]);
await Promise.resolve(handler({ headers: {}, request: { userAttributes: {} }, response: {}, requestContext: {} }, {})).catch(() => {});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
`;

/**
 * Every function's bundle, and what it adds to a cold start: the least processor time of fresh processes, which other
 * work on the machine and waiting change little.
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

  const fileOf = (entry: string) => join(folder, entry, 'index.mjs');
  const least = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1)
    for (const file of [empty, client, ...names.map(fileOf)])
      least.set(file, Math.min(least.get(file) ?? Number.POSITIVE_INFINITY, await coldStart(file)));
  await rm(folder, { recursive: true });
  const over = (file: string) => (least.get(file) ?? Number.NaN) - (least.get(empty) ?? Number.NaN);
  return names.map((entry) => ({
    entry,
    size: (bundles.get(entry)?.size ?? Number.NaN) / 1024,
    overEmpty: over(fileOf(entry)),
    overClient: over(fileOf(entry)) / over(client),
  }));
}

/** In one thread: otherwise what compiles and collects beside it would count or not, as it happens. */
async function coldStart(file: string): Promise<number> {
  const env = { ...process.env, ...functionEnvironment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' };
  const words = ['--single-threaded', '--input-type=module', '--eval', script, file];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  // The canary says before it how it went.
  return Number(stdout.trim().split('\n').at(-1));
}
