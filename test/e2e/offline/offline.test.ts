import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { shiftOf, watchShifts } from '#test/browser/layout.ts';
import { missingIn } from '#test/browser/missing-in-worker.ts';
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
import { rare, test } from '#test/rare.ts';

const { site, farmer, visit } = useVersions();

const scriptsAskedForTwice = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    return scripts.filter((name, at) => name.endsWith('.js') && scripts.indexOf(name) < at);
  });

test('after one visit the site opens without a network: by its address, by a link, by reload, back and forward', async () => {
  const context = await farmer();
  await kept(await visit(context), true);
  await closeAll(context);
  await context.setOffline(true);

  const page = await context.newPage();
  const reply = await page.goto(site.url);
  await page.locator('.tabbar').waitFor();

  expect(new URL(page.url()).pathname).toBe('/news');
  expect(reply?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.goto(`${site.url}/unsent`);
  await title(page, 'Waiting to be sent');
  expect(await scriptsAskedForTwice(page)).toEqual([]);
  await page.reload();
  await title(page, 'Waiting to be sent');
  await page.goBack();
  await page.locator('.tabbar').waitFor();
  await page.goForward();
  await title(page, 'Waiting to be sent');
});

rare('a network that answers nothing holds nothing up', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  site.be('silent');

  const page = await context.newPage();
  const before = performance.now();
  await page.goto(`${site.url}/unsent`);
  await title(page, 'Waiting to be sent');

  // The limit of a call is ten seconds.
  expect(performance.now() - before).toBeLessThan(8000);
});

rare.each([
  ['that sends pages to its sign-in page', 'redirecting', 'localhost'],
  ['that answers with a page of its own', 'page', 'furrow.localhost'],
] as const)('a network %s is no network', async (_, network, host) => {
  const origin = `http://${host}:${site.port}`;
  const context = await farmer(origin);
  await kept(await visit(context, '/news', origin));
  await closeAll(context);
  site.be(network);

  const page = await context.newPage();
  await page.goto(`${origin}/unsent`);

  await title(page, 'Waiting to be sent');
  expect(await registrationsOf(page)).toBe(1);
});

rare('a tab goes on with its version while another is deployed; the next start is the new one', async () => {
  const context = await farmer();
  const first = await visit(context);
  await kept(first);
  const old = await visit(context);
  await first.close();
  await old.getByRole('button', { name: 'Add news' }).click();
  await old.getByLabel('Title').fill('Late frost');
  site.deploy('2');

  const fresh = await visit(context);
  await expect
    .poll(() => fresh.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');

  await opens(fresh, '2');
  expect(await old.getByLabel('Title').inputValue()).toBe('Late frost');
  await old.keyboard.press('Escape');
  for (const [path, name] of [
    ['/groups', 'Groups'],
    ['/library', 'Library'],
    ['/courses', 'Courses'],
  ] as const) {
    await go(old, path);
    await title(old, name);
  }
  expect(await versionOf(old)).toBe('1');
  await closeAll(context);
  const last = await visit(context);
  await expect.poll(() => activated(last)).toBe(2);
  await kept(last);
  await context.setOffline(true);
  await last.reload();
  await last.locator('.tabbar').waitFor();
  expect(await versionOf(last)).toBe('2');
});

rare(
  'a slow network holds nothing up: what is kept opens at once, and loads the newer version unless somebody has begun',
  async () => {
    const context = await farmer();
    await kept(await visit(context));
    await closeAll(context);
    await context.addInitScript(() =>
      navigator.serviceWorker?.addEventListener('message', ({ data }) => {
        document.documentElement.dataset['told'] = data[0];
      }),
    );
    site.deploy('2');
    site.be('silent', /^\/(news|groups|config\.json)$/);

    const [begun, untouched] = [await context.newPage(), await context.newPage()];
    await begun.goto(`${site.url}/news`, { waitUntil: 'commit' });
    await begun.getByRole('button', { name: 'Add news' }).click();
    await begun.getByLabel('Title').fill('Late frost');
    await untouched.goto(`${site.url}/groups`, { waitUntil: 'commit' });
    expect(await versionOf(untouched)).toBe('1');
    site.be('up');
    // The page is loaded again by what has come already.
    site.be('silent', /^\/groups$/);

    await expect.poll(() => versionOf(untouched)).toBe('2');
    await untouched.locator('#main h1').first().waitFor();
    await expect.poll(() => begun.locator('html').getAttribute('data-told')).toBe('newer');
    expect(await versionOf(begun)).toBe('1');
    expect(await begun.getByLabel('Title').inputValue()).toBe('Late frost');
  },
);

rare(
  'the screen of what waits says how much opens offline; a broken worker is repaired by a press',
  async () => {
    const context = await farmer();
    const page = await visit(context, '/unsent');
    await kept(page, true);
    await page.getByText('A few screens still need one, such as surveys and course reports.').waitFor();
    await look(page, 'offline-whole');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await go(page, '/groups');
    await title(page, 'Groups');
    await go(page, '/unsent');

    await page.getByText('Furrow would not open without a connection').waitFor();
    await look(page, 'offline-stuck');
    await page.getByRole('button', { name: 'Repair' }).click();

    await page.getByText('A few screens still need one, such as surveys and course reports.').waitFor();
    await context.setOffline(true);
    await page.reload();
    await title(page, 'Waiting to be sent');
  },
);

rare('the worker answers for the page, config.json and hashed files alone', async () => {
  const context = await farmer();
  await kept(await visit(context));
  await closeAll(context);
  const page = await context.newPage();
  const [byWorker, byNetwork] = [new Set<string>(), new Set<string>()];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === site.url) (response.fromServiceWorker() ? byWorker : byNetwork).add(pathname);
  });

  await page.goto(`${site.url}/news`);
  await page.locator('.lead-news h2').waitFor();
  await page.evaluate(() => Promise.all(['/mark.svg', '/sw.js', '/config.json'].map((path) => fetch(path))));
  await page.goto(`${site.url}/_local/mailbox`);
  await page.evaluate(() => fetch('/_local/mailbox.json'));

  const isOurs = (path: string) => /^\/(news|config\.json|assets\/.*)$/.test(path);
  expect([...byWorker].filter((path) => !isOurs(path))).toEqual([]);
  expect([...byWorker]).toEqual(expect.arrayContaining(['/news', '/config.json']));
  expect([...byNetwork]).toEqual(expect.arrayContaining(['/mark.svg', '/_local/mailbox']));
  expect([...byNetwork].filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(0);
});

