import { expect, test } from 'vitest';
import { signIn } from '#test/browser/accounts.ts';
import { look, press, said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { begin } from '#test/browser/news.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { writeTo } from '#test/things/chats.ts';

const { stack, browser, newMember } = useSite();

function isBroken(image: Element): boolean {
  const { complete, naturalWidth } = image as HTMLImageElement;
  return complete && naturalWidth === 0 && getComputedStyle(image).display !== 'none';
}

test('a screen that cannot be fetched says so inside the shell, and opens when the signal is back; those that were opened or touched stay', async () => {
  const { context, page } = await newMember('ada', { viewport: sizes.phone, path: null });
  // The signal is gone for what is touched from here on.
  await page.route(/\/(library|courses?)-screen-/, (route) => route.abort());
  await page.goto(`${stack.url}/news`);
  // Whoever has only just come has no menu yet.
  await scriptArrived(page, /\/panels-.*\.js$/);
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const isUnreachable = async () => {
    await title(page, 'This page did not load');
    await page.getByText('There is no connection right now. Check your signal and try again.').waitFor();
    await page.getByRole('heading', { name: /^On this (phone|computer)$/ }).waitFor();
    await look(page, 'no-connection');
    expect(await page.locator('main img').evaluate(isBroken)).toBe(false);
  };
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await link(name).click();
  };
  await context.setOffline(true);

  await menu('Library');
  await isUnreachable();
  await menu('Courses');
  await title(page, 'This page did not load');
  await page.goBack();
  await page.goBack();
  await title(page, 'News');
  await menu('Library');
  await title(page, 'This page did not load');

  await page.unrouteAll();
  await context.setOffline(false);

  await title(page, 'Library');

  // At a desk.
  await page.setViewportSize(sizes.desktop);
  await page.goto(`${stack.url}/news`);
  await link('My dashboard').click();
  await title(page, 'ada');
  await link('News').click();
  await title(page, 'News');
  // A touch fetches a screen.
  await link('Members').hover();
  await scriptArrived(page, /\/members-screen-.*\.js$/);
  await context.setOffline(true);
  await link('Topics of the news').click();
  await isUnreachable();
  await link('My dashboard').click();
  await title(page, 'ada');
  await link('Members').click();
  await page.getByText('There is no connection right now').waitFor();
  await context.setOffline(false);
  await page.getByRole('list', { name: 'Members' }).waitFor();
});

test('a chat whose part never came says so, with what can be done, and opens when the signal is back', async () => {
  const { member, context, page } = await newMember('carla', { viewport: sizes.phone, path: null });
  await writeTo(member, (await stack.member('dirk')).id, 'Is the drill free?');
  await page.route(/\/chat-(?!messages|dialogs|toggles)[^/]+\.js$/, (route) => route.abort());
  await page.goto(`${stack.url}/messenger`);
  await page.getByRole('link', { name: /^dirk/ }).waitFor();
  await scriptArrived(page, /\/panels-.*\.js$/);
  await context.setOffline(true);

  await page.getByRole('link', { name: /^dirk/ }).click();
  await title(page, 'This page did not load');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.locator('#main').getByRole('link', { name: 'Messenger' }).waitFor();
  await look(page, 'no-connection-chat');

  await page.unrouteAll();
  await context.setOffline(false);
  await title(page, 'dirk');
});

test('a screen that could not be fetched, or that a newer version of the site has replaced, looks as it should in the end', async () => {
  const { page } = await newMember('ben', { path: null });
  // Its style sheet is asked for once, and does not come.
  let isLost = false;
  await page.route(/unsent-screen-.*\.css/, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await page.goto(`${stack.url}/news`);
  await expect.poll(() => isLost).toBe(true);

  // What does not need it opens all the same, though it does not come.
  await page.route(/unsent-screen-.*\.css/, (route) => route.abort());
  await page.getByRole('link', { name: 'Library' }).first().click();
  await title(page, 'Library');
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Waiting to be sent' }).click();

  await title(page, 'Waiting to be sent');
  const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => String(href)));
  expect(await styles()).toContainEqual(expect.stringMatching(/unsent-screen-.*\.css/));

  // A newer version loads the page again, once.
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await title(page, 'News');
  await page.route(/topics-screen-.*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.route(`${stack.url}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/newer.js"></script><div id="root"></div>',
    }),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await page.getByRole('link', { name: 'Topics of the news' }).click();
  await title(page, 'This page did not load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await title(page, 'This page did not load');
  expect(documents).toEqual([`${stack.url}/news/topics`]);

  await page.unrouteAll();
  await title(page, 'Topics');
  expect(documents).toHaveLength(1);

  // A site that does not start without a signal starts when it is back.
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${stack.url}/terms`);
  await title(page, 'Furrow did not start');

  await page.unrouteAll();

  await title(page, 'Terms of Service');
});

