import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  askCognito,
  entryIn,
  isSignedOut,
  refused,
  revoke,
  signIn,
  storedIn,
  tokenIn,
  write as writeText,
} from '#test/browser/accounts.ts';
import { holds, title } from '#test/browser/acts.ts';
import { hasten } from '#test/browser/hasten.ts';
import { hold } from '#test/browser/hold.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

// So short that each call of the site has to refresh its token first.
const { stack, browser, newMember } = useSite({ accessTokenSeconds: 4 });

const place = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

const sessionKeys = async (page: Page) =>
  Object.keys(await storedIn(page)).filter((key) => /^(userInfo|currentCommunity|Cognito)/.test(key));
/** Ends the session while its page looks away: an open one may notice by itself, and says so before the test looks. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await tokenIn(page);
  const Token = await entryIn(page, '.refreshToken');
  await page.goto('about:blank');
  await askCognito(stack, 'RevokeToken', { Token });
  await refused(stack, token);
}

const TEXT = 'The north slope turned yellow.';
const write = (page: Page, headline: string) => writeText(page, headline, TEXT);
const save = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();
const isRead = async (page: Page) => {
  await page.waitForURL(/\/news\/(?!add\b)[^/]+$/);
  await page.locator('article').getByText(TEXT).waitFor();
};

const isRefresh = (route: Route) =>
  route.request().headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken');

describe('a session that lasts', () => {
  test('outlives its access token with what is half written, stores the fresh one, and outlives lost replies, a 503 and a 429', async () => {
    const { page } = await newMember('ada');
    await write(page, 'Rapeseed is early');
    const old = await tokenIn(page);
    await refused(stack, old);

    await holds(page.getByLabel('Description', { exact: true }), /north slope/);
    await save(page);
    await isRead(page);

    expect(await tokenIn(page)).not.toBe(old);
    // It may be refreshed at any moment, and the two are written one after the other.
    await expect.poll(async () => (await tokenIn(page)) === (await entryIn(page, '.accessToken'))).toBe(true);

    // Of Cognito and of the API.
    const troubles: Record<string, () => Promise<unknown>> = {
      'refresh replies that are lost on their way': () =>
        page.route(`${stack.cognito.endpoint}/**`, async (route) => {
          if (!isRefresh(route)) return route.fallback();
          await route.fetch();
          return route.abort();
        }),
      'a 503 of Cognito': () => answerAll(page, `${stack.cognito.endpoint}/**`, 503),
      'a 429 of Cognito': () => answerAll(page, `${stack.cognito.endpoint}/**`, 429),
      'a 503 of the API': () => answerAll(page, `${stack.url}/api/**`, 503),
      'a 429 of the API': () => answerAll(page, `${stack.url}/api/**`, 429),
    };
    for (const [trouble, begin] of Object.entries(troubles)) {
      await begin();
      // A search: nothing of it travels before the application, and none is kept from before.
      await page.goto(`${stack.url}/news?search=rapeseed`);
      const failed = page.getByRole('alert').filter({ hasText: 'The news did not load' });
      await expect.poll(() => failed.count(), { message: trouble }).toBe(1);
      expect([trouble, await sessionKeys(page)]).toEqual([trouble, expect.arrayContaining(['userInfo'])]);

      await page.unrouteAll();
      await hasten(failed.getByRole('button', { name: 'Try again' }), () =>
        failed.waitFor({ state: 'detached' }),
      );

      await title(page, 'News');
      expect([trouble, place(page)]).toEqual([trouble, '/news?search=rapeseed']);
    }
  });

  rare('outlives two minutes without a connection, and what was written with it', async () => {
    const { context, page } = await newMember('ben', { path: null });
    await page.clock.install();
    await page.goto(`${stack.url}/news`);
    await write(page, 'Pivot or drip?');
    await context.setOffline(true);
    await save(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.clock.fastForward('02:00');
    await expect.poll(() => sessionKeys(page)).toContain('userInfo');

    // The saving goes on by itself.
    await context.setOffline(false);

    await isRead(page);
  });
});

async function answerAll(page: Page, url: string, status: number): Promise<void> {
  await page.route(url, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, json: { message: 'Later, please' } });
  });
}

describe('a session that ends', () => {
  rare('in the middle of a save, the member comes back to it, and it goes on by itself', async () => {
    const { page } = await newMember('dora');
    await write(page, 'Old pear varieties');
    // A call of the page's own could notice the end before the save has begun.
    const letGo = await hold(page, `${stack.cognito.endpoint}/**`);
    await revoke(stack, page);
    await save(page);
    letGo();
    await isSignedOut(page);
    await expect.poll(() => sessionKeys(page)).toEqual([]);
    await expectSound(page, 'sign-in-ended');

    await signIn(page, 'dora');

    await isRead(page);
    await title(page, 'Old pear varieties');
    expect(place(page)).toMatch(/^\/news\/(?!add)/);
  });

  rare(
    'while the site was closed, the check on load ends it, and the deep link stays, for that member alone',
    async () => {
      for (const username of ['emil', 'gus']) await stack.member(username);
      const page = await (await browser.open()).newPage();
      // A visitor comes to the address they asked for, too.
      await page.goto(`${stack.url}/userinfo/reports?of=all#top`);
      await signIn(page, 'emil');
      await title(page, 'Course reports');
      expect(place(page)).toBe('/userinfo/reports?of=all#top');
      await page.goto('about:blank');
      await page.goto(`${stack.url}/login`);
      await title(page, 'News');
      await endElsewhere(page);

      await page.goto(`${stack.url}/news?pageNumber=1#main`);
      await isSignedOut(page);
      await signIn(page, 'emil');
      await title(page, 'News');
      expect(place(page)).toBe('/news?pageNumber=1#main');

      await page.goto(`${stack.url}/userInfo`);
      await title(page, 'Payment information');
      await endElsewhere(page);
      await page.goto(`${stack.url}/userInfo`);
      await isSignedOut(page);
      await page.reload(); // what it knows lives in the history's state
      await signIn(page, 'gus');
      await title(page, 'News');
      expect(place(page)).toBe('/news');
    },
  );

  rare(
    'by Logout right after a first sign-in, also where the signal is lost before the question is there',
    async () => {
      await stack.member('lea');
      const context = await browser.open();
      const page = await context.newPage();
      await page.goto(`${stack.url}/login`);
      await signIn(page, 'lea');
      await title(page, 'News');
      // As a form has kept it before, and what tells her on this device.
      await page.evaluate(async () => {
        const { id } = JSON.parse(sessionStorage['userInfo'] ?? localStorage['userInfo']);
        localStorage['pushDevice'] = JSON.stringify({
          member: id,
          endpoint: 'https://push.example/1',
          zone: 'UTC',
        });
        await new Promise((done) => {
          const request = indexedDB.open(`furrow-outbox-${id}`, 1);
          request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'id' });
          request.onsuccess = () => done(request.result.close());
        });
      });
      await page.route('**/*.js', (route) => route.abort());
      await context.setOffline(true);
      const asked = page.waitForEvent('dialog');

      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      const question = await asked;
      expect(question.message()).toContain('This signs you out');
      await question.accept();

      await page.waitForURL(`${stack.url}/login`);
      await title(page, 'Sign In');
      expect(await sessionKeys(page)).toEqual([]);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect((await storedIn(page))['pushDevice']).toBeUndefined();
    },
  );

  test('by /logout, in every tab and at Cognito, with Remember Me and without', async () => {
    await stack.member('ida');
    const context = await browser.open();
    await context.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        if (text === 'Logging Out...') sessionStorage.setItem('seen', text);
      }).observe(document, { childList: true, subtree: true });
    });
    // The last is in front: behind another a page gets one frame a second, and each click waits for two.
    const [tab, page] = [await context.newPage(), await context.newPage()];
    await page.goto(`${stack.url}/login`);
    for (const remember of [true, false]) {
      await page.getByLabel('Remember Me').setChecked(remember);
      await signIn(page, 'ida');
      await title(page, 'News');
      await tab.goto(`${stack.url}/userInfo`);
      await title(tab, 'Payment information');
      const token = await entryIn(page, '.refreshToken');
      expect(await askCognito(stack, 'GetTokensFromRefreshToken', { RefreshToken: token })).toBe(200);

      await page.goto(`${stack.url}/logout`);
      for (const each of [page, tab]) await title(each, 'Sign In');

      expect((await storedIn(page))['seen']).toBe('Logging Out...');
      for (const each of [page, tab]) expect([remember, await sessionKeys(each)]).toEqual([remember, []]);
      await expect
        .poll(() => askCognito(stack, 'GetTokensFromRefreshToken', { RefreshToken: token }))
        .toBe(400);
      await page.evaluate(() => sessionStorage.removeItem('seen'));
    }
  });
});
