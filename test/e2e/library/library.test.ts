import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  connect,
  expectUsableByAll,
  holds,
  look,
  pathOf,
  press,
  queryOf,
  said,
  title,
} from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { forgetKept } from '#test/browser/cut-off.ts';
import { hasten } from '#test/browser/hasten.ts';
import { arrived, overflowOf, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { playable } from '#test/files/videos.ts';
import { rare, test } from '#test/rare.ts';
import { newResource } from '#test/things/library/resources.ts';

const { stack, newMember, visit } = useSite();

beforeAll(async () => {
  const olena = await stack.member('olena');
  const note = (title: string) => new File([`${title}.`], 'note.txt');
  for (let number = 9; number > 0; number -= 1) {
    const title = `Sheet ${number}`;
    await newResource(olena, { title, file: note(title) });
  }
  for (let number = 5; number > 0; number -= 1)
    await newResource(olena, { title: `Film ${number}`, resourceType: 'videos' });
});

const section = (page: Page, name: 'Articles' | 'Videos') => page.getByRole('region', { name });
const titlesOf = (page: Page, name: 'Articles' | 'Videos') =>
  section(page, name).getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
const turn = (page: Page, name: 'Articles' | 'Videos', to: number) =>
  section(page, name)
    .getByRole('link', { name: `Page ${to}` })
    .click();
const shows = (page: Page, name: 'Articles' | 'Videos', titles: string[]) =>
  expect.poll(() => titlesOf(page, name)).toEqual(titles);

const pdf = { name: 'hedges.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const film = { name: 'calf.mp4', mimeType: 'video/mp4', buffer: playable };

/** Of three parts. On the disk: a browser that runs beside others takes half a minute for as much in one message. */
const folder = mkdtempSync(join(tmpdir(), 'furrow-library-'));
afterAll(() => rmSync(folder, { recursive: true }));
const archive = join(folder, 'calves.zip');
writeFileSync(archive, Buffer.alloc(12_000_000, 'PK'));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add files' });
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Add files' }).first().click();
  await dialog(page).waitFor();
};
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
const choose = (page: Page, file: typeof pdf | string) =>
  page.getByLabel('File: Choose a file').setInputFiles(file);
const fill = async (page: Page, title: string) => {
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Description').fill('Three winters of trying, on one page.');
};
const firstOf = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem').first();

rare(
  'a member turns the pages of both sections, searches them, and keeps what they add; one section fails without the other',
  async () => {
    const { page } = await newMember('reader', { viewport: sizes.phone, path: '/library' });
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']);
    await arrived(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    expect(await overflowOf(page)).toBe(0);

    await turn(page, 'Videos', 2);
    await shows(page, 'Videos', ['Film 5']);
    // The section begins in sight, and so does its heading.
    const isInSight = (heading: Element) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect
      .poll(() => section(page, 'Videos').getByRole('heading', { level: 2 }).evaluate(isInSight))
      .toBe(true);
    await turn(page, 'Articles', 3);
    await shows(page, 'Articles', ['Sheet 9']);
    expect(queryOf(page)).toBe('?articles=3&videos=2');
    await page.goBack();
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await shows(page, 'Videos', ['Film 5']);

    await page.getByRole('searchbox').fill('shee 7');
    await shows(page, 'Articles', ['Sheet 7']);
    await section(page, 'Videos').getByRole('heading', { name: 'Nothing found' }).waitFor();
    expect(queryOf(page)).toBe('?search=shee+7');
    await expectSound(page, 'library-found');

    await page.getByRole('button', { name: 'Add to My library: Sheet 7' }).click();
    await page.getByRole('button', { name: 'Added to My library: Sheet 7' }).waitFor();
    await section(page, 'Videos').getByRole('link', { name: 'Clear the search' }).click();
    await shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']);

    await page.reload();
    const views = page.getByRole('navigation', { name: 'Library' });
    await views.getByRole('button', { name: 'All files' }).click();
    await views.getByRole('link', { name: 'My library & collections' }).click();
    await shows(page, 'Articles', ['Sheet 7']);
    await expectSound(page, 'library-mine');

    await section(page, 'Articles').getByRole('link', { name: 'Sheet 7' }).click();
    await title(page, 'Sheet 7');
    await page.getByRole('link', { name: 'Library', exact: true }).last().click();
    await title(page, 'Library');
    expect(pathOf(page)).toBe('/library/collection');

    // In one line over 640 px.
    for (const [width, isInline] of [
      [640, false],
      [641, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      const heading = page.getByRole('heading', { name: 'Library', level: 1 });
      const isBeside = async () => (await top(page.getByRole('searchbox'))) < (await top(heading)) + 20;
      await expect.poll(isBeside).toBe(isInline);
    }

    // At a desk all views stand there at once.
    await page.setViewportSize(sizes.desktop);
    await views.getByRole('link', { name: 'All files' }).click();
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await forgetKept(page, stack);
    await page.route(/category=videos/, (route) => route.abort());
    await page.goto(`${stack.url}/library`);
    await section(page, 'Videos').getByRole('heading', { name: 'Videos did not load' }).waitFor();
    await shows(page, 'Articles', ['Sheet 1', 'Sheet 2', 'Sheet 3', 'Sheet 4']);
    await expectSound(page, 'library-failed');
    await page.unrouteAll();
    await hasten(section(page, 'Videos').getByRole('button', { name: 'Try again' }), () =>
      shows(page, 'Videos', ['Film 1', 'Film 2', 'Film 3', 'Film 4']),
    );
    await page.getByRole('button', { name: 'Add to My library: Sheet 4' }).click();

    // The dashboard has what was added last, first.
    await page.goto(`${stack.url}/dashboard`);
    const row = page.locator('section', { has: page.getByRole('heading', { name: 'My library' }) });
    await expect.poll(() => row.getByRole('heading', { level: 3 }).first().textContent()).toBe('Sheet 4');
    // What they added, and nothing of others.
    await expect.poll(() => row.getByRole('heading', { level: 3 }).count()).toBe(2);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await row.getByRole('link', { name: 'Add to My library' }).click();
    await page.getByRole('dialog', { name: 'Add files' }).waitFor();
  },
);

rare(
  'a file that another device deletes leaves the list under its open form, which keeps what was typed until it is dropped',
  async () => {
    const { member: rosa, page } = await newMember('rosa', { viewport: sizes.phone, path: '/library' });
    await page.getByRole('heading', { level: 3, name: 'Sheet 1' }).waitFor();
    const { id } = await newResource(rosa, { title: 'Sheet of Rosa', file: new File(['1'], 'note.txt') });
    await page.reload();
    await page.getByRole('button', { name: 'Options: Sheet of Rosa' }).click();
    await press(page, 'Edit');
    const form = page.getByRole('dialog', { name: 'Edit' });
    await form.getByLabel('Title').fill('Sheet of Rosa, much better');
    await rosa.call('DELETE', `/api/resources/${id}`);

    await form.getByRole('button', { name: 'Save' }).click();

    await form.getByText('This was deleted on another device or in another window').waitFor();
    await page.getByText('Sheet of Rosa', { exact: true }).waitFor({ state: 'detached' });
    await holds(form.getByLabel('Title'), 'Sheet of Rosa, much better');
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await shoot(page, 'library-gone');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(queryOf(page)).toBe('');

    await page.goto(`${stack.url}/unsent`);
    await page.getByRole('link', { name: 'Change it: Sheet of Rosa, much better' }).click();
    await form.getByText('This was deleted on another device or in another window').waitFor();
    await holds(form.getByLabel('Title'), 'Sheet of Rosa, much better');
    const mark = page.locator('.unsent-mark');
    await mark.waitFor();
    await form.getByRole('button', { name: 'Drop my changes' }).click();
    await title(page, 'This file is not here');
    await mark.waitFor({ state: 'detached' });
    await page.goto(`${stack.url}/unsent`);
    await page.getByText('Everything has arrived').waitFor();
  },
);

rare(
  'with two windows in sight, the one in which a file was changed says so, and the other shows it',
  async () => {
    const vera = await stack.member('vera');
    await newResource(vera, { title: 'Sheet of Vera', file: new File(['1'], 'note.txt') });
    const { context, page } = await visit('vera', { path: null });
    await context.addInitScript(() => {
      // What passes by is noted.
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('.toast')) said.add(textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    const saidIn = (each: Page) =>
      each.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
    // That which was there first sends for both.
    const other = await context.newPage();
    for (const each of [other, page]) {
      await each.goto(`${stack.url}/library`);
      await firstOf(each, 'Articles').getByRole('heading', { name: 'Sheet of Vera' }).waitFor();
    }

    for (const title of ['Sheet of Vera, twice', 'Sheet of Vera, thrice']) {
      await firstOf(page, 'Articles')
        .getByRole('button', { name: /^Options:/ })
        .click();
      await press(page, 'Edit');
      const form = page.getByRole('dialog', { name: 'Edit' });
      await form.getByLabel('Title').fill(title);
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'detached' });
      for (const each of [page, other])
        await firstOf(each, 'Articles').getByRole('heading', { name: title, exact: true }).waitFor();
    }

    const texts = ['“Sheet of Vera, twice” is changed.', '“Sheet of Vera, thrice” is changed.'];
    await expect.poll(() => Promise.all([page, other].map(saidIn))).toEqual([texts, []]);
  },
);

test('a member adds an article with a PDF and a video, finds and opens both, edits one and deletes one, adds without a connection, and a large file from where it broke', async () => {
  const { context, page } = await newMember('lea', {
    viewport: sizes.phone,
    path: '/library',
  });
  const [article, video] = ['Pleached hedges', 'Pleached calves'];

  await openForm(page);
  await add(page);
  await said(page, 'You must enter the title.');
  await said(page, 'You must enter the description.');
  await expectSound(page, 'library-add-errors');
  await fill(page, article);
  await choose(page, pdf);
  await said(page, 'hedges.pdf');
  await shoot(page, 'library-add');

  // Whoever comes back finds all of it, the file too.
  await page.reload();
  await dialog(page).waitFor();
  await said(page, 'hedges.pdf');
  await holds(dialog(page).getByLabel('Title'), article);
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
  await page.getByRole('searchbox').fill('pleached');
  await expect.poll(() => new URL(page.url()).search).toBe('?search=pleached');
  await firstOf(page, 'Articles').getByRole('link', { name: article }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open, 1 KB' }).click(),
  ]);
  await expect.poll(() => tab.url()).toMatch(new RegExp(`^${stack.contentUrl}/file/.*\\.pdf`));
  await tab.close();
  await page.goBack();
  await firstOf(page, 'Videos').getByRole('link', { name: video }).click();
  await page.getByRole('button', { name: /^Play, / }).click();
  const player = page.getByLabel(`Video: ${video}`);
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  await page.goBack();
  expect(new URL(page.url()).search).toBe('?search=pleached');
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.setViewportSize(sizes.desktop);
  await page.getByRole('button', { name: `Options: ${article}` }).click();
  await press(page, 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit' });
  await form.getByLabel('Title').fill(`${article}, again`);
  await form.getByRole('button', { name: 'Remove: hedges.pdf' }).click();
  await said(page, 'The file goes when you save.');
  await shoot(page, 'library-edit-file-goes');
  await form.getByRole('button', { name: 'Put back' }).click();
  await expectSound(page, 'library-edit');
  await form.getByRole('button', { name: 'Save' }).click();
  await said(page, `“${article}, again” is changed.`);
  await firstOf(page, 'Articles')
    .getByRole('heading', { name: `${article}, again` })
    .waitFor();

  await page.getByRole('button', { name: `Options: ${video}` }).click();
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, `“${video}” is deleted.`);
  await page.getByRole('heading', { name: video }).waitFor({ state: 'detached' });

  // What is added without a connection waits on the device through a reload, and goes out by itself.
  await page.setViewportSize(sizes.phone);
  await page.goto(`${stack.url}/library`);
  await openForm(page);
  await fill(page, 'Lime by soil type');
  await choose(page, pdf);
  await context.route('**/api/resources/add', (route) => route.abort());
  await add(page);
  await page.getByText('There is no connection right now. This is kept on this computer').first().waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await page.reload();
  const waiting = firstOf(page, 'Articles');
  await waiting.getByText('On this computer').click();

  // Its form says so too, and offers to change it.
  await page.getByRole('link', { name: 'Change it: Lime by soil type' }).click();
  await dialog(page)
    .getByText('There is no connection right now. This is kept on this computer')
    .first()
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Change it' }).waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'library-add-waiting');
  await expectUsableByAll(page);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`${stack.url}/library`);
  await waiting.getByText('On this computer').waitFor();

  await context.unroute('**/api/resources/add');
  await connect(page);
  await said(page, '“Lime by soil type” is in the library.');
  await waiting.getByText('On this computer').waitFor({ state: 'detached' });
  await waiting.getByText('PDF', { exact: true }).first().waitFor();

  // A large file shows how far it has come, what is missing after a break, and goes on from there.
  await page.goto(`${stack.url}/library?add`);
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
    'The connection broke. It goes on by itself once there is one again, and sends only the 6.8 MB that are missing.',
  );
  await said(page, '5.2 of 12 MB have arrived');
  await look(page, 'library-add-broken');
  await expectUsableByAll(page);

  await context.unrouteAll();
  await context.setOffline(false);
  await said(page, '“Calves of ten years” is in the library.');
  await firstOf(page, 'Articles').getByText('ZIP', { exact: true }).first().waitFor();
});
