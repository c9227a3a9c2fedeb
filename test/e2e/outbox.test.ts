import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn as signInToPool } from '#lib/local/sign-in.ts';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { bringOutbox, putTexts } from '#test/outbox-in-page.ts';
import { useStack } from '#test/stack.ts';

// So short that a session whose refresh token is taken back ends in the middle of things.
const stack = useStack({ site: true, accessTokenSeconds: 4 });
const browser = useBrowser();

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await title(page, 'News');
}

/** Takes the session of all tabs back, as an administrator may. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(
    () =>
      Object.entries({ ...localStorage, ...sessionStorage }).find(([key]) =>
        key.endsWith('.refreshToken'),
      )?.[1],
  );
  await fetch(stack.cognito.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken' },
    body: JSON.stringify({ ClientId: stack.cognito.userPoolClientId, Token: token }),
  });
}

/** The texts of a news, in the order in which they were made: ids begin with the time. */
async function textsOf(newsId: string): Promise<string[]> {
  const { token } = await signInToPool(stack.cognito, 'mara', 'harvest1');
  const headers = { authorization: `Bearer ${token}` };
  const { rich_text } = await (
    await fetch(`${stack.url}/api/news/${newsId}/community/3`, { headers })
  ).json();
  const texts: { id: string; textDescription: string }[] = rich_text.texts;
  return texts
    .toSorted((first, second) => (first.id < second.id ? -1 : 1))
    .map(({ textDescription }) => textDescription);
}

test('forty writes from two tabs have forty effects, in order, though half of the replies are lost, a page is loaded again and the session ends', async () => {
  const member = await stack.member('mara');
  const richtextId = (await member.call('POST', '/api/richtexts', {})).body.richtext.id;
  const form = { communityId: '3', richtextId, title: 'Forty', category: 'Farming' };
  const news = (await member.call('POST', '/api/news/add/community/3', form)).body.data;
  const context = await browser.open();
  await bringOutbox(context);
  let sent = 0;
  let lost = 0;
  await context.route('**/api/texts/add', async (route) => {
    sent += 1;
    if (sent % 2 === 0) return route.continue().catch(() => undefined);
    // It arrives, and takes effect; a page that is closed or loaded again asks no more.
    const reply = await route.fetch().catch(() => undefined);
    if (reply?.status() === 201) lost += 1;
    await route.abort().catch(() => undefined);
  });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`${stack.url}/login`);
  await signIn(one, 'mara');
  await other.goto(`${stack.url}/news`);
  await title(other, 'News');

  for (let order = 1; order <= 40; order += 1) {
    await putTexts(order % 2 === 1 ? one : other, richtextId, [order]);
  }
  await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThan(5);
  await one.reload();
  await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThan(12);
  await revoke(other);
  for (const page of [one, other]) await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signIn(one, 'mara');

  await one.goto(`${stack.url}/unsent`);
  await expect.poll(async () => (await textsOf(news.id)).length, { timeout: 120_000 }).toBe(40);
  // The last ones that were sent today are seen, and nothing waits.
  await expect.poll(() => one.getByText(/^Sent,/).count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(20);
  await expect.poll(() => one.getByText(/^(Sending|On this computer)/).count(), { timeout: 30_000 }).toBe(0);
  expect(await textsOf(news.id)).toEqual(Array.from({ length: 40 }, (_, index) => `Text ${index + 1}`));
  expect(lost).toBeGreaterThanOrEqual(20);
}, 300_000);

test.each(Object.entries(sizes))(
  'on a %s what is written without a connection is kept, seen, and goes out by itself',
  async (size, viewport) => {
    const device = 'computer'; // what holds a Chromium that has a mouse
    await stack.member(`nils-${size}`);
    const context = await browser.open({ viewport });
    const page = await context.newPage();
    await page.goto(`${stack.url}/login`);
    await signIn(page, `nils-${size}`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Waiting to be sent' }).click();
    await title(page, 'Waiting to be sent');
    await page.getByRole('heading', { name: 'Everything has arrived' }).waitFor();
    await expectAccessible(page);
    await shoot(page, 'unsent-empty');
    const ahead = page.waitForResponse(/unsent-screen-.*\.js/);
    await page.goto(`${stack.url}/edit-information`);
    await page.getByLabel('Phone').waitFor();
    await page.getByLabel('First name').fill('Nils');
    await page.getByLabel('Last name').fill('Holm');
    await page.getByLabel('E-mail').fill(`nils-${size}@farm.example`);
    // The screens that members open most are fetched by then.
    await ahead;
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`This is kept on this ${device} and goes out by itself`).waitFor();
    await page.getByText(`No connection. What you write stays on this ${device}`).waitFor();
    await expectAccessible(page);
    await shoot(page, 'unsent-bar');
    await page.getByRole('link', { name: 'Waiting to be sent: 1' }).click();
    await title(page, 'Waiting to be sent');
    await page.getByText(`On this ${device}.`).waitFor();
    await expectAccessible(page);
    await shoot(page, 'unsent-offline');
    await context.setOffline(false);

    await page.getByText(/^Sent,/).waitFor();
    await page.getByRole('link', { name: /^Waiting to be sent/ }).waitFor({ state: 'detached' });
    await page.getByText('No connection. What').waitFor({ state: 'detached' });
    await page.goto(`${stack.url}/myProfile`);
    await page.getByText('Nils Holm').first().waitFor();
  },
);
