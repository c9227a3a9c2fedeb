import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';
import { closure } from '../../bench/site.ts';

let folder: string;
let lines: string[];
let constants: { BUILD: string; SHELL: string[]; REST: string[] };
beforeAll(async () => {
  folder = await builtSite();
  lines = readFileSync(`${folder}/sw.js`, 'utf8').split('\n');
  const entries = lines.slice(0, 3).map((line) => /^const (\w+)=(.*);$/.exec(line)?.slice(1) ?? []);
  constants = Object.fromEntries(entries.map(([name, value]) => [name, JSON.parse(value ?? '')]));
});

test('the worker knows the page of its build by its hash', () => {
  const page = readFileSync(`${folder}/index.html`);

  expect(createHash('sha256').update(page).digest('hex').startsWith(constants.BUILD)).toBe(true);
});

test('it keeps what the page loads, the news and what sends before it is installed', () => {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const loaded = page.match(/\/assets\/[^"]+\.(js|css)/g) ?? [];

  expect(loaded.length).toBeGreaterThan(3);
  expect(constants.SHELL).toEqual(expect.arrayContaining(['/', '/config.json', ...loaded]));
  for (const part of ['news-screen', 'outbox', 'member', 'familjen', 'atkinson'])
    expect(constants.SHELL.some((path) => path.startsWith(`/assets/${part}`))).toBe(true);
});

test('each file is in one list, once, except what needs a network, an administrator or a pointer, or is large, and what is of use with these alone', () => {
  const kept = [...constants.SHELL, ...constants.REST].filter((path) => path.startsWith('/assets/'));
  const others = readdirSync(`${folder}/assets`).filter((name) => !kept.includes(`/assets/${name}`));

  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.filter((path) => !existsSync(folder + path))).toEqual([]);
  expect(others.length).toBeLessThan(107);
  // What one writes is kept without a connection, and so is the limit that it is told of.
  expect(kept.filter((path) => path.startsWith('/assets/naming-limit-'))).toHaveLength(1);
  const ofNoUse = [
    'amplify-ui',
    'sign-in-screen',
    'certificate-screen',
    'names',

    'paste-dialog',
    'sort-by-pointer',
  ];
  // These wait for Amplify UI, are loaded or styled for by what does, or are large.
  const needsOthers = [
    'leave-dialog',
    'categories-screen',
    'category-dialog',
    'course-table',
    'shrink-video',
  ];
  for (const part of [...ofNoUse, ...needsOthers])
    expect(others.some((name) => name.startsWith(`${part}-`))).toBe(true);
  expect(others.filter((name) => /^(amplify-ui|categories-screen)-.*css$/.test(name))).toHaveLength(2);
});

test('nothing that it keeps waits for a file that it does not keep', () => {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const kept = [...constants.SHELL, ...constants.REST];
  const isKept = (key: string) => kept.includes(`/${manifest[key].file}`);

  const keys = Object.keys(manifest).filter(isKept);
  const waited = closure(manifest, keys);
  const styles = [...waited].flatMap((key) => manifest[key].css ?? []);

  expect(keys.length).toBeGreaterThan(100);
  expect([...waited].filter((key) => !isKept(key))).toEqual([]);
  expect(styles.filter((style) => !kept.includes(`/${style}`))).toEqual([]);
});

test('what is kept in the background is at most 349 KiB, of which a first visit has fetched a part by itself', () => {
  const sizes = constants.REST.map((path) => gzipSync(readFileSync(folder + path), { level: 9 }).length);

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(349 * 1024);
});

test('beside it all files are named, each script with its digest, and none by a name that another would have without its hash', () => {
  const others = `files-${constants.BUILD}.json`;
  const files = JSON.parse(readFileSync(`${folder}/assets/${others}`, 'utf8'));
  const names = readdirSync(`${folder}/assets`).filter((name) => name !== others);
  const stems = names.map((name) => name.replace(/-[\w-]{7}(?=\.\w+$)/, ''));

  expect(Object.keys(files).toSorted()).toEqual(names.map((name) => `/assets/${name}`).toSorted());
  for (const path of Object.keys(files).filter((each) => each.endsWith('.js')))
    expect([path, files[path]]).toEqual([path, digestOf(folder + path)]);
  expect(stems.filter((stem, n) => names.includes(stem) || stems.indexOf(stem) !== n)).toEqual([]);
  // A number would shift with others.
  expect(stems.filter((stem) => /\d\.(js|css)$/.test(stem))).toEqual([]);
});

test('without its lists it is at most 2.75 KiB, with what shows what the server rings about', () => {
  expect(gzipSync(lines.slice(3).join('\n'), { level: 9 }).length).toBeLessThan(2.75 * 1024);
});

test('what one writes with, and takes a test with, is kept before what one only reads', () => {
  const placeOf = (name: string) => constants.REST.findIndex((path) => path.startsWith(`/assets/${name}-`));

  for (const name of [
    'new-news-dialog',
    'circle-dialog',
    'test-screen',
    'event-dialog',
    'lesson-editor-screen',
  ])
    expect([name, placeOf(name) > -1 && placeOf(name) < placeOf('groups-screen')]).toEqual([name, true]);
});

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
