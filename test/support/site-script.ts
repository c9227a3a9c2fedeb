import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const resolveDir = fileURLToPath(new URL('../..', import.meta.url));

/** One script for a browser, of a module's text and all that it imports from the site. */
export async function siteScript(contents: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