const sum = (answers: typeof site.answered) => answers.reduce((bytes, each) => bytes + each.bytes, 0);

rare('the first visit costs at most 300 KiB more, a second one at most 5 KB', async () => {
  site.answered.length = 0;
  const context = await farmer();
  await kept(await visit(context), true);
  const begins = site.answered.findIndex(({ path }) => path === '/sw.js');
  const more = sum(site.answered.slice(begins).filter(({ path }) => !path.startsWith('/api/')));
  await closeAll(context);
  site.answered.length = 0;

  const page = await visit(context);
  await expect.poll(() => site.answered.map(({ path }) => path)).toContain('/sw.js');
  await kept(page, true);

  const second = site.answered.filter(({ path }) => !path.startsWith('/api/'));
  expect(more).toBeLessThan(300 * 1024);
  expect(sum(second), JSON.stringify(second)).toBeLessThan(5000);
});

rare('under Save-Data only the shell is kept', async () => {
  const context = await farmer();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await visit(context);
  await kept(page);
  const { rest = [], of = 0 } = (await missingIn(page)) ?? {};
  await go(page, '/courses');
  await title(page, 'Courses');

  expect(rest.length).toBeGreaterThan(100);
  expect(of - rest.length).toBeLessThan(45);
});

rare.each([sizes.phone, sizes.desktop])(
  'a lost connection is said once, politely, and moves nothing ($width px); so is its return',
  async (viewport) => {
    const context = await farmer();
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto(`${site.url}/news`);
    await page.locator('.lead-news h2').waitFor();
    const bar = page.getByRole('status').filter({ hasText: /No connection|Connected again/ });
    // The part that says it has arrived when the outbox has.
    await page.waitForFunction(() => document.querySelector('#main > [role="status"]'));
    const before = await shiftOf(page);

    await context.setOffline(true);
    await page.getByText('No connection. Posts, replies and most forms stay').waitFor();
    expect(await bar.count()).toBe(1);
    expect(await bar.getAttribute('aria-live')).not.toBe('assertive');
    await look(page, 'offline-news');
    await context.setOffline(false);
    await page.getByText('Connected again.').waitFor();
    await look(page, 'offline-back');
    await page.getByText('Connected again.').waitFor({ state: 'detached' });

    expect((await shiftOf(page)) - before).toBeLessThan(0.001);
  },
);

rare("behind a network's own page it is said that there is no connection, until there is one", async () => {
  const origin = `http://furrow.localhost:${site.port}`;
  const page = await visit(await farmer(origin), '/news', origin);
  await kept(page, true);
  site.be('page');
  await go(page, '/members');

  await page.getByText('No connection. Posts, replies and most forms stay').waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  site.be('up');

  await page.getByText('Connected again.').waitFor({ timeout: 20_000 });
});
