import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contract } from '#contract/index.ts';
import type { Route } from '#contract/route.ts';
import { entryOf } from '#lib/cloud/functions/entries.ts';

export interface FunctionEntry {
  /** From `functions/`, without extension. */
  readonly entry: string;
  /** What it finds around it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Exactly what `lib/cloud/functions/grants.ts` gives to a row. */
const environmentOf = ({ files, uploads, exports }: Route) => ({
  AWS_REGION: 'eu-west-1',
  TABLE_NAME: 'table',
  ...(files && { CONTENT_BUCKET: 'bucket' }),
  ...((files || uploads) && { UPLOAD_BUCKET: 'uploads' }),
  ...(exports && { EXPORT_ADDRESS: 'https://exports.s3.eu-west-1.amazonaws.com' }),
  ...(uploads === 'put' && { UPLOAD_ADDRESS: 'https://uploads.s3.eu-west-1.amazonaws.com' }),
});

/** Those that answer to a row, with the kibibytes that each may have. */
export const answering: readonly (FunctionEntry & { readonly budget: number })[] = Object.entries(
  contract,
).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({
    entry: entryOf(domain, name),
    environment: environmentOf(route),
    budget: route.files || route.uploads || route.identity ? 600 : 400,
  })),
);

const canary = { CANARY_NAME: 'canary', CANARY_PASSWORD: 'password' };
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'identity/pre-sign-up': {},
  'identity/custom-message': { TABLE_NAME: 'table' },
  'identity/post-confirmation': { TABLE_NAME: 'table' },
  'system/export-accounts': { USER_POOL_ID: 'pool', ACCOUNTS_BUCKET: 'bucket' },
  'system/put-starting-data': { TABLE_NAME: 'table' },
  'system/put-canary': { USER_POOL_ID: 'pool', ...canary },
  'system/canary': { SITE_ORIGIN: 'https://site', ...canary },
  'worker/run-jobs': {
    TABLE_NAME: 'table',
    CONTENT_BUCKET: 'bucket',
    UPLOAD_BUCKET: 'uploads',
    EXPORT_BUCKET: 'exports',
  },
};

/** Every function that is deployed. */
export const functionEntries: readonly FunctionEntry[] = [
  ...answering,
  ...Object.entries(others).map(([entry, environment]) => ({
    entry,
    environment: { AWS_REGION: 'eu-west-1', ...environment },
  })),
];

/** Imports each file, one after the other, and says what its handler is, or why there is none. */
const importing = `
const said = {};
for (const file of process.argv.slice(1)) {
  said[file] = await import(file).then(({ handler }) => typeof handler, String);
}
console.log(JSON.stringify(said));
`;

/**
 * Has a process of its own, with this environment and nothing else, load files: what `typeof` says of each one's
 * handler, or the error.
 */
export async function loadIn(
  env: Readonly<Record<string, string>>,
  files: readonly string[],
): Promise<Record<string, string>> {
  const words = ['--input-type=module', '--eval', importing, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return JSON.parse(stdout);
}
