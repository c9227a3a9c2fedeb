import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Buildable, built, commonSources } from './build-site.ts';
import { createSite } from './site.ts';

const PATH = '/_local/gallery';

const gallery: Buildable = {
  name: 'gallery',
  root: fileURLToPath(new URL('../../../web/gallery', import.meta.url)),
  base: `${PATH}/`,
  sources: [...commonSources, 'web/gallery/**/*'],
};

export const isGallery = (url: string) => /^\/_local\/gallery([/?]|$)/.test(url);

/**
 * Serves a page that shows every part of the site in each of its states, under `/_local/gallery`. It is built when it
 * is asked for, if sources changed, so a start does not wait for it.
 */
export function createGallery(
  headers: Readonly<Record<string, string>>,
  what: Buildable = gallery,
): RequestListener {
  let building: Promise<RequestListener> | undefined;
  let served: { folder: string; site: RequestListener } | undefined;

  const build = async () => {
    const folder = await built(what);
    if (served?.folder !== folder) served = { folder, site: createSite({ folder, headers }) };
    return served.site;
  };
  /** Requests during a build wait for that build. */
  const newest = () => {
    building ??= build().finally(() => {
      building = undefined;
    });
    return building;
  };

  return async (request, response) => {
    const path = (request.url ?? '').slice(PATH.length) || '/';
    const isPage = !/\.[^/]*$/.test(path.split('?', 1)[0] ?? '');
    try {
      // An open page keeps using the files of its own build.
      const site = isPage ? await newest() : (served?.site ?? (await newest()));
      request.url = path;
      site(request, response);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      for (const name in headers) response.setHeader(name, headers[name] as string);
      response
        .writeHead(500, {
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        .end(text);
    }
  };
}
