import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { connect, holds, said, waits } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import {
  cardOf,
  choose,
  closeToasts,
  communitiesPage,
  currentCommunity,
  followed,
  followersOf,
  removeCommunity,
} from '#test/browser/community-cards.ts';
import { shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';

const { stack, browser } = useSite({ demo: 'copied' });

const photo = 'lib/local/demo/photo-farmhouse.png';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test('a member creates and searches communities on a phone, joins, leaves, visits, changes and deletes them at a desk', async () => {
  const member = await stack.member('ada');
  const page = await communitiesPage(browser, stack, 'ada', sizes.phone);
  await page.waitForURL(/\/community-switching\/all-communities$/);

  // Create: nothing is sent without a name and a description.
  await page.getByRole('button', { name: 'Create Community' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Community' });
  const submit = dialog.getByRole('button', { name: 'Create Community' });
  await submit.click();
  await dialog.getByText('You must enter the name.').waitFor();
  await dialog.getByText('You must enter the description.').waitFor();
  await dialog.getByLabel('Image').setInputFiles(photo);
  await dialog.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await expectSound(page, 'communities-errors');

  // Without an answer it is kept, says so on its card also after a reload, and goes out by itself.
  const name = 'Walnut Way';
  const mine = cardOf(page, name);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Shade, timber and oil.');
  await dialog.getByLabel('Category').selectOption('Business');
  await page.route('**/api/communities/add', (route) => route.abort());
  await submit.click();
  await page.getByRole('status').getByText('goes out by itself', { exact: false }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await waits(mine).waitFor();
  await expect.poll(async () => (await names(page))[0]).toBe(name);
  await page.reload();
  await waits(mine).waitFor();
  await expect.poll(async () => (await names(page))[0]).toBe(name);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await expectSound(page, 'communities-waiting');
  await page.unroute('**/api/communities/add');
  await connect(page);
  await page.getByText(`${name} is ready, and you follow it.`).waitFor();
  await expect.poll(async () => (await names(page))[0]).toBe(name);
  await closeToasts(page);
  await expect.poll(() => mine.getByRole('button').allTextContents()).toHaveLength(2); // Options, Visit
  await said(mine, '1 follower');
  await expect
    .poll(() => mine.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);

  // Search, then back to where one was.
  await page.getByRole('searchbox').fill('nothing such');
  await page.getByText('Nothing found').waitFor();
  await expectSound(page, 'communities-nothing-found');
  await page.getByRole('searchbox').fill('orch keep');
  await cardOf(page, 'Orchard Keepers').waitFor();
  await expect.poll(() => names(page)).toEqual(['Orchard Keepers']);
  await page.waitForURL(/search=orch\+keep$/);
  await page.setViewportSize(sizes.desktop);
  await page.reload();
  await cardOf(page, 'Orchard Keepers').waitFor();
  await holds(page.getByRole('searchbox'), 'orch keep');

  // Join and leave.
  const orchard = cardOf(page, 'Orchard Keepers');
  const followers = await followersOf(page, 'Orchard Keepers');
  await followed(page, () => orchard.getByRole('button', { name: 'Join community' }).dblclick());
  await orchard.getByText(`${followers + 1} followers`).waitFor();
  await orchard.getByRole('button', { name: 'Visit' }).waitFor();
  await followed(page, () => orchard.getByRole('button', { name: 'Unfollow' }).click());
  await orchard.getByText(`${followers} followers`).waitFor();
  await followed(page, () => orchard.getByRole('button', { name: 'Join community' }).click());

  // Visit.
  await orchard.getByRole('button', { name: 'Visit' }).click();
  await page.waitForURL(/\/news$/);
  await expect
    .poll(() => currentCommunity(page))
    .toMatchObject({ name: 'Orchard Keepers', slug: 'orchard-keepers' });
  await page.getByText('Orchard Keepers').first().waitFor();

  // Change it: the form begins with all of it.
  await page.goto(`${stack.url}/community-switching/my-communities`);
  await orchard.getByText(`${followers + 1} followers`).waitFor();
  await choose(page, name, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Community' });
  await holds(edit.getByLabel('Description'), 'Shade, timber and oil.');
  await edit.getByLabel('Name').fill('Walnut Hill');
  await edit.getByLabel('Auto follow').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Walnut Hill is changed.').waitFor();
  await closeToasts(page);

  // Delete it.
  const status = async () => (await member.call('GET', '/api/communities/walnut-hill')).status;
  expect(await status()).toBe(200);
  await choose(page, 'Walnut Hill', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByText('Walnut Hill will be gone', { exact: false }).waitFor();
  await expectSound(page, 'communities-delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await removeCommunity(page, 'Walnut Hill');
  await expect.poll(() => status()).toBe(404);
});

rare(
  'pages have addresses, who follows nothing is told what to do, and the keyboard alone joins, opens the menu, creates and deletes',
  async () => {
    await stack.member('dora');
    const page = await communitiesPage(browser, stack, 'dora', sizes.phone);
    const first = await names(page);

    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/\?page=2$/);
    await expect.poll(() => names(page)).not.toEqual(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(first);

    await page.route('**/api/communities/user?**', async (route) => {
      const response = await route.fetch();
      const none = { communities: [], totalItems: 0, pages: 0 };
      await route.fulfill({ response, json: { ...(await response.json()), ...none } });
    });
    await page.reload();
    await page.getByRole('link', { name: 'My communities' }).click();
    await page.getByText('You follow no community yet').waitFor();
    await expectSound(page, 'communities-none');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'See all communities' }).click();

    await page.setViewportSize(sizes.desktop);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

    await cardOf(page, 'Hill Terraces').getByRole('button', { name: 'Join community' }).focus();
    await followed(page, () => page.keyboard.press('Enter'));
    await expect.poll(focused).toBe('Unfollow: Hill Terraces');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Visit: Hill Terraces');

    await page.getByRole('button', { name: 'Create Community' }).press('Enter');
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.type('Night Milkers');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Who else is up?');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await cardOf(page, 'Night Milkers').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await cardOf(page, 'Night Milkers').getByRole('button', { name: 'Options' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Options: Night Milkers');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await question.locator(':focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await cardOf(page, 'Night Milkers').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('communities');
  },
);
