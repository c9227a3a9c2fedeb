import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { title } from '#test/browser/acts.ts';
import {
  activated,
  closeAll,
  go,
  opens,
  registrationsOf,
  useVersions,
  versionOf,
} from '#test/browser/versions.ts';
import { kept } from '#test/browser/with-workers.ts';

/* Rare fortunes of deployments, and what is left of a worker after them; `offline.test.ts` has a plain one. */

const { site, farmer, visit } = useVersions();

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());
/** Asks the worker for what a page asks it for until all of the site is kept. */
const keepOnceMore = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        navigator.serviceWorker.controller?.postMessage(['keep', '/'], [port2]);
      }),
  );
const sum = (answers: typeof site.answered) => answers.reduce((bytes, each) => bytes + each.bytes, 0);

test('of a deployment that changes one script a phone fetches that one, the page, the worker and the names', async () => {
  const context = await farmer();
  await kept(await visit(context), true);
  await closeAll(context);
  site.deploy('6', {}, /^groups-screen-/);
  site.answered.length = 0;

  const page = await visit(context);
  await opens(page, '6');
  await expect.poll(() => activated(page)).toBe(2);
  await kept(page, true);

  const code = site.answered.filter(({ path, bytes }) => path.startsWith('/assets/') && bytes > 0);
  const names = code.map(({ path }) => path.replace(/-([\da-f]{16}|[\w-]{7})\./, '.'));
  expect([...new Set(names)].toSorted()).toEqual(['/assets/files.json', '/assets/groups-screen.js']);
  expect(sum(site.answered.filter(({ path }) => !path.startsWith('/api/')))).toBeLessThan(40_000);
  await go(page, '/groups');
  await title(page, 'Groups');
  await context.setOffline(true);
  await page.reload();
  await title(page, 'Groups');
  expect(await versionOf(page)).toBe('6');
});

test('where the names of a new build do not come it opens all the same, and its screens are fetched', async () => {
  const context = await farmer();
  await kept(await visit(context), true);
  await closeAll(context);
  site.deploy('7');
  site.be('silent', /^\/assets\/files-/);

  const page = await visit(context);
  await opens(page, '7');
  await go(page, '/groups');
  await title(page, 'Groups');

  expect(site.answered.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/assets\/groups-screen-[\w-]{6}7\.js$/),
  );
});

test('three deployments are missed: it opens offline with the old one, and online with the new, in one start', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  await context.setOffline(true);
  for (const version of ['2', '3', '4']) site.deploy(version);

  const page = await context.newPage();
  await page.goto(`${site.url}/news`);
  await page.locator('.tabbar').waitFor();
  expect(await versionOf(page)).toBe('1');
  await context.setOffline(false);
  await page.reload();
  await opens(page, '4');

  // The worker of the new one takes over where no other tab is open.
  await expect.poll(() => activated(page)).toBe(2);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.tabbar').waitFor();
  expect(await versionOf(page)).toBe('4');
});

test('of half a deployment nothing is used: the old version goes on, and the install is tried again', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  site.deploy('5');
  site.lose(/\/(member|shared)-[\w-]+5\.js/);

  const page = await visit(context);
  expect(await versionOf(page)).toBe('1');
  await expect.poll(() => site.answered.filter(({ path }) => path === '/sw.js').length).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.tabbar').waitFor();
  expect(await versionOf(page)).toBe('1');

  await context.setOffline(false);
  site.lose(undefined);
  await page.reload();
  await opens(page, '5');
  await expect.poll(() => activated(page)).toBe(2);
  await kept(page);
});

test('switched off, neither a worker nor a cache is left at the next visit, and the site works', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  const open = await visit(context);
  site.deploy(undefined, { offline: false });

  const page = await visit(context);
  await expect.poll(() => registrationsOf(page)).toBe(0);
  await expect.poll(() => cachesOf(page)).toEqual([]);
  await keepOnceMore(open);
  expect(await cachesOf(page)).toEqual([]);
  await open.close();
  await go(page, '/courses');
  await title(page, 'Courses');
  const next = await visit(context);
  expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await cachesOf(next)).toEqual([]);
});

test('on one machine the worker leaves when another project has the port', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  site.be('page');

  const page = await context.newPage();
  await page.goto(`${site.url}/anything`);

  await page.getByRole('heading', { name: 'Other things' }).waitFor();
  await expect.poll(() => registrationsOf(page)).toBe(0);
  expect(await cachesOf(page)).toEqual([]);
});

test('caches that were deleted by hand are filled again at the next visit', async () => {
  const context = await farmer();
  const page = await visit(context);
  await kept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

  await page.reload();
  await kept(page);
  await context.setOffline(true);
  await page.reload();

  await page.locator('.tabbar').waitFor();
});
