import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '#contract/index.ts';
import { bundle } from '#lib/bundle.ts';
import { entries } from '#lib/cloud/entries.ts';
import { median } from './median.ts';

export interface BundleFigures {
  readonly entry: string;
  /** Kibibytes of minified code. */
  readonly size: number;
  /** Milliseconds for import and first call, over those of an empty handler. */
  readonly overEmpty: number;
}

const ROUNDS = 7;

/** A first call as a function gets it after a cold start: refused at the token, so that no network takes part. */
const script = `
const started = performance.now();
const { handler } = await import(process.argv[1]);
await Promise.resolve(handler({ headers: {}, request: { userAttributes: {} }, response: {}, requestContext: {} }, {})).catch(() => {});
console.log(performance.now() - started);
`;

/** Every function's bundle, and what it adds to a cold start: fresh processes, in turn with an empty handler. */
export async function measureBundles(): Promise<BundleFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-bundles-'));
  const names = entries(contract);
  const bundles = await bundle(folder, names);
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export const handler = async () => ({});');

  const figures: BundleFigures[] = [];
  for (const entry of names) {
    const over: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await coldStart(join(folder, entry, 'index.mjs'));
      over.push(own - (await coldStart(empty)));
    }
    figures.push({ entry, size: (bundles.get(entry)?.size ?? Number.NaN) / 1024, overEmpty: median(over) });
  }
  await rm(folder, { recursive: true });
  return figures;
}

async function coldStart(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, file],
    {
      env: {
        ...process.env,
        ...{
          TABLE_NAME: 'table',
          CONTENT_BUCKET: 'content',
          AWS_REGION: 'us-east-1',
          POWERTOOLS_LOG_LEVEL: 'SILENT',
        },
        ...{
          AWS_ACCESS_KEY_ID: 'none',
          AWS_SECRET_ACCESS_KEY: 'none',
          AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
        },
      },
    },
  );
  return Number(stdout);
}
