import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalError } from './local-error.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builds = join(root, 'dist/local');

/** All that the built site depends on. */
const sources = [
  'web/**/*',
  'functions/contract/**/*',
  'vite.config.ts',
  'package-lock.json',
  'lib/local/build-site.ts',
];

/** The folder with the site, built when none was built from these sources yet. */
export async function builtSite(): Promise<string> {
  const folder = join(builds, fingerprint());
  if (!existsSync(folder)) await build(folder);
  return folder;
}

/** Contents count, not times: a checkout or an unpacked archive gives files any time. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Built beside and moved into place, so that nobody meets half a site, and two starts may build at once. */
async function build(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const environment = process.env['NODE_ENV'];
  // That of a test would bring React's development build, three times as large, to whoever starts next.
  process.env['NODE_ENV'] = 'production';
  try {
    const vite = await import('vite');
    await vite.build({
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'silent',
      build: { outDir: fresh, emptyOutDir: true, reportCompressedSize: false },
    });
    removeOthers(fresh);
    renameSync(fresh, folder);
  } catch (cause) {
    // Another start was faster.
    if (existsSync(folder)) return;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LocalError(`The site could not be built: ${why}`, { cause });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    // The functions run in this process too.
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

const DAY = 24 * 60 * 60 * 1000; // ms

/** Builds of older sources; a young one may belong to a start that is still reading it. */
function removeOthers(fresh: string): void {
  for (const name of readdirSync(builds)) {
    const other = join(builds, name);
    if (other === fresh || Date.now() - statSync(other).mtimeMs < DAY) continue;
    rmSync(other, { recursive: true, force: true });
  }
}
