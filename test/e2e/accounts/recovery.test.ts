import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  account,
  askForCode,
  fillNewPassword,
  isChanged,
  newPassword,
  password,
  signIn,
  unconfirmedAccount,
} from '#test/browser/accounts.ts';
import { holds, look, pathOf, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

const { stack, browser, visit } = useSite();

/** The newest code in the mailbox, read as a person at this machine would. */
async function codeFor(page: Page, username: string): Promise<string> {
  const mails: { username: string; code: string }[] = await (
    await page.request.get(`${stack.url}/_local/mailbox.json`)
  ).json();
  return mails.find((mail) => mail.username === username)?.code ?? 'none';
}

const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

async function fillIn(page: Page, code: string, word: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await fillNewPassword(page, word);
}

test('a member who forgot their password sets a new one by a code from their mail', async () => {
  const page = await (await browser.open({ viewport: sizes.phone })).newPage();
  await account(stack, 'ada');
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Username', { exact: true }).fill('ada');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await title(page, 'Forgot password');
  await holds(page.getByLabel('Username', { exact: true }), 'ada');

  await askForCode(page);
  const first = await codeFor(page, 'ada');
  await press(page, 'Resend Code');
  await expect.poll(() => codeFor(page, 'ada')).not.toBe(first);

  const code = await codeFor(page, 'ada');
  await fillIn(page, wrong(code), 'barley-22');
  await press(page, 'Change Password');
  await page.getByText('Invalid verification code provided, please try again.').waitFor();
  await holds(newPassword(page), 'barley-22');
  await expectSound(page, 'recovery-wrong-code');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await press(page, 'Change Password');

  await isChanged(page);
  expect(pathOf(page)).toBe('/login');
  await holds(page.getByLabel('Username', { exact: true }), 'ada');
  await expectSound(page, 'recovery-done');
  await signIn(page, 'ada', 'barley-22');
  await title(page, 'News');
});

rare(
  'a member verifies an e-mail by a code they ask for, and changes their password, after an old one that was wrong',
  async () => {
    await account(stack, 'ben', { email: 'ben@example.com' });
    const { page } = await visit('ben', { path: '/myProfile' });
    await press(page, 'Verify: Email');
    const overlay = page.getByRole('dialog', { name: 'Email Verification' });
    await overlay.waitFor();
    expect(await codeFor(page, 'ben')).toBe('none');
    await overlay.getByRole('button', { name: 'Resend Code' }).click();
    await overlay.getByText('Code has been sent to your email successfully.').waitFor();
    const code = await codeFor(page, 'ben');
    await overlay.getByLabel('Code').fill(wrong(code));
    await overlay.getByRole('button', { name: 'Verify' }).click();
    await overlay.getByText('Invalid verification code provided, please try again.').waitFor();
    await expectSound(page, 'verification-overlay');
    await overlay.getByLabel('Code').fill(code);
    await overlay.getByRole('button', { name: 'Verify' }).click();
    await overlay.waitFor({ state: 'detached' });
    await page.getByText('Verified', { exact: true }).first().waitFor();

    // The bars of each size have a menu of their own.
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await press(page, 'Settings');
      await page.getByRole('button', { name: 'Change Password' }).waitFor();
      await look(page, 'settings-menu');
      await press(page, 'Change Password');
      await page.getByRole('alertdialog').waitFor();
      await press(page, 'Yes');
      const dialog = page.getByRole('dialog', { name: 'Change Password' });
      await dialog.getByLabel('Old password').fill('harvest');
      await fillNewPassword(dialog, 'barley-22');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await dialog.getByText('Incorrect old password.').waitFor();
      await holds(newPassword(dialog), 'barley-22');
      await look(page, 'change-password');
      if (viewport === sizes.phone) await dialog.getByRole('button', { name: 'Close' }).last().click();
    }
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('Old password').fill(password);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await isChanged(page);
    await dialog.waitFor({ state: 'detached' });
    await press(page, 'Settings');
    await press(page, 'Logout');
    await page.getByRole('alertdialog').waitFor();
    await expectSound(page, 'logout');
    await press(page, 'Yes');
    await title(page, 'Sign In');
    await signIn(page, 'ben', 'barley-22');
    await title(page, 'News');
  },
);

test('an account that is not confirmed is, by a code, and leads to the profile', async () => {
  const page = await (await browser.open({ viewport: sizes.phone })).newPage();
  await unconfirmedAccount(stack, 'cleo');
  await page.goto(`${stack.url}/login`);
  await signIn(page, 'cleo');
  await page.getByRole('link', { name: 'Confirm it with a code' }).click();
  await title(page, 'Confirm your account');
  await holds(page.getByLabel('Username', { exact: true }), 'cleo');
  const first = await codeFor(page, 'cleo');
  await press(page, 'Resend Code');
  await page.getByText('Code has been sent successfully.', { exact: true }).waitFor();
  await page.getByText(/^It went to /).waitFor();
  const code = await codeFor(page, 'cleo');
  expect(code).not.toBe(first);
  await expectSound(page, 'confirm-verification');

  await page.getByLabel('Code').fill(code);
  await press(page, 'Verify');
  await page.getByText('Your account is confirmed. Sign in to go on.').waitFor();
  await signIn(page, 'cleo');
  await page.waitForURL(`${stack.url}/myProfile`);

  await page.goto(`${stack.url}/verification`);
  await title(page, 'Confirm your account');
  await page.getByLabel('Username', { exact: true }).fill('cleo');
  await page.getByLabel('Code').fill(code);
  await press(page, 'Verify');
  await page.getByText('User cannot be confirmed. Current status is CONFIRMED').waitFor();
  await expectSound(page, 'already-confirmed');
  await press(page, 'My Profile');
  await page.waitForURL(`${stack.url}/myProfile`);
});

rare(
  'an account without an address is told the way forward; what was typed, and the step, survive a broken connection and a reload',
  async () => {
    const page = await (await browser.open()).newPage();
    await account(stack, 'dora', {});
    await account(stack, 'emil');
    await page.goto(`${stack.url}/forgot-password`);
    for (const username of ['dora', 'nobody']) {
      await askForCode(page, username);
      await page
        .getByText('No code? An account without a confirmed e-mail or phone cannot be recovered this way')
        .waitFor();
      expect(await codeFor(page, username)).toBe('none');
      await page.getByRole('link', { name: 'Use another username' }).click();
    }
    await press(page, 'Send Code');
    await page.getByRole('link', { name: 'Become a member!' }).click();
    await title(page, 'Become a member');

    await page.goto(`${stack.url}/forgot-password`);
    await page.getByLabel('Username', { exact: true }).fill('emil');
    await page.route(`${stack.cognito.endpoint}/**`, (route) => route.abort());
    await press(page, 'Send Code');
    await page.getByText('There is no connection right now').waitFor();
    await holds(page.getByLabel('Username', { exact: true }), 'emil');

    await page.unroute(`${stack.cognito.endpoint}/**`);
    await askForCode(page);
    const code = await codeFor(page, 'emil');
    await page.reload(); // as a phone does while one reads the mail
    await fillIn(page, code, 'barley-22');
    await page.route(`${stack.cognito.endpoint}/**`, (route) => route.abort());
    await press(page, 'Change Password');
    await page.getByText('There is no connection right now').waitFor();
    await holds(page.getByLabel('Code', { exact: true }), code);
    await holds(page.getByLabel('Confirm new password'), 'barley-22');

    await page.unroute(`${stack.cognito.endpoint}/**`);
    await press(page, 'Change Password');
    await isChanged(page);
  },
);
