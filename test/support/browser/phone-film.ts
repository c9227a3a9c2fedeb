import type { Page, Route } from 'playwright-core';

const HOME = 'http://localhost/film/';

declare global {
  interface Window {
    makeFilm?: (seconds: number) => Promise<string>;
  }
}

/** Another page, in which films are made and played: the site's own would not run what it does not know. */
async function inStudio<Result>(page: Page, film: Uint8Array, act: (studio: Page) => Promise<Result>) {
  const studio = await page.context().newPage();
  const script = { contentType: 'text/javascript' };
  const files: Record<string, Parameters<Route['fulfill']>[0]> = {
    'make-film.js': { path: 'test/support/browser/make-film.js', ...script },
    'mediabunny.mjs': { path: 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', ...script },
    'film.mp4': { body: Buffer.from(film), contentType: 'video/mp4' },
  };
  await studio.route(`${HOME}**`, (route) => {
    const body = '<script type="module" src="make-film.js"></script>';
    return route.fulfill(
      files[route.request().url().slice(HOME.length)] ?? { contentType: 'text/html', body },
    );
  });
  await studio.goto(HOME);
  await studio.waitForFunction(() => window.makeFilm !== undefined);
  const result = await act(studio);
  await studio.close();
  return result;
}

/** A quicktime film of 1920 × 1080 that stands upright, with sound: as a phone makes it. */
export async function phoneFilm(page: Page, seconds: number): Promise<Buffer> {
  const film = await inStudio(page, new Uint8Array(), (studio) =>
    studio.evaluate((length) => window.makeFilm?.(length), seconds),
  );
  return Buffer.from(film ?? '', 'base64');
}

/** The colours of a film as it is played, above and below. */
export const halvesOf = (page: Page, film: Uint8Array): Promise<string[]> =>
  inStudio(page, film, (studio) =>
    studio.evaluate(async () => {
      const player = Object.assign(document.createElement('video'), { muted: true, src: 'film.mp4' });
      await new Promise((done) => player.addEventListener('loadeddata', done));
      const pen = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('2d');
      pen?.drawImage(player, 0, 0, 8, 8);
      return [1, 6].map((y) => {
        const [red = 0, green = 0] = pen?.getImageData(1, y, 1, 1).data ?? [];
        return red > green ? 'red' : 'green';
      });
    }),
  );

/** The same film of so many bytes: the rest is in a box that players pass over. */
export function padded(film: Buffer, bytes: number): Buffer {
  const free = Buffer.alloc(bytes - film.length);
  free.writeUInt32BE(free.length);
  free.write('free', 4, 'latin1');
  return Buffer.concat([film, free]);
}
