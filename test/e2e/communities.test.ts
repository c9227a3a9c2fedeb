import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { hasten } from '#test/hasten.ts';
import { shiftOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

const photo = 'lib/local/demo/photo-farmhouse.png';

async function member(username: string, viewport: { width: number; height: number } = sizes.desktop) {
  await stack.member(username);
  const { page } = await memberPage(browser, stack, username, { viewport, path: '/community-switching' });
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const currentCommunity = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentCommunity') ?? 'null'));

/** Once the API has answered: the count on the card is the one that everyone sees. */
async function followed(page: Page, press: () => Promise<void>): Promise<void> {
  // Whichever window of the member sends it.
  const answered = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/communities-users/follow'),
  });
  await press();
  await answered;
}

async function create(page: Page, name: string, description = `All about ${name}.`): Promise<void> {
  await page.getByRole('button', { name: 'Create Community' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Community' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Create Community' }).click();
  await dialog.waitFor({ state: 'detached' });
  await cardOf(page, name).waitFor();
}

async function choose(page: Page, name: string, entry: 'Edit' | 'Delete'): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

/** Pictures are to show what is below. */
async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.toast');
  // Each is gone by itself as well, a few seconds after it came.
  for (let count = await toasts.count(); count > 0; count = await toasts.count())
    await hasten(toasts.first().getByRole('button', { name: 'Close' }), () =>
      expect.poll(() => toasts.count()).toBeLessThan(count),
    );
}

