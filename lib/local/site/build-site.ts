import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalError } from '../local-error.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const builds = join(root, 'dist/local');

/** Something that Vite builds for this machine. */
export interface Buildable {
  /** Its name in words; where several share a folder, also the prefix of its builds' folders. */
  readonly name: string;
  /** Holds its `index.html`. */
  readonly root: string;
  /** The path under which it is served. */
  readonly base: string;
  /** Everything that the build depends on, relative to `from`. */
  readonly sources: readonly string[];
  /** Folder that `sources` are relative to. @default the project's folder */
  readonly from?: string;
  /** Folder for builds. @default dist/local */
  readonly into?: string;
}

/** Sources that every build depends on. */
export const commonSources = [
  'web/src/**/*',
  'functions/contract/**/*',
  'vite.config.ts',
  'lib/site/**/*',
  'package-lock.json',
  'lib/local/site/build-site.ts',
];

const site: Buildable = {
  name: 'site',
  root: join(root, 'web'),
  base: '/',
  sources: [...commonSources, 'web/index.html', 'web/public/**/*', 'web/worker/**/*'],
};

/** Builds the site unless it was built from these sources, and returns the folder. */
export const builtSite = () => built(site);

/** Builds unless there is a build of the sources as they are now, and returns its folder. */
export async function built(what: Buildable): Promise<string> {
  const folder = join(what.into ?? builds, `${what.name}-${fingerprintOf(what)}`);
  if (!existsSync(folder)) await build(what, folder);
  return folder;
}

/** Compares contents, not times: a checkout or an unpacked archive sets any time. */
export function fingerprintOf({ sources, from = root }: Pick<Buildable, 'sources' | 'from'>): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: from }).toSorted()) {
    const file = join(from, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Built in a temporary folder and then moved, so that nobody sees half a build and two starts may build at once. */
async function build({ name, root: source, base }: Buildable, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const environment = process.env['NODE_ENV'];
  // The NODE_ENV of a test would bundle React's development build, three times as large, for the next start.
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
    // Another start was faster, so its build is used.
    if (existsSync(folder)) return;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new LocalError(`The ${name} could not be built: ${why}`, { cause });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    // The functions run in this process too, so NODE_ENV is restored.
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes builds of older sources, except young ones: another start may still be reading them. */
export function removeOthers(fresh: string): void {
  const folder = dirname(fresh);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (other === fresh || Date.now() - statSync(other).mtimeMs < DAY_MS) continue;
    rmSync(other, { recursive: true, force: true });
  }
}
