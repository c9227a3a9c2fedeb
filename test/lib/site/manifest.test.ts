import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
}

let folder: string;
let page: string;
let manifest: {
  share_target: { action: string };
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
};
beforeAll(async () => {
  folder = await builtSite();
  page = readFileSync(`${folder}/index.html`, 'utf8');
  manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
});

/** Width and height, as the head of a PNG says. */
const sizeOf = (path: string) => {
  const png = readFileSync(folder + path);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the page names the manifest, an icon for iOS, and the colour of each theme', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.json"');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
  expect(page.match(/<meta name="theme-color"/g)).toHaveLength(2);
});

test('the manifest has what browsers ask for before they install a site', () => {
  expect(manifest).toMatchObject({ id: '/', name: 'Furrow', start_url: '/news', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/news', '/unsent']);
});

test('what a phone shares goes to an address that the worker takes', () => {
  const { share_target: target } = manifest;

  expect(target).toMatchObject({ action: '/news/share', method: 'POST', enctype: 'multipart/form-data' });
  expect(readFileSync(`${folder}/sw.js`, 'utf8')).toContain(target.action);
});

test('each icon is as large as the manifest says; one may be cut to any shape', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

  for (const { src, sizes } of icons) {
    expect(existsSync(folder + src)).toBe(true);
    if (src.endsWith('.png')) expect([src, sizes]).toEqual([src, sizeOf(src)]);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
