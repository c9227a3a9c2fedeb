import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isWhole } from '#test/amount.ts';
import { signIn, storedIn } from '#test/browser/accounts.ts';
import { confirm, holds, look, press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { hasten } from '#test/browser/hasten.ts';
import { begin, READING } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';

const { stack, browser } = useSite({ demo: 'copied' });

const field = 'lib/local/demo/photo-valley.png';

async function register(page: Page, username: string): Promise<void> {
  await page.goto(`${stack.url}/register`);
  await page.getByLabel('Username').fill(username);
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

test.each(isWhole ? (['phone', 'desktop'] as const) : (['phone'] as const))(
  'on a %s a member registers, writes news with a text and a photo, reads it, signs out and signs in again',
  async (size) => {
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
  },
);

test('news whose second block fails to save is saved by another try, with nothing doubled or lost', async () => {
  const page = await (await browser.open()).newPage();
  await register(page, 'ben');
  await write(page, 'Pivot or drip?');
  await page.route('**/api/photos/add', (route) => route.abort());
  await press(page, 'Publish');
  await page.getByText('Not everything is saved yet').waitFor();
  await shoot(page, 'editor-interrupted');

  await page.unroute('**/api/photos/add');
  await hasten(page.getByRole('button', { name: 'Try again' }), () => page.waitForURL(READING));

  await page.locator('article').getByText('turned yellow').waitFor();
  await expect.poll(() => page.getByText('turned yellow').count()).toBe(1);
  await expect.poll(() => page.locator('figure img').count()).toBe(1);
  await page.goto(`${stack.url}/news`);
  await page.getByRole('heading', { name: 'Pivot or drip?' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Pivot or drip?' }).count()).toBe(1);
});

test('a reply that is lost on its way back doubles nothing', async () => {
  const page = await (await browser.open()).newPage();
  await register(page, 'cleo');
  await write(page, 'The sisters who sell every beet');
  let lost = 0;
  await page.route('**/api/texts/add', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch(); // it arrives, and takes effect
    return route.abort();
  });
  await press(page, 'Publish');
  await hasten(page.getByRole('button', { name: 'Try again' }), () => page.waitForURL(READING));

  await page.locator('article').getByText('turned yellow').waitFor();
  await expect.poll(() => page.getByText('turned yellow').count()).toBe(1);
});

test('what is typed survives a reload in the middle', async () => {
  const page = await (await browser.open()).newPage();
  await register(page, 'dora');
  await write(page, 'Old pear varieties');
  await page.reload();

  await title(page, 'Old pear varieties');
  await holds(page.getByLabel('Heading'), 'Nine days ahead');
});

test('without Remember Me the session ends with the browser, and a new tab shares it', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await register(page, 'emil');
  await signOut(page);

  const enter = async (remember: boolean) => {
    await page.getByLabel('Username').fill('emil');
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
