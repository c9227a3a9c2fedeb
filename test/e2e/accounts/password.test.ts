import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn as askForToken } from '#lib/local/sign-in.ts';
import {
  account,
  ask,
  askCognito,
  askForCode,
  fillNewPassword,
  isChanged,
  isSignedOut,
  openChange,
  password,
  refused,
  signIn,
  tokenIn,
  write,
} from '#test/browser/accounts.ts';
import { holds, pathOf, press, title } from '#test/browser/acts.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

// So short that each session has to be refreshed soon.
const { stack, browser, newMember, visit } = useSite({ accessTokenSeconds: 6 });

const fresh = 'barley-22';
async function changePassword(page: Page): Promise<void> {
  const dialog = await openChange(page);
  await dialog.getByLabel('Old password').fill(password);
  await fillNewPassword(dialog, fresh);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
}

/** As an API call with a token of its own tells, which counts none. */
async function visits(username: string, word: string): Promise<number> {
  const { token } = await askForToken(stack.cognito, username, word);
  return (await (await ask(stack, '/api/users/profile', token)).json()).numberOfVisit;
}
const expiry = async (page: Page) => refused(stack, await tokenIn(page));
/** A page that is left open notices the end by itself: this one looks away, and comes back after its token is out. */
async function lookAway(page: Page): Promise<(path: string) => Promise<void>> {
  const token = await tokenIn(page);
  await page.goto('about:blank');
  return async (path) => {
    await refused(stack, token);
    await page.goto(stack.url + path);
  };
}

/** Another device of a member, without a page: whether its session can be refreshed is what tells. */
async function device(username: string, word = password) {
  const { refreshToken } = await askForToken(stack.cognito, username, word);
  return () => askCognito(stack, 'GetTokensFromRefreshToken', { RefreshToken: refreshToken });
}

describe('a changed password', () => {
  test('ends the session of every other device, and none here', async () => {
    const { context, page } = await newMember('ada');
    const tab = await context.newPage();
    await tab.goto(`${stack.url}/userInfo`);
    await title(tab, 'Payment information');
    // A page behind another tab gets one frame a second, and each click waits for two.
    await page.bringToFront();
    const { page: thief } = await visit('ada');
    const comeBack = await lookAway(thief);
    await write(page, 'The slope', 'It turned yellow.');
    const before = await visits('ada', password);

    await changePassword(page);
    await isChanged(page);

    await comeBack('/dashboard');
    await isSignedOut(thief);
    expect(new URL(thief.url()).pathname).toBe('/login');
    await signIn(thief, 'ada');
    await thief.getByText('Incorrect username or password.').waitFor();

    await expiry(page);
    await holds(page.getByLabel('Description', { exact: true }), 'It turned yellow.');
    await press(page, 'Publish');
    await page.locator('article').getByText('It turned yellow.').waitFor();
    await tab.reload();
    await title(tab, 'Payment information');
    await tab.goto(`${stack.url}/news`);
    await title(tab, 'News');
    await tab.getByText('The slope').waitFor();
    expect(await visits('ada', fresh)).toBe(before);
  });

  rare(
    'whose sign-out of the others is lost is finished at another try, and one that was not heard of leaves a session here all the same, also without Remember Me',
    async () => {
      await stack.member('ben');
      const context = await browser.open();
      const page = await context.newPage();
      await page.goto(`${stack.url}/login`);
      await signIn(page, 'ben');
      await title(page, 'News');
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

      await isChanged(page);
      isUnfinished = false;
      expect(await thief()).toBe(400);
      await expiry(page);
      await page.reload();
      await title(page, 'News');
      const tab = await context.newPage();
      await tab.goto(`${stack.url}/userInfo`);
      await title(tab, 'Payment information');
    },
  );
});

rare(
  'a recovered password ends every session but the one where it is recovered, or leads to the sign-in',
  async () => {
    await account(stack, 'dora');
    const page = await (await browser.open()).newPage();
    const recover = async (word: string) => {
      await page.goto(`${stack.url}/forgot-password`);
      await askForCode(page, 'dora');
      const code = stack.mailbox.list().find((mail) => mail.username === 'dora')?.code ?? '';
      await page.getByLabel('Code', { exact: true }).fill(code);
      await fillNewPassword(page, word);
      await press(page, 'Change Password');
      await isChanged(page);
    };
    const { page: thief } = await visit('dora');
    const comeBack = await lookAway(thief);

    await recover(fresh);

    expect(pathOf(page)).toBe('/login');
    await comeBack('/news');
    await isSignedOut(thief);

    await signIn(page, 'dora', fresh);
    await title(page, 'News');
    const other = await device('dora', fresh);
    await recover('clover-23');

    await expiry(page);
    await page.goto(`${stack.url}/news`);
    await title(page, 'News');
    expect(await other()).toBe(400);
  },
);
