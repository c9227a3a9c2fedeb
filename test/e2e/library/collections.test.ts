import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';

const { stack, visit } = useSite({ demo: 'copied' });

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
async function fits(page: Page, picture: string): Promise<void> {
  await expectSound(page, picture);
  expect([picture, await lostInForcedColours(page)]).toEqual([picture, []]);
  expect([picture, await crampedByLargeText(page)]).toEqual([picture, []]);
}

test('a file of the library goes into a new collection, and members too, by the keyboard alone; the demo’s videos play', async () => {
  const { page } = await visit('farmer', { viewport: sizes.phone, path: '/library' });
  const file = 'Lime by soil type: a table to print';
  const button = page.getByRole('button', { name: `Collections: ${file}` });

  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add to collections' }).locator(':focus').waitFor();
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

  // Within the site: what is an example lasts as long as the page.
  await page.evaluate(() => history.pushState(null, '', '/mylibrary'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('link', { name: 'Winter work' }).click();
  await title(page, 'Winter work');
  await page.locator('#main').getByText(file).waitFor();

  await page.getByRole('button', { name: 'Add members' }).click();
  await page.getByRole('dialog', { name: 'Add members' }).locator(':focus').waitFor();
  await tabTo(page, 'Leila Mansour');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await said(page, 'Selected members have been added to “Winter work”');
  await said(page, '1 member');
  await page.getByRole('button', { name: 'Add members' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await fits(page, 'collections-members');

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
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(9);
    await page.goBack();
    await videos.first().waitFor();
  }
});
