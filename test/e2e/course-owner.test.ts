import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const photo = 'lib/local/demo/photo-farmhouse.png';
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Where the buttons of the open dialog are, against the window. */
const actsInSight = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.querySelector('.dialog-acts')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });

async function withFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
  );
  await session.detach();
}

test('a teacher creates a paid course on a phone through a break, makes it free, and deletes it; others are led away', async () => {
  await stack.member('wanjiru');
  await stack.member('otto');
  const { context, page } = await memberPage(browser, stack, 'wanjiru', {
    viewport: sizes.phone,
    path: '/courses',
  });

  await page.getByRole('button', { name: 'Add Courses' }).first().click();
  await page.getByRole('radio', { name: 'Live' }).check();
  await said(page, 'Sorry!!! this feature is not available');
  await expectAccessible(page);
  await shoot(page, 'course-type-live');
  expect(await lostInForcedColours(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Usual' }).check();
  await press(page, 'Continue');

  const dialog = page.getByRole('dialog', { name: 'Create course' });
  await dialog.getByLabel('Title').waitFor();
  await page.getByRole('switch', { name: 'Free' }).click();
  await press(page, 'Create course');
  await said(page, 'You must enter course title');
  await said(page, 'You must enter price');
  await expectAccessible(page);
  await shoot(page, 'course-form-errors');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
  // Its buttons stay in reach, whatever is above them, in large text too.
  for (const font of [32, 16]) {
    await withFont(page, font);
    expect(await actsInSight(page)).toBe(true);
  }

  await dialog.getByLabel('Title').fill('Grafting in one weekend');
  await dialog.getByLabel('Description').fill('Whip and tongue, cleft and bark grafts.');
  await dialog.getByLabel('Category').selectOption({ label: 'Nature' });
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('12,50');
  await dialog.getByLabel('Thumbnail: choose a file').setInputFiles(photo);
  await dialog.getByAltText('The chosen picture').waitFor();

  // Whoever comes back finds all of it, the picture too.
  await page.reload();
  await dialog.getByAltText('The chosen picture').waitFor();
  expect(await dialog.getByRole('textbox', { name: /^Price/ }).inputValue()).toBe('12,50');
  expect(await dialog.getByLabel('Category').locator('option:checked').textContent()).toBe('Nature');
  await context.setOffline(true);
  await press(page, 'Create course');
  await page.getByText(/There is no connection right now/).waitFor();
  await shoot(page, 'course-form-waiting');
  await context.setOffline(false);
  await said(page, '“Grafting in one weekend” is created.');
  await page.getByRole('heading', { level: 1, name: 'Grafting in one weekend' }).waitFor();
  expect(pathOf(page)).toMatch(/^\/admin\/course\/./);
  const address = page.url();
  for (const text of ['Your course', 'Nature', '$12.50', 'No lessons yet']) await said(page, text);
  await expect
    .poll(() => page.locator('.course-head img').getAttribute('src'))
    .toContain(`${stack.contentUrl}/thumbnail/`);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'course-owner-empty');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);

  await press(page, 'Edit course');
  await page.getByRole('switch', { name: 'Free' }).click();
  await press(page, 'Save');
  await said(page, '“Grafting in one weekend” is changed.');
  await page.locator('.course-badges').getByText('Free', { exact: true }).waitFor();

  const other = await memberPage(browser, stack, 'otto', { path: null });
  await other.page.goto(address);
  await expect.poll(() => pathOf(other.page)).toBe('/courses');
  await other.page.getByRole('link', { name: 'Grafting in one weekend' }).waitFor();

  // From the list one arrives at its title, though a part of the page is still to come.
  await page.goto(`${stack.url}/courses`);
  await page.getByRole('link', { name: 'Grafting in one weekend' }).click();
  await expect.poll(() => page.url()).toBe(address);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('h1')?.textContent))
    .toBe('Grafting in one weekend');

  await press(page, 'Delete course');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question
    .getByText('“Grafting in one weekend” goes with its lessons, materials and tests, for everyone.')
    .waitFor();
  await shoot(page, 'course-delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => pathOf(page)).toBe('/courses');
  await said(page, '“Grafting in one weekend” is deleted.');
  expect(await page.getByRole('link', { name: 'Grafting in one weekend' }).count()).toBe(0);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This course is not here' }).waitFor();
});
