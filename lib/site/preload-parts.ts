import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper around each dynamic `import()` of the site: a chunk is imported only once all of its files have
 * arrived. Chromium remembers a module or a preload that failed and never requests it again (seen in 150.0.7871), and Vite
 * takes a failed style sheet for a loaded one. So scripts are first fetched into the browser's cache, from which the import
 * takes them; a file that failed is requested again by the next import that needs it.
 */
export function preloadParts(): Plugin {
  let base = '/';
  return {
    name: 'preload-parts',
    apply: 'build',
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
  };
}

/** @param base - Path under which the built files are served, with a slash at its end. */
const helperFor = (base: string) => `
const files = new Map();

const fetchScript = async (href) => {
  const reply = await fetch(href);
  await reply.arrayBuffer();
  // A newer version of the site may answer with its page instead of an old script.
  const isScript = reply.ok && /javascript/.test(reply.headers.get('content-type'));
  if (!isScript) throw new Error(href + ' is not there');
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
