import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#lib/local/listen.ts';
import { type Buildable, builtSite } from '#lib/local/site/build-site.ts';
import { createGallery } from '#lib/local/site/gallery.ts';
import { siteHeaders } from '#lib/security-headers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const headers = siteHeaders({ contentHost: 'http://localhost:3001', identity: [], uploads: [] });

/** A gallery of one script, whose sources a test may change. */
async function aGallery(script: string) {
  const from = temporaryFolder();
  const into = temporaryFolder();
  const write = (text: string) => writeFileSync(join(from, 'main.js'), text);
  writeFileSync(
    join(from, 'index.html'),
    '<!doctype html><title>Gallery</title><script type="module" src="./main.js"></script>',
  );
  write(script);
  const what: Buildable = {
    name: 'gallery',
    root: from,
    base: '/_local/gallery/',
    sources: ['*'],
    from,
    into,
  };
  const listener = await listenLocally(createGallery(headers, what), 0);
  onTestFinished(() => listener.close());
  return {
    url: `http://localhost:${listener.port}`,
    write,
    builds: () => readdirSync(into),
  };
}

const page = (url: string) => fetch(`${url}/_local/gallery`);
const scriptOf = async (reply: Response) => /src="([^"]+\.js)"/.exec(await reply.text())?.[1] ?? '';

test('is built when it is first asked for, and comes with the headers of the site', async () => {
  const { url, builds } = await aGallery('document.title = "barley";');
  expect(builds()).toEqual([]);

  const reply = await page(url);

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-security-policy')).toBe(headers['content-security-policy']);
  const script = await fetch(`${url}${await scriptOf(reply)}`);
  expect(await script.text()).toContain('barley');
  expect(builds()).toEqual([expect.stringMatching(/^gallery-[0-9a-f]{16}$/)]);
});

test('is built anew when a source has changed, and only then', async () => {
  const { url, write, builds } = await aGallery('document.title = "barley";');
  const before = await scriptOf(await page(url));
  expect(await scriptOf(await page(url))).toBe(before);
  expect(builds()).toHaveLength(1);

  write('document.title = "rye";');
  const after = await scriptOf(await page(url));

  expect(await (await fetch(`${url}${after}`)).text()).toContain('rye');
  expect(builds()).toHaveLength(2);
});

test('is built once for two who ask at the same time', async () => {
  const { url, builds } = await aGallery('document.title = "barley";');

  const replies = await Promise.all([page(url), page(url), page(url)].map((reply) => reply.then(scriptOf)));

  expect(new Set(replies).size).toBe(1);
  expect(builds()).toHaveLength(1);
});

test('says in words why it could not be built, and is there once that is mended', async () => {
  const { url, write, builds } = await aGallery('const = 1;');

  const reply = await page(url);

  expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await reply.text()).toMatch(/^The gallery could not be built: [\s\S]*main\.js/);
  expect(builds()).toEqual([]);

  write('document.title = "barley";');
  expect((await page(url)).status).toBe(200);
});

test('has nothing but its own files', async () => {
  const { url } = await aGallery('document.title = "barley";');

  for (const path of ['/_local/gallery/assets/gone.js', '/_local/gallery/config.json'])
    expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('no part of it is in the site', async () => {
  const folder = await builtSite();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|html|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((file) => /_local\/gallery|specimen/.test(readFileSync(join(folder, file), 'utf8'))),
  ).toEqual([]);
});
