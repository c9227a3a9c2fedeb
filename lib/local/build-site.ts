import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalError } from './local-error.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builds = join(root, 'dist/local');

/** Something that Vite builds for this machine. */
export interface Buildable {
  /** Its name in words and, where several share a folder, in front of its builds' names. */
  readonly name: string;
  /** Holds its `index.html`. */
  readonly root: string;
  /** The path that it is served under. */
  readonly base: string;
  /** All that it depends on, relative to `from`. */
  readonly sources: readonly string[];
  /** @default the project's folder */
  readonly from?: string;
  /** Builds go here. @default dist/local */
  readonly into?: string;
}

/** What every build depends on. */
export const commonSources = [
  'web/src/**/*',
  'functions/contract/**/*',
  'vite.config.ts',
  'lib/site/**/*',
  'package-lock.json',
  'lib/local/build-site.ts',
];

const site: Buildable = {
  name: 'site',
  root: join(root, 'web'),
  base: '/',
  sources: [...commonSources, 'web/index.html', 'web/public/**/*'],
};

/** The folder with the site, built when none was built from these sources yet. */
export const builtSite = () => built(site);

/** The folder with a build of the sources as they are now. */
export async function built(what: Buildable): Promise<string> {
  const folder = join(what.into ?? builds, `${what.name}-${fingerprintOf(what)}`);
  if (!existsSync(folder)) await build(what, folder);
  return folder;
}

/** Contents count, not times: a checkout or an unpacked archive gives files any time. */
export function fingerprintOf({ sources, from = root }: Pick<Buildable, 'sources' | 'from'>): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: from }).toSorted()) {
    const file = join(from, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Built beside and moved into place, so that nobody meets half a build, and two starts may build at once. */
async function build({ name, root: source, base }: Buildable, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const environment = process.env['NODE_ENV'];
  // That of a test would bring React's development build, three times as large, to whoever starts next.
  process.env['NODE_ENV'] = 'production';
  try {
    const vite = await import('vite');
    await vite.build({
      configFile: join(root, 'vite.config.ts'),
      root: source,
      base,
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
    throw new LocalError(`The ${name} could not be built: ${why}`, { cause });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    // The functions run in this process too.
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Builds of older sources; a young one may belong to a start that is still reading it. */
export function removeOthers(fresh: string): void {
  const folder = dirname(fresh);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (other === fresh || Date.now() - statSync(other).mtimeMs < DAY_MS) continue;
    rmSync(other, { recursive: true, force: true });
  }
}
