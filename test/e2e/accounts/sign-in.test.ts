import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  account,
  askForCode,
  fillNewPassword,
  newPassword,
  openChange,
  password,
  signIn,
  unconfirmedAccount,
} from '#test/browser/accounts.ts';
import { holds, look, press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { arrived } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';
import { messages } from '#web/lib/messages.ts';

const { stack, browser } = useSite();

const alert = (page: Page) => page.getByRole('alert');
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    if (element.labels?.[0]) return element.labels[0].textContent?.trim();
    const shown = element.cloneNode(true) as HTMLElement;
    for (const hidden of shown.querySelectorAll('[aria-hidden]')) hidden.remove();
    return element.ariaLabel || shown.textContent;
  });

/**
 * A form on a short phone: its button is seen without scrolling, and Tab goes through it in this order at every size.
 */
async function openForm(page: Page, path: string, name: string, order: readonly string[]): Promise<void> {
  const viewport = { width: 360, height: 640 };
  await page.setViewportSize(viewport);
  await page.goto(stack.url + path);
  await title(page, name);
  const button = page.getByRole('button', { name: /^Sign (Up|In)$/ });
  await button.waitFor();
  await arrived(page);
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(viewport.height);

  for (const [size, viewport] of Object.entries(sizes).toReversed()) {
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: 'Furrow' }).focus();
    const names = [await focused(page)];
    for (const _ of order.slice(1)) {
      await page.keyboard.press('Tab');
      names.push(await focused(page));
    }
    expect([size, ...names]).toEqual([size, ...order]);
  }
}

test('the sign-in works by keyboard, and says what is missing', async () => {
  const page = await (await browser.open()).newPage();
  await openForm(page, '/login', 'Sign In', [
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
  await expectSound(page, 'sign-in-errors');

  await signIn(page, 'nobody');
  await alert(page).getByText('Incorrect username or password.').waitFor();
  await expectSound(page, 'sign-in-refused');
});

test('the sign-up works by keyboard, beside its terms; a member whose record is not made yet is not stranded', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await openForm(page, '/register', 'Become a member', [
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
  await expectSound(page, 'sign-up-errors');

  // The terms keep what was typed.
  await page.getByLabel('Username').focus();
  await page.keyboard.type('lea');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  const terms = await opening;
  await title(terms, 'Terms of Service');
  expect(new URL(terms.url()).pathname).toBe('/terms');
  expect(await terms.evaluate(() => window.opener)).toBe(null);
  await terms.close();
  await holds(page.getByLabel('Username'), 'lea');
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);

  await page.route('**/api/users', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }),
  );
  await page.getByLabel('Username').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12345');
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByText('Furrow does not answer right now. Please try again in a moment.').waitFor();
  await expectSound(page, 'entry-failed');
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();

  await title(page, 'News');
});

/** Presses a button until Cognito answers this call with a limit; fails when it has not after so many. */
async function pressUntilLimited(page: Page, button: string, call: string, most: number): Promise<number> {
  for (let times = 1; times <= most; times += 1) {
    const answer = page.waitForResponse((response) =>
      Boolean(response.request().headers()['x-amz-target']?.endsWith(`.${call}`)),
    );
    await press(page, button);
    const { __type: type, message = '' } = await (await answer).json();
    if (type === 'LimitExceededException' || message === 'Password attempts exceeded') return times;
    await page.getByRole('button', { name: button, exact: true }).and(page.locator(':enabled')).waitFor();
  }
  throw new Error(`${call} was never limited`);
}

rare(
  'a sign-in that failed five times says that there were too many tries, and works a moment later; a wrong old password, too',
  async () => {
    await account(stack, 'ada');
    const page = await (await browser.open()).newPage();
    await page.goto(`${stack.url}/login`);
    await signIn(page, 'ada', 'mistaken');
    await alert(page).getByText('Incorrect username or password.').waitFor();

    expect(await pressUntilLimited(page, 'Sign In', 'InitiateAuth', 12)).toBeGreaterThanOrEqual(5);

    await alert(page).getByText(messages.tooManyTries).waitFor();
    await look(page, 'sign-in-locked');
    await page.getByLabel('Password', { exact: true }).fill(password);
    // The lock is over in a few seconds: once the right password is not refused any more, the form is gone.
    await expect
      .poll(
        async () => {
          const button = page.getByRole('button', { name: 'Sign In', exact: true });
          await button.click({ timeout: 1000 }).catch(() => undefined);
          return page.getByRole('heading', { level: 1, name: 'News' }).isVisible();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(true);

    // What Cognito says of too many wrong old passwords is read in its own words.
    const dialog = await openChange(page);
    await dialog.getByLabel('Old password').fill('mistaken');
    await fillNewPassword(dialog, 'barley-22');

    expect(await pressUntilLimited(page, 'Change Password', 'ChangePassword', 6)).toBe(6);

    await dialog.getByText('Attempt limit exceeded, please try after some time.').waitFor();
    await shoot(page, 'change-password-limited');
    await holds(dialog.getByLabel('Old password'), 'mistaken');
  },
);

rare(
  'who asks for too many codes, or tries too many, is told to wait, and nothing typed is lost',
  async () => {
    await account(stack, 'ben');
    const page = await (await browser.open()).newPage();
    await page.goto(`${stack.url}/forgot-password`);
    await askForCode(page, 'ben');
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await fillNewPassword(page, 'barley-22');

    expect(await pressUntilLimited(page, 'Change Password', 'ConfirmForgotPassword', 6)).toBe(6);
    await alert(page).getByText(messages.tooManyTries).waitFor();
    await look(page, 'recovery-limited');
    await holds(newPassword(page), 'barley-22');

    expect(await pressUntilLimited(page, 'Resend Code', 'ForgotPassword', 5)).toBe(5);
    await alert(page).getByText(messages.tooManyTries).waitFor();

    // And of the codes that confirm an account.
    await unconfirmedAccount(stack, 'cleo');
    await page.goto(`${stack.url}/register/verification`);
    await page.getByLabel('Username').fill('cleo');
    await page.getByLabel('Code').fill('000000');

    expect(await pressUntilLimited(page, 'Verify', 'ConfirmSignUp', 16)).toBe(16);
    await alert(page).getByText(messages.tooManyTries).waitFor();

    expect(await pressUntilLimited(page, 'Resend Code', 'ResendConfirmationCode', 6)).toBe(6);
    await alert(page).getByText(messages.tooManyTries).waitFor();
  },
);

test("by the cloud's flow the password never leaves the browser, and a wrong one is refused", async () => {
  await account(stack, 'dora');
  const page = await (await browser.open()).newPage();
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, authFlow: 'USER_SRP_AUTH' } });
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(stack.url);

  await signIn(page, 'dora', 'mistaken');
  await alert(page).getByText('Incorrect username or password.').waitFor();
  await signIn(page, 'dora');
  await title(page, 'News');

  expect(sent.filter((body) => body.includes('SRP_A'))).toHaveLength(2);
  expect(sent.filter((body) => body.includes(password) || body.includes('mistaken'))).toEqual([]);
});
