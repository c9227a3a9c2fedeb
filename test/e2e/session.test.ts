import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { hasten } from '#test/hasten.ts';
import { arrived } from '#test/layout.ts';
import { useStack } from '#test/stack.ts';

// So short that each call of the site has to refresh its token first.
const stack = useStack({ site: true, accessTokenSeconds: 4 });
const browser = useBrowser();

const PASSWORD = 'harvest1';
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const place = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

async function fillIn(page: Page, username: string, button: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (button === 'Sign Up') await page.getByLabel('I agree with Terms of Service').check();
  await page.getByRole('button', { name: button }).click();
}

async function register(page: Page, username: string): Promise<void> {
  await page.goto(`${stack.url}/register`);
  await fillIn(page, username, 'Sign Up');
  await title(page, 'News');
}

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
const sessionKeys = async (page: Page) =>
  Object.keys(await stored(page)).filter((key) => /^(userInfo|currentCommunity|Cognito)/.test(key));
const tokenIn = async (page: Page): Promise<string> =>
  JSON.parse((await stored(page))['userInfo'] ?? '{}').token;
const entryIn = async (page: Page, ending: string): Promise<string | undefined> =>
  Object.entries(await stored(page)).find(([key]) => key.endsWith(ending))?.[1];

/** Asks Cognito as the site's client does; the status alone tells. */
async function askCognito(operation: string, input: object): Promise<number> {
  const { status } = await fetch(stack.cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: stack.cognito.userPoolClientId, ...input }),
  });
  return status;
}
const revoke = async (page: Page) =>
  askCognito('RevokeToken', { Token: await entryIn(page, '.refreshToken') });

