import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';
import { playable } from '#test/videos.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const pdf = { name: 'hedges.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const film = { name: 'calf.mp4', mimeType: 'video/mp4', buffer: playable };

/** Of three parts. */
const archive = { name: 'calves.zip', mimeType: 'application/zip', buffer: Buffer.alloc(12_000_000, 'PK') };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add files' });
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Add files' }).first().click();
  await dialog(page).waitFor();
};
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
const choose = (page: Page, file: typeof pdf) => page.getByLabel('File: Choose a file').setInputFiles(file);
const fill = async (page: Page, title: string) => {
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Description').fill('Three winters of trying, on one page.');
};
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const firstOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem').first();

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('a member adds an article with a PDF and a video, finds and opens both, edits one and deletes one', async () => {
    await stack.member(`lea-${size}`);
    const { context, page } = await memberPage(browser, stack, `lea-${size}`, { viewport, path: '/library' });
    const [article, video] = [`Pleached hedges, ${size}`, `A calf that will not drink, ${size}`];

    await openForm(page);
    await add(page);
    await said(page, 'You must enter the title.');
    await said(page, 'You must enter the description.');
    await expectAccessible(page);
    await shoot(page, 'library-add-errors');
    await fill(page, article);
    await choose(page, pdf);
    await said(page, 'hedges.pdf');
    await shoot(page, 'library-add');

    // Whoever comes back finds all of it, the file too.
    await page.reload();
    await dialog(page).waitFor();
    await said(page, 'hedges.pdf');
    await expect.poll(() => dialog(page).getByLabel('Title').inputValue()).toBe(article);
    await add(page);
    await said(page, `“${article}” is in the library.`);
    await firstOf(page, 'Articles').getByRole('heading', { name: article }).waitFor();

    await openForm(page);
    await choose(page, film);
    await expect.poll(() => dialog(page).getByLabel('Videos').isChecked()).toBe(true);
    await fill(page, video);
    await add(page);
    await said(page, `“${video}” is in the library.`);
    const added = firstOf(page, 'Videos');
    await added.getByRole('heading', { name: video }).waitFor();
    // A picture out of the video, made on the device.
    await expect.poll(() => added.locator('img').first().getAttribute('src')).toContain('/thumbnail/');

    // Both are found, and open.
    await page.getByRole('searchbox').fill(size);
    await expect.poll(() => new URL(page.url()).search).toBe(`?search=${size}`);
    await firstOf(page, 'Articles').getByRole('link', { name: article }).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open, 1 KB' }).click(),
    ]);
    expect(tab.url()).toMatch(new RegExp(`^${stack.contentUrl}/file/.*\\.pdf`));
    await tab.close();
    await page.goBack();
    await firstOf(page, 'Videos').getByRole('link', { name: video }).click();
    await page.getByRole('button', { name: /^Play, / }).click();
    const player = page.getByLabel(`Video: ${video}`);
    await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    await page.goBack();
    expect(new URL(page.url()).search).toBe(`?search=${size}`);
    await page.getByRole('button', { name: 'Clear search' }).click();

    await page.getByRole('button', { name: `Options: ${article}` }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit' });
    await form.getByLabel('Title').fill(`${article}, again`);
    await form.getByRole('button', { name: 'Remove: hedges.pdf' }).click();
    await said(page, 'The file goes when you save.');
    await shoot(page, 'library-edit-file-goes');
    await form.getByRole('button', { name: 'Put back' }).click();
    await expectAccessible(page);
    await shoot(page, 'library-edit');
    await form.getByRole('button', { name: 'Save' }).click();
    await said(page, `“${article}, again” is changed.`);
    await firstOf(page, 'Articles')
      .getByRole('heading', { name: `${article}, again` })
      .waitFor();

    await page.getByRole('button', { name: `Options: ${video}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await said(page, `“${video}” is deleted.`);
    await page.getByRole('heading', { name: video }).waitFor({ state: 'detached' });
  });
});

test('what is added without a connection waits on the device through a reload, and goes out by itself', async () => {
  await stack.member('noor');
  const { context, page } = await memberPage(browser, stack, 'noor', {
    viewport: sizes.phone,
    path: '/library',
  });
  await openForm(page);
  await fill(page, 'Lime by soil type');
  await choose(page, pdf);
  await context.route('**/api/resources/add', (route) => route.abort());
  await add(page);
  await page.getByText('There is no connection right now. This is kept on this computer').waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'library-add-waiting');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  const waiting = firstOf(page, 'Articles');
  await waiting.getByText('On this computer').waitFor();

  await context.unroute('**/api/resources/add');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await said(page, '“Lime by soil type” is in the library.');
  await waiting.getByText('On this computer').waitFor({ state: 'detached' });
  await waiting.getByText('PDF', { exact: true }).first().waitFor();
});

test('a large file shows how far it has come, what is missing after a break, and goes on from there', async () => {
  await stack.member('tove');
  const { context, page } = await memberPage(browser, stack, 'tove', {
    viewport: sizes.phone,
    path: '/library?add',
  });
  const part = (url: URL) => url.searchParams.get('partNumber') === '2';
  let held = () => {};
  await context.route(part, (route) => {
    held = () => void route.abort().catch(() => undefined);
  });
  await dialog(page).waitFor();
  await fill(page, 'Calves of ten years');
  await choose(page, archive);
  await add(page);
  await page.getByText(/^[5-9](\.\d)? of 12 MB$/).waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'library-add-sending');

  // No mast for a while: nothing that is tried again gets through either.
  await context.route(part, (route) => route.abort());
  await context.setOffline(true);
  held();
  await said(
    page,
    'The connection broke. It goes on by itself once there is one again; ‘Try again’ sends only the 6.8 MB that are missing.',
  );
  await said(page, '5.2 of 12 MB have arrived');
  await expectAccessible(page);
  await shoot(page, 'library-add-broken');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);

  await context.unrouteAll();
  await context.setOffline(false);
  await said(page, '“Calves of ten years” is in the library.');
  await firstOf(page, 'Articles').getByText('ZIP', { exact: true }).first().waitFor();
});
