import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, connect, press, said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { turning } from '#test/browser/turning.ts';
import { rare, test } from '#test/rare.ts';
import { collectionsOf, viewCollection } from '#test/things/library/collections.ts';
import { newResource } from '#test/things/library/resources.ts';

const { stack, visit, newMember } = useSite({ demo: 'copied' });

/** Presses the tab key until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.locator(':focus').evaluate((element) => {
      const label = element.closest('label')?.textContent ?? element.getAttribute('aria-label');
      return label ?? element.textContent;
    });
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await isThere()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach “${name}”`);
}

/** In the page: the titles of rows that end before they are whole. */
const cutTitles = () =>
  [...document.querySelectorAll('#main .list-title > *')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map(({ textContent }) => textContent);

async function fits(page: Page, picture: string): Promise<void> {
  await expectSound(page, picture);
  expect([picture, await lostInForcedColours(page)]).toEqual([picture, []]);
  expect([picture, await crampedByLargeText(page)]).toEqual([picture, []]);
}

rare(
  'a file of the library goes into a new collection by the keyboard alone; the demo’s videos play',
  async () => {
    const { page } = await visit('farmer', { viewport: sizes.phone, path: '/library' });
    const file = 'Lime by soil type: a table to print';
    const button = page.getByRole('button', { name: `Collections: ${file}` });

    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Branding' }).waitFor();
    await tabTo(page, 'Add');
    await page.keyboard.press('Enter');
    await said(page, 'Please choose at least one collection.');
    await fits(page, 'collections-add');

    await tabTo(page, 'Branding');
    await page.keyboard.press('Space');
    await tabTo(page, 'New collection');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New collection' }).locator(':focus').waitFor();
    await page.keyboard.press('Enter');
    await said(page, 'You must enter the name.');
    await fits(page, 'collections-new');
    await page.keyboard.type('Winter work');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Winter work', checked: true }).waitFor();
    await tabTo(page, 'Add');
    await page.keyboard.press('Enter');
    await said(page, `“${file}” has been added to selected collections`);
    await button.and(page.locator(':focus')).waitFor();

    await page.goto(`${stack.url}/mylibrary`);
    // Until it has arrived it leads to what waits.
    await page.locator('a[href^="/mylibrary/"]').filter({ hasText: 'Winter work' }).click();
    await title(page, 'Winter work');
    await page.locator('#main').getByText(file).waitFor();
    await fits(page, 'collections-one');
    const turn = await turning(page);
    expect(await turn({ ...sizes.phone, font: 32 }, cutTitles)).toEqual([]);
    await turn(sizes.phone);

    await page.setViewportSize(sizes.desktop);
    await page.goto(`${stack.url}/library`);
    const videos = page.getByRole('region', { name: 'Videos' }).getByRole('heading', { level: 3 });
    await videos.first().waitFor();
    const films = await videos.allTextContents();
    expect(films).toHaveLength(3);

    for (const title of films) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`^Play, .*: ${title}$`) }).click();
      const film = page.getByLabel(`Video: ${title}`);
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(9);
      await page.goBack();
      await videos.first().waitFor();
    }
  },
);

test('a collection is filled without a signal, shared, saved by another, and shrinks with what is deleted', async () => {
  const [cleo, dora] = [await newMember('cleo', { path: '/mylibrary' }), await newMember('dora')];
  const file = await newResource(cleo.member, { title: 'Hedges in rows' });
  const { page, context } = cleo;
  await press(page, 'New collection');
  await page.getByRole('textbox', { name: 'Name' }).fill('Hedges');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Hedges', exact: true }).waitFor();
  await page.goto(`${stack.url}/library/${file.id}`);
  await title(page, 'Hedges in rows');

  // As whoever has used it before.
  await press(page, 'Collections: Hedges in rows');
  await page.getByRole('checkbox', { name: 'Hedges' }).waitFor();
  await press(page, 'Cancel');
  await context.setOffline(true);
  await press(page, 'Collections: Hedges in rows');
  await page.getByRole('checkbox', { name: 'Hedges' }).check();
  await press(page, 'Add');
  await said(page, '“Hedges in rows” will be added when there is a connection.');
  await context.setOffline(false);
  await connect(page);
  const count = async () => (await collectionsOf(cleo.member, 'mine')).data[0]?.count;
  await expect.poll(count).toBe(1);

  const { id } = (await collectionsOf(cleo.member, 'mine')).data[0];
  await page.goto(`${stack.url}/mylibrary/${id}`);
  await press(page, 'Options');
  await page.getByRole('button', { name: 'Share with everyone' }).click();
  await said(page, 'Everyone can look at “Hedges” now.');
  await expect.poll(async () => (await viewCollection(dora.member, id)).status).toBe(200);
  await dora.page.goto(`${stack.url}/mylibrary/${id}`);
  await title(dora.page, 'Hedges');
  await said(dora.page, '1 file');
  await press(dora.page, 'Save');
  const saved = async () => (await collectionsOf(dora.member, 'saved')).totalItems;
  await expect.poll(saved).toBe(1);

  await cleo.member.call('DELETE', `/api/resources/${file.id}`);
  await expect.poll(count).toBe(0);
  await dora.page.goto(`${stack.url}/mylibrary/${id}`);
  await said(dora.page, '0 files');

  await page.goto(`${stack.url}/mylibrary/${id}`);
  await press(page, 'Options');
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await title(page, 'My library (files)');
  await expect.poll(saved).toBe(0);
});

rare('what was added on the device goes into a collection when one says so', async () => {
  const { member, page } = await newMember('edith');
  const { title: name } = await newResource(member, { title: 'Lambing by the clock' });
  await page.goto(`${stack.url}/library`);
  await press(page, `Add to My library: ${name}`);
  await page.goto(`${stack.url}/library/collection`);

  await press(page, 'Put them into a collection');

  await said(page, 'They are added to the collection “My library”.');
  await page.locator('a[href^="/mylibrary/"]').filter({ hasText: 'My library' }).click();
  await title(page, 'My library');
  await page.getByRole('link', { name, exact: true }).waitFor();
  await page.goto(`${stack.url}/library/collection`);
  await page.getByRole('link', { name: 'My library', exact: true }).last().waitFor();
  expect(await page.getByText(/on this device only\. In/).count()).toBe(0);
});