async function remove(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.waitFor({ state: 'detached' });
  await cardOf(page, name).waitFor({ state: 'detached' });
}

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('a member creates, searches, joins, leaves, visits, changes and deletes communities', async () => {
    const page = await member(`ada-${size}`, viewport);
    await page.waitForURL(/\/community-switching\/all-communities$/);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await shoot(page, 'communities');

    // Create: nothing is sent without a name and a description.
    await page.getByRole('button', { name: 'Create Community' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Community' });
    await dialog.getByLabel('Name').waitFor();
    await expectAccessible(page);
    await shoot(page, 'communities-create');
    const submit = dialog.getByRole('button', { name: 'Create Community' });
    await submit.click();
    await dialog.getByText('You must enter the name.').waitFor();
    await dialog.getByText('You must enter the description.').waitFor();
    await dialog.getByLabel('Image').setInputFiles(photo);
    await dialog.getByRole('img', { name: 'The chosen picture' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await shoot(page, 'communities-errors');

    // Without an answer it is kept, says so on its card also after a reload, and goes out by itself.
    const name = `Walnut Way ${size}`;
    const mine = cardOf(page, name);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Description').fill('Shade, timber and oil.');
    await dialog.getByLabel('Category').selectOption('Business');
    await page.route('**/api/communities/add', (route) => route.abort());
    await submit.click();
    await dialog.getByRole('alert').getByText('goes out by itself', { exact: false }).waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe(name);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await mine.getByText(/^On this (phone|computer)$/).waitFor();
    expect((await names(page))[0]).toBe(name);
    await page.reload();
    await mine.getByText(/^On this (phone|computer)$/).waitFor();
    expect((await names(page))[0]).toBe(name);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await shoot(page, 'communities-waiting');
    await page.unroute('**/api/communities/add');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(`${name} is ready, and you follow it.`).waitFor();
    expect((await names(page))[0]).toBe(name);
    await closeToasts(page);
    expect(await mine.getByRole('button').allTextContents()).toHaveLength(2); // Options, Visit
    await mine.getByText('1 follower', { exact: true }).waitFor();
    await expect
      .poll(() => mine.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);

    // Search, then back to where one was.
    await page.getByRole('searchbox').fill('nothing such');
    await page.getByText('Nothing found').waitFor();
    await expectAccessible(page);
    await shoot(page, 'communities-nothing-found');
    await page.getByRole('searchbox').fill('orch keep');
    await cardOf(page, 'Orchard Keepers').waitFor();
    expect(await names(page)).toEqual(['Orchard Keepers']);
    await page.waitForURL(/search=orch\+keep$/);
    await page.reload();
    await cardOf(page, 'Orchard Keepers').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('orch keep');

    // Join and leave.
    const orchard = cardOf(page, 'Orchard Keepers');
    const followers = Number.parseInt(await orchard.getByText(/followers/).innerText(), 10);
    await followed(page, () => orchard.getByRole('button', { name: 'Join community' }).dblclick());
    await orchard.getByText(`${followers + 1} followers`).waitFor();
    await orchard.getByRole('button', { name: 'Visit' }).waitFor();
    await followed(page, () => orchard.getByRole('button', { name: 'Unfollow' }).click());
    await orchard.getByText(`${followers} followers`).waitFor();
    await followed(page, () => orchard.getByRole('button', { name: 'Join community' }).click());
    await page.reload();
    await orchard.getByText(`${followers + 1} followers`).waitFor();

    // Visit.
    await orchard.getByRole('button', { name: 'Visit' }).click();
    await page.waitForURL(/\/news$/);
    await expect
      .poll(() => currentCommunity(page))
      .toMatchObject({ name: 'Orchard Keepers', slug: 'orchard-keepers' });
    await page.getByText('Orchard Keepers').first().waitFor();

    // Change it: the form begins with all of it.
    await page.goto(`${stack.url}/community-switching/my-communities`);
    await choose(page, name, 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Community' });
    expect(await edit.getByLabel('Description').inputValue()).toBe('Shade, timber and oil.');
    await edit.getByLabel('Name').fill(`Walnut Hill ${size}`);
    await edit.getByLabel('Auto follow').check();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Walnut Hill ${size} is changed.`).waitFor();
    await closeToasts(page);

    // Delete it.
    await choose(page, `Walnut Hill ${size}`, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    await question.getByText(`Walnut Hill ${size} will be gone`, { exact: false }).waitFor();
    await expectAccessible(page);
    await shoot(page, 'communities-delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await remove(page, `Walnut Hill ${size}`);
    await page.reload();
    await cardOf(page, 'Orchard Keepers').waitFor();
    expect(await names(page)).not.toContain(`Walnut Hill ${size}`);
  });

  test('a member who follows nothing is told what to do', async () => {
    const page = await member(`ben-${size}`, viewport);
    await page.route('**/api/communities/user?**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), communities: [], totalItems: 0, pages: 0 },
      });
    });

    await page.reload();
    await page.getByRole('link', { name: 'My communities' }).click();

    await page.getByText('You follow no community yet').waitFor();
    await expectAccessible(page);
    await shoot(page, 'communities-none');
    await page.getByRole('link', { name: 'See all communities' }).click();
    await cardOf(page, 'Orchard Keepers').waitFor();
  });
});

test('pages have addresses, and Back leads to the one before', async () => {
  const page = await member('carl');
  const first = await names(page);

  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/\?page=2$/);
  await expect.poll(() => names(page)).not.toEqual(first);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();

  await expect.poll(() => names(page)).toEqual(first);
});

test('the keyboard alone joins, opens the menu, creates and deletes', async () => {
  const page = await member('dora');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  await cardOf(page, 'Hill Terraces').getByRole('button', { name: 'Join community' }).focus();
  await followed(page, () => page.keyboard.press('Enter'));
  await expect.poll(focused).toBe('Unfollow: Hill Terraces');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Visit: Hill Terraces');

  await page.getByRole('button', { name: 'Create Community' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Night Milkers');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Who else is up?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await cardOf(page, 'Night Milkers').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await cardOf(page, 'Night Milkers').getByRole('button', { name: 'Options' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Options: Night Milkers');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await cardOf(page, 'Night Milkers').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('communities');
});

test('what one deletes or renames, another one’s browser takes softly, and the counts agree', async () => {
  const [ada, ben] = [await member('emil'), await member('fred')];
  await create(ada, 'Hop Yard');
  await create(ada, 'Rye Belt');
  await ben.reload();
  await cardOf(ben, 'Hop Yard').waitFor();

  // Both see the same count once both have joined and one has left again.
  await followed(ben, () => cardOf(ben, 'Hop Yard').getByRole('button', { name: 'Join community' }).click());
  await followed(ben, () => cardOf(ben, 'Rye Belt').getByRole('button', { name: 'Join community' }).click());
  await ada.reload();
  for (const page of [ada, ben]) await cardOf(page, 'Hop Yard').getByText('2 followers').waitFor();

  // The same member in a second window: what that one did is seen in this one too.
  const tab = await ben.context().newPage();
  await tab.goto(`${stack.url}/community-switching/all-communities`);
  const water = (page: Page) => cardOf(page, 'Water by the Drop');
  const followers = Number.parseInt(
    await water(tab)
      .getByText(/followers/)
      .innerText(),
    10,
  );
  await followed(tab, () => water(tab).getByRole('button', { name: 'Join community' }).click());
  await water(ben)
    .getByText(`${followers + 1} followers`)
    .waitFor();
  await water(ben).getByRole('button', { name: 'Unfollow' }).waitFor();
  await tab.reload();
  await water(tab)
    .getByText(`${followers + 1} followers`)
    .waitFor();
  await water(tab).getByRole('button', { name: 'Unfollow' }).waitFor();
  await tab.close();

  // Renamed meanwhile: a visit shows the new name.
  await choose(ada, 'Rye Belt', 'Edit');
  const edit = ada.getByRole('dialog', { name: 'Edit Community' });
  await edit.getByLabel('Name').fill('Rye and Oats');
  await edit.getByRole('button', { name: 'Save' }).click();
  await cardOf(ada, 'Rye and Oats').waitFor();
  await cardOf(ben, 'Rye Belt').getByRole('button', { name: 'Visit' }).click();
  await ben.waitForURL(/\/news$/);
  await expect.poll(() => currentCommunity(ben)).toMatchObject({ name: 'Rye and Oats' });

  // Deleted meanwhile: whoever is in it lands in their next own one, and is told so.
  await remove(ada, 'Rye and Oats');
  await ben.reload();
  await ben.getByText(/^Rye and Oats is no longer here, so you are in .+ now\.$/).waitFor();
  await expect.poll(() => currentCommunity(ben)).toMatchObject({ name: 'Water by the Drop' });
  await ben.getByText('Water by the Drop').first().waitFor();

  // Deleted while its card is still shown elsewhere.
  await ben.goto(`${stack.url}/community-switching/all-communities`);
  await cardOf(ben, 'Hop Yard').waitFor();
  await remove(ada, 'Hop Yard');
  await cardOf(ben, 'Hop Yard').getByRole('button', { name: 'Unfollow' }).click();
  await ben.getByText('You still follow Hop Yard. There is no such community.').waitFor();
  await cardOf(ben, 'Hop Yard').waitFor({ state: 'detached' });
});

test('whoever deletes the community they are in lands in another one', async () => {
  const page = await member('gina');
  await create(page, 'Fig Grove');
  await cardOf(page, 'Fig Grove').getByRole('button', { name: 'Visit' }).click();
  await page.waitForURL(/\/news$/);
  await page.goto(`${stack.url}/community-switching/my-communities`);

  await remove(page, 'Fig Grove');

  await page.getByText('Fig Grove is no longer here, so you are in Growers now.').waitFor();
  await expect.poll(() => currentCommunity(page)).toMatchObject({ id: '3', name: 'Growers' });
});

test('a follow whose answer is lost is one change', async () => {
  const page = await member('hans');
  const card = cardOf(page, 'Farm Books');
  const followers = Number.parseInt(await card.getByText(/followers/).innerText(), 10);
  let lost = 0;
  await page.route('**/api/communities-users/follow', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch(); // it arrives, and takes effect
    return route.abort();
  });
  await followed(page, () => card.getByRole('button', { name: 'Join community' }).click());

  await page.reload();
  await card.getByText(`${followers + 1} followers`).waitFor();
  await card.getByRole('button', { name: 'Unfollow' }).waitFor();
});

test('a follow without a connection says so on its card, and goes out by itself', async () => {
  const page = await member('ines');
  const card = cardOf(page, 'Farm Books');
  await card.waitFor();
  // What sends it comes after the first screen.
  const hasOutbox = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/outbox-(?!kind|shown)/.test(name));
  await expect.poll(() => page.evaluate(hasOutbox), { timeout: 10_000 }).toBe(true);
  await page.context().setOffline(true);

  await card.getByRole('button', { name: 'Join community' }).click();

  await card.getByText(/^On this (phone|computer)$/).waitFor();
  await card.getByRole('button', { name: 'Unfollow' }).waitFor();
  await page.context().setOffline(false);
  await card.getByText(/^On this (phone|computer)$/).waitFor({ state: 'detached' });
  await page.reload();
  await card.getByRole('button', { name: 'Unfollow' }).waitFor();
});

test('a change whose dialog is closed waits without a connection, is refused with its reason, and is mended in its form', async () => {
  const ours = await stack.member('jana');
  const { page } = await memberPage(browser, stack, 'jana', { path: '/community-switching' });
  await create(page, 'Plum Lane');
  await closeToasts(page);
  await choose(page, 'Plum Lane', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Community' });
  await edit.getByLabel('Description').fill('Plums, and jam.');
  await edit.getByLabel('Image').setInputFiles(photo);
  await edit.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await page.context().setOffline(true);
  await edit.getByRole('button', { name: 'Save' }).click();
  await edit.getByRole('alert').getByText('goes out by itself', { exact: false }).waitFor();
  await edit.getByRole('button', { name: 'Close' }).last().click();
  const card = cardOf(page, 'Plum Lane');
  await card.getByText(/^On this (phone|computer)$/).waitFor();

  // Refused: another window was faster.
  const theirs = new FormData();
  theirs.set('name', 'Plum Row');
  theirs.set('version', '0');
  const { communities } = (await ours.call('GET', '/api/communities/user?pageNumber=1')).body;
  const id = communities.find(({ name }: { name: string }) => name === 'Plum Lane').id;
  expect((await ours.call('PUT', `/api/communities/${id}`, theirs)).status).toBe(200);
  await page.context().setOffline(false);
  // It may bear the name by now that the other window gave it.
  const refused = page
    .getByRole('article')
    .filter({ hasText: /Plum (Lane|Row)/ })
    .getByText('Refused: see why');
  // The first try may have been it, so the answer is believed after some more, each of which waits longer, or for signal.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return refused.count();
    })
    .toBe(1);
  await refused.click();
  await page.getByRole('heading', { level: 1, name: 'Waiting to be sent' }).waitFor();
  await expectAccessible(page);
  await shoot(page, 'communities-refused');
  await page.getByRole('link', { name: 'Change it: Plum Lane' }).click();

  await edit.getByText(/^You changed this on another device or in another window/).waitFor();
  expect(await edit.getByLabel('Description').inputValue()).toBe('Plums, and jam.');
  await edit.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await edit.getByRole('button', { name: 'Save mine all the same' }).click();
  await edit.waitFor({ state: 'detached' });
  await cardOf(page, 'Plum Row').getByText('Plums, and jam.').waitFor();
  await expect
    .poll(() =>
      cardOf(page, 'Plum Row')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1200);
  await page.goto(`${stack.url}/unsent`);
  await page.getByText('Everything has arrived').waitFor();
});
