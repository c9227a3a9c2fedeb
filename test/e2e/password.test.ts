import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signIn as askForToken } from '#lib/local/sign-in.ts';
import { useBrowser } from '#test/browser/browser.ts';
import { memberPage } from '#test/browser/member-page.ts';
import { expectSound } from '#test/browser/sound.ts';
import { useStack } from '#test/system/stack.ts';

// So short that each session has to be refreshed soon.
const stack = useStack({ site: true, accessTokenSeconds: 6 });
const browser = useBrowser();

const old = 'harvest1';
const fresh = 'barley-22';
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const done = (page: Page) => page.getByText('Password has been changed successfully.').waitFor();

async function signIn(page: Page, username: string, password = old): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
  await title(page, 'News');
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
  expect
    .poll(async () => (await ask('/api/users/token', token)).status, { timeout: 15_000, interval: 200 })
    .toBe(401);
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

/** Another device of a member, without a page: whether its session can be refreshed is what tells. */
async function device(username: string, password = old) {
  const { refreshToken } = await askForToken(stack.cognito, username, password);
  return async () => {
    const { status } = await fetch(stack.cognito.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
      body: JSON.stringify({ ClientId: stack.cognito.userPoolClientId, RefreshToken: refreshToken }),
    });
    return status;
  };
}

describe('a changed password', () => {
  test('ends the session of every other device, and none here', async () => {
    await stack.member('ada');
    const { context, page } = await memberPage(browser, stack, 'ada');
    const tab = await context.newPage();
    await tab.goto(`${stack.url}/userInfo`);
    await title(tab, 'Payment information');
    const { page: thief } = await memberPage(browser, stack, 'ada');
    const comeBack = await lookAway(thief);
    await press(page, 'Add news');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('The slope');
    await dialog.getByLabel('Category').selectOption('Nature');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await title(page, 'The slope');
    await page.getByLabel('Description', { exact: true }).fill('It turned yellow.');
    const before = await visits('ada', old);

    await changePassword(page);
    await done(page);

    await comeBack('/dashboard');
    await isOut(thief);
    expect(new URL(thief.url()).pathname).toBe('/login');
    await thief.getByLabel('Username').fill('ada');
    await thief.getByLabel('Password', { exact: true }).fill(old);
    await press(thief, 'Sign In');
    await thief.getByText('Incorrect username or password.').waitFor();

    await expiry(page);
    await expect
      .poll(() => page.getByLabel('Description', { exact: true }).inputValue())
      .toBe('It turned yellow.');
    await press(page, 'Publish');
    await page.locator('article').getByText('It turned yellow.').waitFor();
    await tab.reload();
    await title(tab, 'Payment information');
    await tab.goto(`${stack.url}/news`);
    await title(tab, 'News');
    await tab.getByText('The slope').waitFor();
    expect(await visits('ada', fresh)).toBe(before);
  });

  test('whose sign-out of the others is lost is finished at another try, and one that was not heard of leaves a session here all the same, also without Remember Me', async () => {
    await stack.member('ben');
    const context = await browser.open();
    const page = await context.newPage();
    await page.goto(`${stack.url}/login`);
    await signIn(page, 'ben');
    const thief = await device('ben');
    let signal: 'none' | 'loses a reply' | 'whole' = 'none';
    let isUnfinished = true;
    await page.route(`${stack.cognito.endpoint}/**`, async (route) => {
      const target = route.request().headers()['x-amz-target'];
      // A session that was to be refreshed between the two tries would have ended with the others.
      if (target?.endsWith('.GetTokensFromRefreshToken') && signal !== 'none' && isUnfinished)
        return route.abort();
      const isSignOut = target?.endsWith('.GlobalSignOut');
      if (!isSignOut || signal === 'whole') return route.fallback();
      if (signal === 'loses a reply') {
        signal = 'whole';
        await route.fetch();
      }
      return route.abort();
    });

    await changePassword(page);
    await page.getByText('Your new password is set, but your other devices may still be').waitFor();
    await expectSound(page, 'change-password-unfinished');
    await expiry(page);
    expect(await thief()).toBe(200);
    signal = 'loses a reply';
    await press(page, 'Try again');
    await expect.poll(() => signal).toBe('whole');
    await press(page, 'Try again');

    await done(page);
    isUnfinished = false;
    expect(await thief()).toBe(400);
    await expiry(page);
    await page.reload();
    await title(page, 'News');
    const tab = await context.newPage();
    await tab.goto(`${stack.url}/userInfo`);
    await title(tab, 'Payment information');
  });
});

test('a recovered password ends every session but the one where it is recovered, or leads to the sign-in', async () => {
  const attributes = { email: 'dora@example.com', email_verified: 'true' };
  await stack.cognito.adminCreateUser({ username: 'dora', password: old, attributes });
  const page = await (await browser.open()).newPage();
  const recover = async (word: string) => {
    await page.goto(`${stack.url}/forgot-password`);
    await page.getByLabel('Username').fill('dora');
    await press(page, 'Send Code');
    await page.getByText('Code has been sent to your email.').waitFor();
    const code = stack.mailbox.list().find((mail) => mail.username === 'dora')?.code ?? '';
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill(word);
    await page.getByLabel('Confirm new password').fill(word);
    await press(page, 'Change Password');
    await done(page);
  };
  const { page: thief } = await memberPage(browser, stack, 'dora');
  const comeBack = await lookAway(thief);

  await recover(fresh);

  expect(new URL(page.url()).pathname).toBe('/login');
  await comeBack('/news');
  await isOut(thief);

  await signIn(page, 'dora', fresh);
  const other = await device('dora', fresh);
  await recover('clover-23');

  await expiry(page);
  await page.goto(`${stack.url}/news`);
  await title(page, 'News');
  expect(await other()).toBe(400);
});
