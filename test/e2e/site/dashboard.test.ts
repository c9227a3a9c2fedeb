import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, pathOf, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { forgetKept } from '#test/browser/cut-off.ts';
import { hasten } from '#test/browser/hasten.ts';
import { hold } from '#test/browser/hold.ts';
import { shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { newResource } from '#test/things/library/resources.ts';

const { stack, newMember } = useSite();

const heightOfHead = (page: Page) => page.locator('.dash').evaluate((head) => head.clientHeight);

/** Opens the dashboard and lets the profile arrive once all else stands; answers how high the head was before. */
async function openSlowly(page: Page): Promise<number> {
  await forgetKept(page, stack);
  const arrive = await hold(page, '**/api/users/profile');
  await page.goto(`${stack.url}/dashboard`);
  await page.locator('.dash .sk').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const height = await heightOfHead(page);
  arrive();
  return height;
}

/** As on a first visit, before what is to be done first was found out. */
const forgetSteps = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('firstSteps')) localStorage.removeItem(key);
  });

test('a member sees the dashboard without anything jumping, gets on from it, and has another try where it does not load', async () => {
  const { member: rosa, page } = await newMember('rosa', { viewport: sizes.phone, path: null });
  for (const [size, viewport] of Object.entries(sizes)) {
    const isPhone = size === 'phone';
    await page.setViewportSize(viewport);
    const height = await openSlowly(page);
    await title(page, 'rosa');
    await page.getByText(/^Last visit \d{1,2} [A-Z][a-z]+ \d{4}$/).waitFor();
    await page.getByText('Follow 1 community').waitFor();

    expect(await shiftOf(page), size).toBeLessThan(0.05);
    expect([size, await heightOfHead(page)]).toEqual([size, height]);
    // Each row asks for what is its own.
    for (const words of [
      /^Nothing of yours yet/,
      /^You take no course yet/,
      /^You follow no group of this community/,
    ])
      await page.getByText(words).waitFor({ state: isPhone ? 'hidden' : 'visible' });
    await look(page, 'dashboard');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('firstSteps');
    await page.unroute('**/api/users/profile');
    if (isPhone) await forgetSteps(page);
  }

  for (const [name, path, heading] of [
    ['My Profile', '/myProfile', 'User Profile'],
    ['Achievements', '/achievements', 'Achievements'],
    ['Surveys', '/mysurvey', 'My Survey'],
  ] as const) {
    await page.locator('#main').getByRole('link', { name, exact: true }).click();
    await title(page, heading);
    expect(pathOf(page)).toBe(path);
    await page
      .locator('#main')
      .getByRole('link', { name: /^(Back|My dashboard)$/ })
      .click();
    await title(page, 'rosa');
  }
  // What is to be done first is found out on the first visit, and said from the next one on.
  await page.getByRole('link', { name: 'Add a picture' }).waitFor();

  await page.goto(`${stack.url}/userInfo`);
  await page.getByText('This is an example.').waitFor();
  await page.getByRole('link', { name: 'Course reports' }).click();
  await page.getByText('No course reports yet').waitFor();
  await expectSound(page, 'reports-none');

  await forgetKept(page, stack);
  await page.route('**/api/users/profile', (route) => route.abort());
  await page.goto(`${stack.url}/dashboard`);
  await title(page, 'Your profile did not load');
  await expectSound(page, 'dashboard-failed');
  await page.unroute('**/api/users/profile');
  await hasten(page.getByRole('button', { name: 'Try again' }), () => title(page, 'rosa'));

  // From 721 px the rows are tiles that scroll by 500 px, below they are links.
  for (const title of ['Hedges', 'Lime', 'Pears', 'Ditches']) await newResource(rosa, { title });
  await page.setViewportSize({ width: 721, height: 800 });
  await page.goto(`${stack.url}/dashboard`);
  await title(page, 'rosa');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'My library' }) });
  const place = () => section.locator('ul').evaluate((list) => Math.round(list.scrollLeft));
  const way = page.locator('#main').getByRole('link', { name: 'My library', exact: true });
  expect(await way.isVisible()).toBe(false);
  expect(await place()).toBe(0);

  await section.getByRole('button', { name: 'Scroll on' }).click();
  await expect.poll(place).toBe(500);
  await section.getByRole('button', { name: 'Scroll back' }).click();
  await expect.poll(place).toBe(0);

  // The keyboard reaches the last tile, and the row follows.
  await section.getByRole('link', { name: 'Add to My library' }).focus();
  await expect.poll(place).toBeGreaterThan(0);

  await page.setViewportSize({ width: 720, height: 800 });
  await way.waitFor();
  expect(await section.getByRole('button').count()).toBe(0);
  await way.click();
  await title(page, 'Library');
  expect(pathOf(page)).toBe('/library/collection');
});
