import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signIn as askForToken } from '#lib/local/sign-in.ts';
import { expectAccessible, shoot, useBrowser } from '#test/browser.ts';
import { useStack } from '#test/stack.ts';

// So short that each session has to be refreshed soon.
const stack = useStack({ site: true, accessTokenSeconds: 6 });
const browser = useBrowser();

const old = 'harvest1';
const fresh = 'barley-22';
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const done = (page: Page) => page.getByText('Password has been changed successfully.').waitFor();

async function signIn(context: BrowserContext, username: string, password = old, remember = true) {
  const page = await context.newPage();
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember Me').setChecked(remember);
  await press(page, 'Sign In');
  return page;
}
async function signedIn(context: BrowserContext, username: string, password = old, remember = true) {
  const page = await signIn(context, username, password, remember);
  await title(page, 'News');
  return page;
}

async function changePassword(page: Page): Promise<void> {
  await press(page, 'Settings');
  await press(page, 'Change Password');
  await press(page, 'Yes');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Old password').fill(old);
  await dialog.getByLabel('New password', { exact: true }).fill(fresh);
  await dialog.getByLabel('Confirm new password').fill(fresh);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? sessionStorage.getItem('userInfo') ?? '{}').token,
  );
const ask = async (path: string, token: string) =>
  fetch(`${stack.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
/** As an API call with a token of its own tells, which counts none. */
async function visits(username: string, password: string): Promise<number> {
  const { token } = await askForToken(stack.cognito, username, password);
  return (await (await ask('/api/users/profile', token)).json()).numberOfVisit;
}
/** Until the API refuses by itself a token that is out. */
const refused = (token: string) =>
  expect.poll(async () => (await ask('/api/users/token', token)).status, { timeout: 15_000 }).toBe(401);
const expiry = async (page: Page) => refused(await tokenOf(page));
/** A page that is left open notices the end by itself: this one looks away, and comes back after its token is out. */
async function lookAway(page: Page): Promise<(path: string) => Promise<void>> {
  const token = await tokenOf(page);
  await page.goto('about:blank');
  return async (path) => {
    await refused(token);
    await page.goto(stack.url + path);
  };
}
const isOut = (page: Page) => page.getByText('You have been signed out. Please sign in again.').waitFor();

describe('a changed password', () => {
  test.each([true, false])(
    'ends the session of every other device, and none here; Remember Me: %s',
    async (remember) => {
      const username = `ada-${remember}`;
      await stack.member(username);
      const here = await browser.open();
      const page = await signedIn(here, username, old, remember);
      const tab = await here.newPage();
      await tab.goto(`${stack.url}/userInfo`);
      await title(tab, 'Payment information');
      const thief = await signedIn(await browser.open(), username);
      const comeBack = await lookAway(thief);
      await press(page, 'Add news');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title').fill(`The slope of ${username}`);
      await dialog.getByLabel('Category').selectOption('Nature');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await title(page, `The slope of ${username}`);
      await page.getByLabel('Description', { exact: true }).fill('It turned yellow.');
      const before = await visits(username, old);

      await changePassword(page);
      await done(page);

      await comeBack('/dashboard');
      await isOut(thief);
      expect(new URL(thief.url()).pathname).toBe('/login');
      const again = await signIn(await browser.open(), username);
      await again.getByText('Incorrect username or password.').waitFor();

      await expiry(page);
      expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('It turned yellow.');
      await press(page, 'Publish');
      await page.locator('article').getByText('It turned yellow.').waitFor();
      await tab.reload();
      await title(tab, 'Payment information');
      await tab.goto(`${stack.url}/news`);
      await title(tab, 'News');
      await tab.getByText(`The slope of ${username}`).waitFor();
      expect(await visits(username, fresh)).toBe(before);
    },
  );

  test('is finished at another try when the connection broke before the other devices were signed out', async () => {
    await stack.member('ben');
    const context = await browser.open();
    const page = await signedIn(context, 'ben');
    const thief = await signedIn(await browser.open(), 'ben');
    const comeBack = await lookAway(thief);
    await page.route(`${stack.cognito.endpoint}/**`, (route) =>
      route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut')
        ? route.abort()
        : route.fallback(),
    );

    await changePassword(page);
    await page.getByText('Your new password is set, but your other devices may still be').waitFor();
    await expectAccessible(page);
    await shoot(page, 'change-password-unfinished');
    await expiry(page);
    await page.unrouteAll();
    await press(page, 'Try again');

    await done(page);
    await comeBack('/news');
    await isOut(thief);
    await page.reload();
    await title(page, 'News');
  });

  test('whose sign-out was done and not heard of leaves a session here all the same', async () => {
    await stack.member('cleo');
    const page = await signedIn(await browser.open(), 'cleo');
    let isLost = true;
    await page.route(`${stack.cognito.endpoint}/**`, async (route) => {
      if (!isLost || !route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut'))
        return route.fallback();
      isLost = false;
      await route.fetch();
      return route.abort();
    });

    await changePassword(page);
    await press(page, 'Try again');

    await done(page);
    await expiry(page);
    await page.reload();
    await title(page, 'News');
  });
});

describe('a recovered password', () => {
  async function recover(page: Page, username: string): Promise<void> {
    await page.goto(`${stack.url}/forgot-password`);
    await page.getByLabel('Username').fill(username);
    await press(page, 'Send Code');
    await page.getByText('Code has been sent to your email.').waitFor();
    const code = stack.mailbox.list().find((mail) => mail.username === username)?.code ?? '';
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password').fill(fresh);
    await press(page, 'Change Password');
  }
  const account = (username: string) =>
    stack.cognito.adminCreateUser({
      username,
      password: old,
      attributes: { email: `${username}@example.com`, email_verified: 'true' },
    });

  test('ends every session, and leads to the sign-in', async () => {
    await account('dora');
    const thief = await signedIn(await browser.open(), 'dora');
    const comeBack = await lookAway(thief);
    const page = await (await browser.open()).newPage();

    await recover(page, 'dora');

    await done(page);
    expect(new URL(page.url()).pathname).toBe('/login');
    await comeBack('/news');
    await isOut(thief);
  });

  test('keeps the member signed in where they are', async () => {
    await account('emil');
    const thief = await signedIn(await browser.open(), 'emil');
    const comeBack = await lookAway(thief);
    const page = await signedIn(await browser.open(), 'emil');

    await recover(page, 'emil');

    await done(page);
    await expiry(page);
    await page.goto(`${stack.url}/news`);
    await title(page, 'News');
    await comeBack('/news');
    await isOut(thief);
  });
});
