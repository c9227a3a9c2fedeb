import type { Plugin, Rolldown } from 'vite';
import { APPLICATION } from './chunks.ts';

/**
 * Replaces Vite's helper around each dynamic `import()` of the site: a chunk is imported only once all of its files
 * have arrived. Chromium remembers a module or a preload that failed and never requests it again (seen in 150.0.7871),
 * and Vite takes a failed style sheet for a loaded one. So scripts that the worker does not keep are first fetched into
 * the browser's cache, from which the import takes them; a file that failed is requested again by the next import that
 * needs it. A list names no file that is there when the import is reached: none of the application's, which the page
 * has requested, nor what the importing chunk stands on.
 */
export function preloadParts(): Plugin {
  let base = '/';
  return {
    name: 'preload-parts',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Also used for a part with one file; what the page itself names is `preload-application.ts`'s.
          resolveDependencies: (part, names, { hostType }) => (hostType === 'html' ? [] : [...names, part]),
        },
      },
    }),
    configResolved(config) {
      ({ base } = config);
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('export const __vitePreload'))
          this.error('Vite asks for its parts in another way');
        return { code: helperFor(base), map: null };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = withoutKnown(chunk.code, filesBelow(chunk.fileName, bundle));
      },
    },
  };
}

/** A chunk's code with shorter lists. @param there - Files that are there when it runs. */
function withoutKnown(code: string, there: ReadonlySet<string>): string {
  const [, list] = /\(m\.f=(\[.*?\])\)/.exec(code) ?? [];
  if (list === undefined) return code;
  const files: string[] = JSON.parse(list);
  const left = [...new Set(files)].filter((file) => !APPLICATION.test(file) && !there.has(file));
  const placesIn = (places: string) =>
    new Set(places.split(',').map((place) => left.indexOf(files[Number(place)] ?? '')));
  return code
    .replace(list, JSON.stringify(left))
    .replace(/(__vite__mapDeps\(\[)([\d,]+)(?=\])/g, (_, call: string, places: string) => {
      return call + [...placesIn(places)].filter((place) => place >= 0).join(',');
    });
}

/** A chunk's file, those of the chunks that it waits for, and their style sheets. */
function filesBelow(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file);
  for (const other of chunk.imports) filesBelow(other, bundle, found);
  return found;
}

/** @param base - Path under which the built files are served, with a slash at its end. */
const helperFor = (base: string) => `
const files = new Map();

const fetchScript = async (href) => {
  // What the worker keeps needs no fetch: the import gets it from there. The next import looks again.
  if (navigator.serviceWorker?.controller && (await caches.match(href).catch(() => {}))) return files.delete(href);
  const reply = await fetch(href);
  await reply.arrayBuffer();
  // A newer version of the site may answer with its page instead of an old script.
  const isScript = reply.ok && /javascript/.test(reply.headers.get('content-type'));
  if (!isScript) throw new Error(href + ' did not arrive');
};

const fetchSheet = (href) => new Promise((done, fail) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    link.remove();
    fail(new Error(href + ' did not arrive'));
  };
  document.head.append(link);
});

const fetchOnce = (name) => {
  const href = '${base}' + name;
  if (!files.has(href) && !document.querySelector('link[href="' + href + '"]')) {
    const arrival = href.endsWith('.css') ? fetchSheet(href) : fetchScript(href);
    files.set(href, arrival);
    arrival.catch(() => files.delete(href));
  }
  return files.get(href);
};

export const __vitePreload = async (load, names = []) => {
  await Promise.all(names.map(fetchOnce));
  return load();
};
`;
