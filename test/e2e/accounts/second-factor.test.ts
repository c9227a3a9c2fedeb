import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeAt } from '#lib/local/cognito/totp.ts';
import {
  account,
  fillNewPassword,
  isSignedOut,
  openChange,
  password,
  signIn,
} from '#test/browser/accounts.ts';
import { press, title } from '#test/browser/acts.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';

const { stack, browser } = useSite();

/** Codes are good once, so each is of a later step than the one before; the pool takes those of the next 30 seconds. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, Date.now() + steps * 30_000);

async function openProfile(page: Page, id: string): Promise<void> {
  await page.goto(`${stack.url}/profile/${id}`);
  await title(page, 'User Profile');
}

async function enter(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await press(page, button);
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Settings');
  await press(page, 'Logout');
  await page.getByRole('button', { name: /^(Yes|Logout|Log out)$/ }).click();
  await title(page, 'Sign In');
}

test('a member switches the code on, signs in with it, and switches it off', async () => {
  const { sub } = await account(stack, 'mina');
  const page = await (await browser.open()).newPage();
  await page.goto(stack.url);
  await signIn(page, 'mina');
  await title(page, 'News');
  await openProfile(page, sub);
  await press(page, 'Switch on: Code from an app');
  const dialog = page.getByRole('dialog', { name: 'Add Furrow to your app' });
  await dialog.getByRole('img', { name: 'Picture to scan' }).waitFor();
  const secret = (await dialog.locator('.app-letters').innerText()).replaceAll(' ', '');
  expect(await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toMatch(
    new RegExp(`^otpauth://totp/Furrow:mina\\?secret=${secret}&issuer=Furrow`),
  );
  await expectSound(page, 'second-factor');

  await dialog.getByLabel('Your password', { exact: true }).fill('mistaken');
  await enter(page, '000000', 'Switch on');
  await dialog.getByText('This is not your password.').waitFor();
  await expectSound(page, 'second-factor-refused');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await press(dialog, 'Switch on');
  await dialog.getByText('This is not the code that your app shows now.').waitFor();
  await enter(page, codeOf(secret, -1), 'Switch on');
  await page.getByRole('button', { name: 'Switch off: Code from an app' }).waitFor();

  await signOut(page);
  await signIn(page, 'mina');
  await title(page, 'Enter your code');
  await expectSound(page, 'sign-in-code');
  await enter(page, '000000', 'Sign In');
  await page.getByText('Invalid code received for user').waitFor();
  await press(page, 'Back');
  await title(page, 'Sign In');
  await press(page, 'Sign In');
  await enter(page, codeOf(secret), 'Sign In');
  await title(page, 'News');

  // A new password ends every session, this one too: it would need another code.
  const change = await openChange(page);
  await change.getByLabel('Old password').fill(password);
  await fillNewPassword(change, 'barley-22');
  await press(page, 'Change Password');
  await isSignedOut(page);
  await signIn(page, 'mina', 'barley-22');
  await enter(page, codeOf(secret, 1), 'Sign In');
  await title(page, 'News');

  await openProfile(page, sub);
  await press(page, 'Switch off: Code from an app');
  const off = page.getByRole('dialog', { name: 'Switch the code off?' });
  await off.getByLabel('Your password', { exact: true }).fill(password);
  await off.getByRole('button', { name: 'Switch off' }).click();
  await off.getByText('This is not your password.').waitFor();
  await expectSound(page, 'second-factor-off');
  await off.getByLabel('Your password', { exact: true }).fill('barley-22');
  await off.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Switch on: Code from an app' }).waitFor();
  await signOut(page);
  await signIn(page, 'mina', 'barley-22');
  await title(page, 'News');
});