test('whoever saves data fetches nothing ahead', async () => {
  const { context, page } = await newMember('cleo', { path: null });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto(`${stack.url}/news`);
  await title(page, 'News');

  await page.clock.runFor(60_000);

  expect(asked.filter((url) => /(news-view|unsent)-screen|new-news-dialog/.test(url))).toEqual([]);
});

/** As a browser does that is told to keep nothing. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  // Chromium denies these with them.
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request } });
}

/** As a private window does that has storages of no size. */
function takeNothing(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Really: until nothing more goes in. */
function fillUp(
  names: readonly ('localStorage' | 'sessionStorage')[] = ['localStorage', 'sessionStorage'],
): void {
  for (const name of names)
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        window[name].setItem(`${size}`, 'x'.repeat(size));
      } catch {
        // Half of it may go in; an empty page has no storage at all.
      }
}

const nothingKept = 'This browser does not let Furrow keep anything';

test.each([
  ['forbids every storage', forbid, nothingKept],
  ['has storages of no size', takeNothing, nothingKept],
  ['is full', fillUp, nothingKept],
])('a member signs in, reads and writes in a browser that %s', async (name, spoil, words) => {
  const username = `ada-${name.length}`;
  await stack.member(username);
  const context = await browser.open({ viewport: sizes.phone });
  await context.addInitScript(spoil as () => void);
  const page = await context.newPage();
  await page.goto(`${stack.url}/login`);
  await page.getByText(words).waitFor();
  if (spoil === forbid) {
    await look(page, 'sign-in-nothing-kept');
  }

  await signIn(page, username);
  await title(page, 'News');
  await begin(page, 'Rye stands well');
  await page.getByLabel('Description', { exact: true }).fill('On the north slope too.');
  await press(page, 'Publish');

  await page.locator('article').getByText('On the north slope too.').waitFor();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.getByRole('link', { name: 'Rye stands well' }).first().waitFor();
});

test.each([sizes.phone, sizes.desktop])(
  'what is written on a full device without a signal is said once to be not kept, and can be copied: %o',
  async (viewport) => {
    const username = `ida-${viewport.width}`;
    const { context, page } = await newMember(username, { viewport, path: null });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${stack.url}/news`);
    await scriptArrived(page, /\/copy-typed-.*\.js$/);
    await page.evaluate(takeNothing);
    const truth = page.getByText(/Not kept\. Leave this page open, or copy it$/);
    const isSaidOnce = async (name: string) => {
      await truth.waitFor();
      expect(await truth.count()).toBe(1);
      expect(await page.getByText(/kept on this|stays on this/i).count()).toBe(0);
      await look(page, `not-kept-${name}-${viewport.width}`);
      await press(page, 'Copy');
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Rye stands well');
    };

    await begin(page, 'Rye stands well');
    await scriptArrived(page, /\/sending-.*\.js$/);
    await context.setOffline(true);
    await said(page, 'No connection.');
    await page.getByLabel('Description', { exact: true }).fill('On the north slope too.');
    await isSaidOnce('writing');
    await press(page, 'Publish');
    await page.getByText('There is no connection right now.').waitFor();
    await isSaidOnce('waiting');
    await page
      .getByRole('link', { name: /^Waiting to be sent/ })
      .first()
      .click();
    await title(page, 'Waiting to be sent');
    await isSaidOnce('unsent');
    await context.setOffline(false);

    await page.getByRole('heading', { name: 'Sent today' }).waitFor();
    expect(await truth.count()).toBe(0);
  },
);

test('a full storage of the browser leaves the one of the tab: the session outlives a reload, and the screen says so', async () => {
  await stack.member('eva');
  const context = await browser.open();
  await context.addInitScript(fillUp, ['localStorage'] as const);
  const page = await context.newPage();
  await page.goto(`${stack.url}/login`);
  await page.getByText('This browser has no room for Furrow').waitFor();
  await signIn(page, 'eva');
  await title(page, 'News');

  await page.reload();

  await title(page, 'News');
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});
