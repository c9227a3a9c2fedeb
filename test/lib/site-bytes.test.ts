import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { builtSite } from '#lib/local/site/build-site.ts';
import { closure, measureSite, type SiteFigures } from '../bench/site.ts';

let figures: SiteFigures[];
beforeAll(async () => {
  figures = await measureSite();
});

const named = (name: string) => figures.find((figure) => figure.name === name);

test('a visitor loads at most 119.1 KiB of scripts before the sign-in form, and 138 with what comes while they type in it', async () => {
  const folder = await builtSite();
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const keysOf = (name: string) => Object.keys(manifest).filter((key) => manifest[key].name === name);
  const screen = ['index.html', ...keysOf('shared'), 'src/screens/session/sign-in-screen.tsx'];
  const files = [...closure(manifest, [...screen, ...keysOf('sign-in')])].map((key) => manifest[key].file);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFile(`${folder}/${file}`));
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length / 1024);

  expect(named('before sign-in works')?.script).toBeLessThan(119.1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(138);
});

test('a member loads at most 149.3 KiB of scripts before they read the news, the bars around them included', () => {
  expect(named('before news works')?.script).toBeLessThan(149.3);
});

test('which part belongs to what is written is loaded once something is', async () => {
  const manifest = JSON.parse(await readFile(`${await builtSite()}/.vite/manifest.json`, 'utf8'));
  const named = (name: string) => Object.keys(manifest).filter((key) => manifest[key].name === name);
  const table = 'src/app/outbox-kinds.ts';

  for (const name of ['member', 'outbox']) {
    expect(named(name)).not.toEqual([]);
    expect(closure(manifest, named(name))).not.toContain(table);
  }
  expect(manifest[table].isDynamicEntry).toBe(true);
});

test('any further screen brings at most 23 KiB of scripts, and no screen waits for more than 20 KiB of styles', () => {
  const own = figures.filter(({ name }) => name.endsWith(' alone'));

  expect(own.length).toBeGreaterThan(20);
  for (const { name, script } of own) expect([name, script < 23]).toEqual([name, true]);
  for (const { name, style } of figures) expect([name, style < 20]).toEqual([name, true]);
});

test('a first visit asks for few files: each costs a journey on a slow network', () => {
  expect(named('before sign-in works')?.files).toBeLessThanOrEqual(12);
  expect(named('before news works')?.files).toBeLessThanOrEqual(10);
  expect(named('before news-view works')?.files).toBeLessThanOrEqual(17);
  for (const { name, files } of figures) expect([name, files <= 24]).toEqual([name, true]);
});

test('the entry asks for the first screen at once: it waits for no chunk of the application', async () => {
  const manifest = JSON.parse(await readFile(`${await builtSite()}/.vite/manifest.json`, 'utf8'));

  expect(manifest['index.html'].imports).toEqual([expect.stringMatching(/^_early-/)]);
});

test('no two chunks wait for each other: one of them would run before what it stands on is there', async () => {
  const manifest = JSON.parse(await readFile(`${await builtSite()}/.vite/manifest.json`, 'utf8'));
  const waitsForItself = (key: string) => closure(manifest, manifest[key].imports ?? []).has(key);

  expect(Object.keys(manifest).filter(waitsForItself)).toEqual([]);
});

test('Amplify UI is one chunk of at most 25 KiB, for which the screens of administration and authoring alone wait', async () => {
  const folder = await builtSite();
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const chunks = Object.keys(manifest).filter((key) => manifest[key].name === 'amplify-ui');
  const waiting = Object.keys(manifest).filter((screen) => {
    const needed = closure(manifest, [screen]);
    return screen.startsWith('src/screens/') && chunks.some((chunk) => needed.has(chunk));
  });

  expect(chunks).toHaveLength(1);
  const script = await readFile(`${folder}/${manifest[chunks[0] ?? ''].file}`);
  expect(gzipSync(script, { level: 9 }).length / 1024).toBeLessThan(25);
  expect(waiting).toContain('src/screens/categories-screen.tsx');
  const authors = /\/(categories|managed-courses|owned?-course|course-owner)-screen\.tsx$/;
  expect(waiting.filter((screen) => !authors.test(screen))).toEqual([]);
});

test('what sends anything waits for no style sheet but those of every member: a lost one holds up what else comes', async () => {
  const manifest = JSON.parse(await readFile(`${await builtSite()}/.vite/manifest.json`, 'utf8'));
  const stylesOf = (names: string[]) =>
    [...closure(manifest, names)].flatMap((key) => manifest[key].css ?? []);
  const named = (name: string) => Object.keys(manifest).filter((key) => manifest[key].name === name);
  const around = stylesOf(['index.html', ...named('shared'), ...named('member')]);

  const sending = stylesOf([...named('outbox'), 'src/parts/sync/queue/send-step.ts']);

  expect(sending.filter((style) => !around.includes(style))).toEqual([]);
});

test('what the API document says of each row is not in the site', async () => {
  const folder = `${await builtSite()}/assets`;
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const site = (await Promise.all(scripts.map((name) => readFile(`${folder}/${name}`, 'utf8')))).join('');
  const summaries = Object.values(contract).flatMap((routes) =>
    Object.values(routes).map((row) => row.summary),
  );

  expect(site).toContain('/api/lessons/');
  expect(summaries.filter((summary) => site.includes(summary))).toEqual([]);
});
