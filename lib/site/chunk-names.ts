import { isPackage } from './module-graph.ts';

/**
 * Name of the chunk of a module: its package's with its scope, or its file's, with as many folders as tell it from others elsewhere. No
 * number is in it, as a service worker finds by it what another build has in a file's place
 * (`web/worker/other-names.js`).
 * @param all - Ids of all modules that chunks are named for.
 */
export function chunkName(id: string, all: readonly string[]): string {
  const [, inPackage] = /.*\/node_modules\/(@[^/]*\/[^/]*|[^/]*)/.exec(id) ?? [];
  if (inPackage) return inPackage.replace('@', '').replace('/', '-');
  const own = partsOf(id);
  const others = all.filter((other) => !isPackage(other)).map((other) => partsOf(other).join('/'));
  for (let length = 1; ; length += 1) {
    const end = own.slice(-length).join('/');
    const isAlone = others.every((path) => path === own.join('/') || !`/${path}`.endsWith(`/${end}`));
    if (isAlone || length >= own.length) return end.replaceAll('/', '-');
  }
}

/** Its path without extensions: a sheet belongs to the module beside it. */
const partsOf = (id: string) => id.replace(/\.[^/]*$/, '').split('/');
