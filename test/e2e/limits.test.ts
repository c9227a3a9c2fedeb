import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, useBrowser } from '#test/browser.ts';
import { useStack } from '#test/stack.ts';
import { messages } from '#web/lib/messages.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const password = 'harvest1';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert');

async function open(path: string): Promise<Page> {
  const page = await (await browser.open()).newPage();
  await page.goto(`${stack.url}${path}`);
  return page;
}
async function signIn(page: Page, username: string, word = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await press(page, 'Sign In');
}
const account = (username: string) =>
  stack.cognito.adminCreateUser({
    username,
    password,
    attributes: { email: `${username}@example.com`, email_verified: 'true' },
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

test('a sign-in that failed five times says that there were too many tries, and works a moment later', async () => {
  await account('ada');
  const page = await open('/login');
  await signIn(page, 'ada', 'mistaken');
  await alert(page).getByText('Incorrect username or password.').waitFor();

  expect(await pressUntilLimited(page, 'Sign In', 'InitiateAuth', 12)).toBeGreaterThanOrEqual(5);

  await alert(page).getByText(messages.tooManyTries).waitFor();
  await expectAccessible(page);
  await shoot(page, 'sign-in-locked');
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
});

test('who asks for too many codes, or tries too many, is told to wait, and nothing typed is lost', async () => {
  await account('ben');
  const page = await open('/forgot-password');
  await page.getByLabel('Username').fill('ben');
  await press(page, 'Send Code');
  await page.getByText('Code has been sent to your email.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByLabel('New password', { exact: true }).fill('barley-22');
  await page.getByLabel('Confirm new password').fill('barley-22');

  expect(await pressUntilLimited(page, 'Change Password', 'ConfirmForgotPassword', 6)).toBe(6);
  await alert(page).getByText(messages.tooManyTries).waitFor();
  await expectAccessible(page);
  await shoot(page, 'recovery-limited');
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('barley-22');

  expect(await pressUntilLimited(page, 'Resend Code', 'ForgotPassword', 5)).toBe(5);
  await alert(page).getByText(messages.tooManyTries).waitFor();
});

test('who confirms an account with too many wrong codes, or asks for too many, is told to wait', async () => {
  const { endpoint, region, userPoolClientId: ClientId } = stack.cognito;
  const client = new CognitoIdentityProviderClient({ endpoint, region });
  const UserAttributes = [{ Name: 'email', Value: 'cleo@example.com' }];
  await client.send(new SignUpCommand({ ClientId, Username: 'cleo', Password: password, UserAttributes }));
  const page = await open('/register/verification');
  await page.getByLabel('Username').fill('cleo');
  await page.getByLabel('Code').fill('000000');

  expect(await pressUntilLimited(page, 'Verify', 'ConfirmSignUp', 16)).toBe(16);
  await alert(page).getByText(messages.tooManyTries).waitFor();

  expect(await pressUntilLimited(page, 'Resend Code', 'ResendConfirmationCode', 6)).toBe(6);
  await alert(page).getByText(messages.tooManyTries).waitFor();
  client.destroy();
});

test('who gives a wrong old password too often reads what Cognito says of it', async () => {
  await account('dora');
  const page = await open('/login');
  await signIn(page, 'dora');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await press(page, 'Settings');
  await press(page, 'Change Password');
  await press(page, 'Yes');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Old password').fill('mistaken');
  await dialog.getByLabel('New password', { exact: true }).fill('barley-22');
  await dialog.getByLabel('Confirm new password').fill('barley-22');

  expect(await pressUntilLimited(page, 'Change Password', 'ChangePassword', 6)).toBe(6);

  await dialog.getByText('Attempt limit exceeded, please try after some time.').waitFor();
  await shoot(page, 'change-password-limited');
  expect(await dialog.getByLabel('Old password').inputValue()).toBe('mistaken');
});
