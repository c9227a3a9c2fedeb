import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { useStack } from '#test/system/stack.ts';
import { press } from './acts.ts';
import { begin } from './news.ts';

type Stack = ReturnType<typeof useStack>;

/** Of every account that a test makes. */
export const password = 'harvest1';

/** A confirmed account with an address that is verified, unless `attributes` say otherwise. */
export const account = (
  stack: Stack,
  username: string,
  attributes: Record<string, string> = { email: `${username}@example.com`, email_verified: 'true' },
) => stack.cognito.adminCreateUser({ username, password, attributes });

/** An account that waits for its code, as another client of the pool could make it. */
export async function unconfirmedAccount(stack: Stack, username: string): Promise<void> {
  const { endpoint, region, userPoolClientId: ClientId } = stack.cognito;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials });
  const UserAttributes = [{ Name: 'email', Value: `${username}@example.com` }];
  await client.send(new SignUpCommand({ ClientId, Username: username, Password: password, UserAttributes }));
  client.destroy();
}

export async function signIn(page: Page, username: string, word = password): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await press(page, 'Sign In');
}

export const isSignedOut = (page: Page) =>
  page.getByText('You have been signed out. Please sign in again.').waitFor();

/** Asks for a code by which a password is set anew. */
export async function askForCode(page: Page, username?: string): Promise<void> {
  if (username !== undefined) await page.getByLabel('Username', { exact: true }).fill(username);
  await press(page, 'Send Code');
  await page.getByText('Code has been sent to your email.').waitFor();
}

export const newPassword = (part: Page | Locator) => part.getByLabel('New password', { exact: true });

/** Types a new password, twice. */
export async function fillNewPassword(part: Page | Locator, word: string): Promise<void> {
  await newPassword(part).fill(word);
  await part.getByLabel('Confirm new password').fill(word);
}

/** Opens the change of one's own password from the bars. */
export async function openChange(page: Page): Promise<Locator> {
  await press(page, 'Settings');
  await press(page, 'Change Password');
  await press(page, 'Yes');
  return page.getByRole('dialog', { name: 'Change Password' });
}

export const isChanged = (page: Page) => page.getByText('Password has been changed successfully.').waitFor();

/** In the editor of a new article, with a text that is not saved. */
export async function write(page: Page, headline: string, text: string): Promise<void> {
  await begin(page, headline);
  await page.getByLabel('Description', { exact: true }).fill(text);
}

/** Asks Cognito as the site's client does; the status alone tells. */
export async function askCognito(stack: Stack, operation: string, input: object): Promise<number> {
  const { status } = await fetch(stack.cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: stack.cognito.userPoolClientId, ...input }),
  });
  return status;
}

/** All that the site keeps. */
export const storedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** What it keeps by a name that ends so. */
export const entryIn = async (page: Page, ending: string): Promise<string | undefined> =>
  Object.entries(await storedIn(page)).find(([key]) => key.endsWith(ending))?.[1];

/** Takes the session of all tabs back, as an administrator may; answers the status. */
export const revoke = async (stack: Stack, page: Page): Promise<number> =>
  askCognito(stack, 'RevokeToken', { Token: await entryIn(page, '.refreshToken') });

/** The access token that the site keeps. */
export const tokenIn = async (page: Page): Promise<string> =>
  JSON.parse((await storedIn(page))['userInfo'] ?? '{}').token;

/** Asks the API with a token. */
export const ask = (stack: Stack, path: string, token: string) =>
  fetch(`${stack.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

/** Until the API refuses by itself a token that is out. */
export const refused = (stack: Stack, token: string) =>
  expect
    .poll(async () => (await ask(stack, '/api/users/token', token)).status, {
      timeout: 15_000,
      interval: 200,
    })
    .toBe(401);