/** Ends the session while its page looks away: an open one may notice by itself, and says so before the test looks. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await tokenIn(page);
  const Token = await entryIn(page, '.refreshToken');
  await page.goto('about:blank');
  await askCognito('RevokeToken', { Token });
  await expiry(token);
}

/** Until the API refuses the token by itself. */
const expiry = (token: string) =>
  expect
    .poll(
      async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${stack.url}/api/users/token`, { headers })).status;
      },
      { timeout: 15_000 },
    )
    .toBe(401);

/** In the editor, with a text that is not saved. */
async function write(page: Page, headline: string): Promise<void> {
  await page.getByRole('button', { name: 'Add news' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(headline);
  await dialog.getByLabel('Category').selectOption('Nature');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await title(page, headline);
  await page.getByLabel('Description', { exact: true }).fill('The north slope turned yellow.');
}
const save = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();
const isRead = async (page: Page) => {
  await page.waitForURL(/\/news\/(?!add\b)[^/]+$/);
  await page.locator('article').getByText('The north slope turned yellow.').waitFor();
};

const isRefresh = (route: Route) =>
  route.request().headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken');

describe('a session that lasts', () => {
  test('outlives its access token, keeps what is half written, and stores the fresh token', async () => {
    const page = await (await browser.open()).newPage();
    await register(page, 'ada');
    await write(page, 'Rapeseed is early');
    const old = await tokenIn(page);
    await expiry(old);

    expect(await page.getByLabel('Description', { exact: true }).inputValue()).toMatch(/north slope/);
    await save(page);
    await isRead(page);

    expect(await tokenIn(page)).not.toBe(old);
    // It may be refreshed at any moment, and the two are written one after the other.
    await expect.poll(async () => (await tokenIn(page)) === (await entryIn(page, '.accessToken'))).toBe(true);
  });

  test('outlives two minutes without a connection, and what was written with it', async () => {
    const context = await browser.open();
    const page = await context.newPage();
    await page.clock.install();
    await register(page, 'ben');
    await write(page, 'Pivot or drip?');
    await context.setOffline(true);
    await save(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.clock.fastForward('02:00');
    expect(await sessionKeys(page)).toContain('userInfo');

    // The saving goes on by itself.
    await context.setOffline(false);

    await isRead(page);
  });

  const troubles: [string, (page: Page) => Promise<unknown>][] = [
    [
      'refresh replies that are lost on their way',
      (page) =>
        page.route(`${stack.cognito.endpoint}/**`, async (route) => {
          if (!isRefresh(route)) return route.fallback();
          await route.fetch();
          return route.abort();
        }),
    ],
    ['a 503 of Cognito', (page) => answerAll(page, `${stack.cognito.endpoint}/**`, 503)],
    ['a 429 of Cognito', (page) => answerAll(page, `${stack.cognito.endpoint}/**`, 429)],
    ['a 503 of the API', (page) => answerAll(page, `${stack.url}/api/**`, 503)],
    ['a 429 of the API', (page) => answerAll(page, `${stack.url}/api/**`, 429)],
  ];
  test.each(troubles)('outlives %s', async (_, begin) => {
    const page = await (await browser.open()).newPage();
    await register(page, `cleo-${troubles.findIndex(([name]) => name === _)}`);
    await begin(page);
    await page.goto(`${stack.url}/news?pageNumber=1`); // nothing of this travels before the application
    const failed = page.getByRole('alert').filter({ hasText: 'The news did not load' });
    await failed.waitFor();
    expect(await sessionKeys(page)).toContain('userInfo');

    await page.unrouteAll();
    await hasten(failed.getByRole('button', { name: 'Try again' }), () =>
      failed.waitFor({ state: 'detached' }),
    );

    await title(page, 'News');
    expect(place(page)).toBe('/news?pageNumber=1');
  });
});

async function answerAll(page: Page, url: string, status: number): Promise<void> {
  await page.route(url, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, json: { message: 'Later, please' } });
  });
}

describe('a session that ends', () => {
  test('in the middle of a save, the member comes back to it, and it goes on by itself', async () => {
    const page = await (await browser.open()).newPage();
    await register(page, 'dora');
    await write(page, 'Old pear varieties');
    await revoke(page);
    await save(page);
    await page.getByText('You have been signed out. Please sign in again.').waitFor();
    expect(await sessionKeys(page)).toEqual([]);
    await expectAccessible(page);
    await shoot(page, 'sign-in-ended');

    await fillIn(page, 'dora', 'Sign In');

    await isRead(page);
    await title(page, 'Old pear varieties');
    expect(place(page)).toMatch(/^\/news\/(?!add)/);
  });

  test('while the site was closed, the check on load ends it, and the deep link stays', async () => {
    const page = await (await browser.open()).newPage();
    await register(page, 'emil');
    await page.goto('about:blank');
    await page.goto(`${stack.url}/login`);
    await title(page, 'News');
    await endElsewhere(page);

    await page.goto(`${stack.url}/news?pageNumber=1#main`);
    await page.getByText('You have been signed out.').waitFor();
    await fillIn(page, 'emil', 'Sign In');

    await title(page, 'News');
    expect(place(page)).toBe('/news?pageNumber=1#main');
  });

  test('another member who signs in then is not taken to the place of the first', async () => {
    await stack.member('gus');
    const page = await (await browser.open()).newPage();
    await register(page, 'fay');
    await page.goto(`${stack.url}/userInfo`);
    await title(page, 'Payment information');
    await endElsewhere(page);
    await page.goto(`${stack.url}/userInfo`);
    await page.getByText('You have been signed out.').waitFor();
    await page.reload(); // what it knows lives in the history's state

    await fillIn(page, 'gus', 'Sign In');

    await title(page, 'News');
    expect(place(page)).toBe('/news');
  });

  test('a visitor comes to the address they asked for', async () => {
    await stack.member('hal');
    const page = await (await browser.open()).newPage();
    await page.goto(`${stack.url}/userinfo/reports?of=all#top`);

    await fillIn(page, 'hal', 'Sign In');

    await title(page, 'Course reports');
    expect(place(page)).toBe('/userinfo/reports?of=all#top');
  });

  test.each([true, false])('by /logout, in every tab and at Cognito; Remember Me: %s', async (remember) => {
    const username = `ida-${remember}`;
    await stack.member(username);
    const context = await browser.open();
    await context.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        if (text === 'Logging Out...') sessionStorage.setItem('seen', text);
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await context.newPage();
    await page.goto(`${stack.url}/login`);
    await page.getByLabel('Remember Me').setChecked(remember);
    await fillIn(page, username, 'Sign In');
    await title(page, 'News');
    const tab = await context.newPage();
    await tab.goto(`${stack.url}/userInfo`);
    await title(tab, 'Payment information');
    const token = await entryIn(page, '.refreshToken');
    expect(await askCognito('GetTokensFromRefreshToken', { RefreshToken: token })).toBe(200);

    await page.goto(`${stack.url}/logout`);
    await title(page, 'Sign In');
    await title(tab, 'Sign In');

    expect((await stored(page))['seen']).toBe('Logging Out...');
    expect(await sessionKeys(page)).toEqual([]);
    expect(await sessionKeys(tab)).toEqual([]);
    await expect.poll(() => askCognito('GetTokensFromRefreshToken', { RefreshToken: token })).toBe(400);
  });
});

test('a member whose record is not made yet is not stranded, now or after a reload', async () => {
  const page = await (await browser.open()).newPage();
  await page.route('**/api/users', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }),
  );
  await page.goto(`${stack.url}/register`);
  await fillIn(page, 'kim', 'Sign Up');
  await page.getByText('Furrow does not answer right now. Please try again in a moment.').waitFor();
  await expectAccessible(page);
  await shoot(page, 'entry-failed');
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  await title(page, 'News');
});

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      if (element.labels?.[0]) return element.labels[0].textContent?.trim();
      const shown = element.cloneNode(true) as HTMLElement;
      for (const hidden of shown.querySelectorAll('[aria-hidden]')) hidden.remove();
      return element.ariaLabel || shown.textContent;
    });
  /** Names of what the Tab key reaches, from where the focus is. */
  const tabThrough = async (page: Page, count: number) => {
    const names: (string | null | undefined)[] = [];
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    return names;
  };

  test('the sign-in works by keyboard, and says what is missing', async () => {
    const page = await (await browser.open({ viewport })).newPage();
    await page.goto(`${stack.url}/login`);
    await title(page, 'Sign In');

    expect(await tabThrough(page, 9)).toEqual([
      'Furrow',
      'Username',
      'Password',
      'Show password',
      'Remember Me',
      'Forgot Password?',
      'Sign In',
      'Google',
      'Facebook',
    ]);
    await page.getByLabel('Username').focus();
    await page.keyboard.press('Enter');
    await page.getByText('You must enter username').waitFor();
    await page.getByText('You must enter password').waitFor();
    await expect.poll(() => focused(page)).toBe('Username');
    await expectAccessible(page);
    await shoot(page, 'sign-in-errors');

    await fillIn(page, 'nobody', 'Sign In');
    await page.getByRole('alert').getByText('Incorrect username or password.').waitFor();
    await expectAccessible(page);
    await shoot(page, 'sign-in-refused');
  });

  test('the sign-up works by keyboard, and says what is missing', async () => {
    const page = await (await browser.open({ viewport })).newPage();
    await page.goto(`${stack.url}/register`);
    await title(page, 'Become a member');
    expect(await tabThrough(page, 8)).toEqual([
      'Furrow',
      'Username',
      'Password',
      'Show password',
      'I agree with Terms of Service',
      'Terms of Service',
      'Sign Up',
      'Sign In',
    ]);
    await page.getByLabel('Username').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Please read the terms of service').waitFor();
    await expectAccessible(page);
    await shoot(page, 'sign-up-errors');

    await page.getByLabel('Username').focus();
    await page.keyboard.type(`lea-${size}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12345');
    await page.getByText('Password must be at least 6 characters').waitFor();
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await title(page, 'News');
  });

  test('the terms are read beside the sign-up, which keeps what was typed', async () => {
    const context = await browser.open({ viewport });
    const page = await context.newPage();
    await page.goto(`${stack.url}/register`);
    await page.getByLabel('Username').fill(`noa-${size}`);

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Terms of Service' }).click();

    const terms = await opening;
    await title(terms, 'Terms of Service');
    expect(place(terms)).toBe('/terms');
    expect(await terms.evaluate(() => window.opener)).toBe(null);
    expect(await page.getByLabel('Username').inputValue()).toBe(`noa-${size}`);
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  });

  test('payment information is an example and says so; course reports are empty', async () => {
    const page = await (await browser.open({ viewport })).newPage();
    await register(page, `mia-${size}`);
    await page.goto(`${stack.url}/userInfo`);
    await page.getByText('This is an example.').waitFor();
    await expectAccessible(page);
    await shoot(page, 'payment');

    await page.getByRole('link', { name: 'Course reports' }).click();
    await page.getByText('No course reports yet').waitFor();
    await expectAccessible(page);
    await shoot(page, 'reports');
  });
});

test.each(['/register', '/login'])(
  'on a short phone the button of %s is seen without scrolling',
  async (path) => {
    const viewport = { width: 360, height: 640 };
    const page = await (await browser.open({ viewport })).newPage();
    await page.goto(stack.url + path);
    const button = page.getByRole('button', { name: /^Sign (Up|In)$/ });
    await button.waitFor();
    await arrived(page);

    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};

    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
  },
);
