import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { builtSite } from '#lib/local/site/build-site.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: string[];
  readonly css?: string[];
}

export interface SiteFigures {
  readonly name: string;
  /** Kibibytes, gzip. */
  readonly script: number;
  readonly style: number;
  /** Files of both kinds. */
  readonly files: number;
}

const forVisitors = /\/(sign-in|sign-up|forgot-password|confirm-account|logout|not-found)-screen\.tsx$/;

/** Gzip bytes before each screen works when it is the first, and what each adds to the others. */
export async function measureSite(): Promise<SiteFigures[]> {
  const folder = await builtSite();
  const size = sizeIn(folder);
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >;
  const screens = Object.keys(manifest).filter((name) => name.startsWith('src/screens/'));
  const named = (chunk: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === chunk);
  // What renders is in one chunk with what the screens share.
  const application = ['index.html', ...named('shared')];
  // A member's screens stand in the shell, whose bars and addresses are in chunks that nobody else loads.
  const shell = [...named('member'), ...named('member-routes')];
  // Screens with forms share the library for them, and their fields; they are fetched once.
  const forms = [...named('react-hook-form'), ...named('field')];
  const around = (screen: string) => [...application, ...(forVisitors.test(screen) ? [] : shell)];
  return Promise.all([
    size('the application', manifest, closure(manifest, application)),
    ...screens.map((screen) =>
      size(`before ${label(screen)} works`, manifest, closure(manifest, [...around(screen), screen])),
    ),
    ...screens.map((screen) => {
      const before = closure(manifest, [...around(screen), ...forms]);
      const own = [...closure(manifest, [screen])].filter((name) => !before.has(name));
      return size(`${label(screen)} alone`, manifest, new Set(own));
    }),
  ]);
}

const label = (file: string) => file.replace(/^.*\/(.*)-screen\.tsx$/, '$1');

/** Chunks and all that they import at once. */
export function closure(
  manifest: Record<string, Chunk>,
  names: string[],
  seen = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest, manifest[name]?.imports ?? [], seen);
  }
  return seen;
}

/** Adds up the files of chunks in a folder. */
const sizeIn =
  (folder: string) =>
  async (name: string, manifest: Record<string, Chunk>, chunks: Set<string>): Promise<SiteFigures> => {
    const all = [...chunks].map((chunk) => manifest[chunk]).filter((chunk) => chunk !== undefined);
    const scripts = all.map(({ file }) => file).filter((file) => file.endsWith('.js'));
    const styles = [...new Set(all.flatMap(({ css = [] }) => css))];
    const files = scripts.length + styles.length;
    return { name, script: await kibibytes(folder, scripts), style: await kibibytes(folder, styles), files };
  };

async function kibibytes(folder: string, files: string[]): Promise<number> {
  const sizes = files.map(async (file) => gzipSync(await readFile(`${folder}/${file}`), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}
