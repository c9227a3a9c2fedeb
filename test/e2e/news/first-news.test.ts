import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, storedIn } from '#test/browser/accounts.ts';
import { confirm, look, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { begin, READING } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

const { stack, browser } = useSite({ demo: 'copied' });

const field = 'lib/local/demo/photo-valley.png';

async function register(page: Page, username: string): Promise<void> {
  await page.goto(`${stack.url}/register`);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByLabel('I agree with Terms of Service').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await title(page, 'News');
}

/** From the list to the editor, with a title, a category, a text and a photo in it. */
async function write(page: Page, name: string): Promise<void> {
  await begin(page, name, 'Nature');
  await page.getByLabel('Heading').fill('Nine days ahead');
  await page
    .getByLabel('Description', { exact: true })
    .fill('On Tuesday the <b>north slope</b> turned yellow.');
  await page.getByLabel('Add photo').setInputFiles(field);
  await page.getByRole('img', { name: /Photo/ }).waitFor();
}

/** Says Yes to the question, once it is asked. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await confirm(page, 'Yes');
}

const firstDay = async (size: keyof typeof sizes) => {
  const page = await (await browser.open({ viewport: sizes[size] })).newPage();
  const username = `ada-${size}`;
  await page.goto(stack.url);
  await title(page, 'Sign In');
  await expectSound(page, 'sign-in');
  await page.getByRole('link', { name: 'Become a member!' }).click();
  await title(page, 'Become a member');
  await expectSound(page, 'sign-up');

  await register(page, username);
  expect(JSON.parse((await storedIn(page))['currentCommunity'] ?? '')).toEqual({
    id: '3',
    name: 'Growers',
    slug: 'growers',
  });
  expect(JSON.parse((await storedIn(page))['userInfo'] ?? '')).toEqual({
    id: expect.any(String),
    token: expect.any(String),
  });
  await expectSound(page, 'news-list');

  await write(page, `Rapeseed is early, says ${username}`);
  await expectSound(page, 'editor');
  await press(page, 'Publish');
  await page.waitForURL(READING);
  await title(page, `Rapeseed is early, says ${username}`);
  await page.getByText('On Tuesday the <b>north slope</b> turned yellow.').waitFor();
  const photo = page.locator('article img').last();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectSound(page, 'news-view');

  await signOut(page);
  await title(page, 'Sign In');
  expect(
    Object.keys(await storedIn(page)).filter((key) => /userInfo|currentCommunity|Cognito/.test(key)),
  ).toEqual([]);

  await signIn(page, username);
  await title(page, 'News');
  await page.getByText(`Rapeseed is early, says ${username}`).waitFor();
};

const named =
  'on a %s a member registers, writes news with a text and a photo, reads it, signs out and signs in again';
test.each(['phone'] as const)(named, firstDay);
rare.each(['desktop'] as const)(named, firstDay);

test('without Remember Me the session ends with the browser, and a new tab shares it', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await register(page, 'emil');
  await signOut(page);

  const enter = async (remember: boolean) => {
    await page.getByLabel('Username', { exact: true }).fill('emil');
    await page.getByLabel('Password', { exact: true }).fill('harvest1');
    await page.getByLabel('Remember Me').setChecked(remember);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await title(page, 'News');
  };
  await enter(false);
  const tab = await context.newPage();
  await tab.goto(`${stack.url}/news`);
  await title(tab, 'News');
  // What a restarted browser keeps is what lies in localStorage.
  const kept = await context.storageState();
  const restarted = await (await browser.open({ storageState: kept })).newPage();
  await restarted.goto(`${stack.url}/news`);
  await title(restarted, 'Sign In');

  await signOut(tab);
  await title(page, 'Sign In'); // the other tab follows
  await enter(true);
  const later = await (await browser.open({ storageState: await context.storageState() })).newPage();
  await later.goto(`${stack.url}/news`);
  await title(later, 'News');
});

test('an unknown address shows the 404 page', async () => {
  const page = await (await browser.open()).newPage();
  await page.goto(`${stack.url}/nowhere`);
  await page.getByText('Sorry! Page Not Found').waitFor();
  await look(page, 'not-found');
  await page.goto(`${stack.url}/foo.bar`);
  await page.getByRole('heading', { name: '404 Error' }).waitFor();
});
