import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, look, press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { shiftOf } from '#test/browser/layout.ts';
import { begin, block, idOf, stored, text } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { mp4, playable, quicktime } from '#test/files/videos.ts';
import { rare, test } from '#test/rare.ts';

const { newMember } = useSite();

const photo = 'lib/local/demo/photo-valley.png';
const field = 'lib/local/demo/photo-barley.png';
const film = (name: string, bytes?: number, type = 'video/mp4') => ({
  name,
  mimeType: type,
  buffer: type === 'video/mp4' ? mp4(bytes) : quicktime(bytes),
});

async function addText(page: Page, position: number, description: string, heading = ''): Promise<void> {
  // A new piece begins with one.
  if (position > 1) await press(page, 'Add text');
  await block(page, `${position} · Text`).getByLabel('Heading').fill(heading);
  await text(page, position).fill(description);
}

/** The kinds of the shown blocks with what they say, in order. */
const shown = (page: Page) =>
  page
    .locator('article .article-block')
    .evaluateAll((blocks) =>
      blocks.map(
        (each) =>
          (each.querySelector('video') ? 'video ' : each.querySelector(':scope > img') ? 'photo ' : '') +
          (each as HTMLElement).innerText.split('\n')[0],
      ),
    );

/** Longer than a phone is wide. */
const HOST = 'earsofrapeseedcountedbyeyeonthenorthslope.video.example';

/** Runs in the page: how high the bar of the editor is from now on. */
function watchBar(): void {
  const bar = document.querySelector<HTMLElement>('.action-bar');
  if (!bar) throw new Error('the editor has no bar');
  const barHeights = new Set([bar.offsetHeight]);
  Object.assign(window, { barHeights });
  new ResizeObserver(() => barHeights.add(bar.offsetHeight)).observe(bar);
}

test('a member writes with all kinds of blocks, changes, orders, and deletes it', async () => {
  const { page, member } = await newMember('ada', { viewport: sizes.phone });
  const name = 'Counting ears <b>by eye</b>';
  await begin(page, name);
  await page.getByLabel('Cover picture: Choose a picture').setInputFiles(field);
  await addText(page, 1, 'On Tuesday the <i>north slope</i> turned yellow.', 'Nine days ahead');
  await page.getByLabel('Add photo').setInputFiles(photo);
  await block(page, '2 · Photo').getByRole('img').waitFor();
  await press(page, 'Add video');
  const video = block(page, '3 · Video');
  await video.getByLabel('Video file: choose a file').setInputFiles(film('north slope.mp4'));
  await video.getByText('north slope.mp4').waitFor();
  expect(await video.getByLabel('Video link').count()).toBe(0);
  await video.getByLabel('Cover: Choose a picture').setInputFiles(photo);
  await video.getByLabel('Title').fill('From above');
  await press(page, 'Add video');
  await block(page, '4 · Video').getByLabel('Video link').fill('javascript:alert(1)');
  expect(await block(page, '4 · Video').getByLabel('Video file: choose a file').count()).toBe(0);

  await press(page, 'Publish');
  await page.getByText('Please enter an address that begins with http').waitFor();
  await expectSound(page, 'editor-all-kinds');
  await block(page, '4 · Video').getByLabel('Video link').fill(`https://${HOST}/ears`);

  await page.reload();
  await title(page, name);
  await block(page, '2 · Photo').getByRole('img').waitFor();
  await block(page, '3 · Video').getByText('north slope.mp4').waitFor();
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    await page.evaluate(watchBar);
    await press(page, 'Preview');
    await page.locator('.piece-preview article').waitFor();
    expect(
      await page.evaluate(() => (window as unknown as { barHeights: Set<number> }).barHeights.size),
    ).toBe(1);
    await press(page, 'Back to writing');
  }
  await press(page, 'Move up: 2 · Photo');
  await press(page, 'Publish');
  await title(page, name);
  await page.getByRole('button', { name: 'Repost' }).waitFor();

  const id = idOf(page);
  await expect
    .poll(() => shown(page))
    .toEqual(['photo ', 'Nine days ahead', 'video From above', 'Watch the video']);
  await page.getByText('On Tuesday the <i>north slope</i> turned yellow.').waitFor();
  const link = page.getByRole('link', { name: `Watch the video ${HOST}` });
  await expect.poll(() => link.getAttribute('rel')).toBe('noopener nofollow ugc');
  const player = page.locator('video');
  await expect.poll(() => player.getAttribute('poster')).toMatch(/\/videoCover\/.+\.(png|jpg)$/);
  const file = await (await fetch((await player.getAttribute('src')) ?? '')).bytes();
  expect(Buffer.from(file)).toEqual(mp4());
  await expectSound(page, 'news-view-all-kinds');
  for (const viewport of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await page.locator('article img').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('article .article-block img')
          .evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete)),
      )
      .toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    const box = await player.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.2);
    await page.evaluate(() => scrollTo(0, 0));
  }

  await press(page, `Options: ${name}`);
  await press(page, 'Edit');
  await block(page, '2 · Text').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await text(page, 2).fill('Now all of it is.');
  await press(page, 'Remove: 1 · Photo');
  await addText(page, 5, 'And the sky with it.');
  await press(page, 'Change title');
  await page.getByRole('dialog').getByLabel('Title').fill(`${name}, again`);
  await press(page, 'Apply');
  await shoot(page, 'editor-changes');
  await press(page, 'Save changes');
  await page.getByRole('button', { name: 'Repost' }).waitFor();
  await title(page, `${name}, again`);

  expect(asked.map((each) => each.replace(/[0-9A-Z]{26,}/, '…'))).toEqual([
    `PUT /api/news/${id}/community/3`.replace(/[0-9A-Z]{26,}/, '…'),
    'DELETE /api/photos/…',
    'PUT /api/texts/…',
    'POST /api/texts/add',
  ]);
  await expect
    .poll(() => shown(page))
    .toEqual(['Nine days ahead', 'video From above', 'Watch the video', 'And the sky with it.']);
  const { rich_text } = await stored(member, id);
  expect([...rich_text.texts, ...rich_text.videos].map(({ order }) => order).sort()).toEqual([2, 3, 4, 5]);

  await press(page, `Options: ${name}, again`);
  await press(page, 'Delete');
  await page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' }).waitFor();
  await look(page, 'news-delete');
  await confirm(page, 'Delete');
  await title(page, 'News');
  await page.getByText(`“${name}, again” is deleted.`).waitFor();
  expect(await page.getByRole('heading', { name: `${name}, again` }).count()).toBe(0);
  await expect.poll(async () => (await stored(member, id)).code).toBe('news.missing');
});

/** Files as they come from a desk into the page, held over a place (in pixels of the window). */
const drag = (
  page: Page,
  name: 'dragover' | 'drop',
  clientY: number,
  files: readonly [string, string, string][],
) =>
  page.evaluate(
    ([name, clientY, files]) => {
      const dataTransfer = new DataTransfer();
      for (const [file, type, content] of files)
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], file, { type }),
        );
      document.body.dispatchEvent(
        new DragEvent(name, { clientY, dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, clientY, files] as const,
  );

rare('who adds a photo on a phone goes on in its block', async () => {
  const { page } = await newMember('photographer', { viewport: { width: 360, height: 640 } });
  await begin(page, 'The swallows are back');

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('.blocks-add label').click(),
  ]);
  await chooser.setFiles(photo);

  const added = block(page, '2 · Photo');
  await expect
    .poll(async () => (await added.count()) && added.evaluate((li) => li.contains(document.activeElement)))
    .toBe(true);
});

rare(
  'a picture and a video that are dropped stand where they were let go, and the video has a picture out of itself',
  async () => {
    const { page, member } = await newMember('bea');
    await begin(page, 'Drill day');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await addText(page, 1, 'Before.');
    await addText(page, 2, 'After.');
    const files: [string, string, string][] = [
      ['valley.png', 'image/png', (await readFile(photo)).toString('base64')],
      ['drill.mp4', 'video/mp4', playable.toString('base64')],
    ];
    const { y = 0 } = (await block(page, '2 · Text').boundingBox()) ?? {};

    await drag(page, 'dragover', y + 4, files);
    const line = page.locator('.drop-place');
    await line.waitFor();
    expect(Math.abs(((await line.boundingBox())?.y ?? 0) - y)).toBeLessThan(20);
    await shoot(page, 'editor-dropping');
    await drag(page, 'drop', y + 4, files);

    await block(page, '2 · Photo').getByRole('img').waitFor();
    await block(page, '3 · Video').getByRole('img', { name: 'Cover' }).waitFor();
    await block(page, '4 · Text').waitFor();
    expect(await line.count()).toBe(0);

    const scrolled = await page.evaluate(() => scrollY);
    await press(page, 'Preview');
    await page.locator('article video[poster^="blob:"]').waitFor();
    await expect.poll(() => shown(page)).toEqual(['Before.', 'photo ', 'video Download the video', 'After.']);
    await look(page, 'editor-preview');
    await press(page, 'Back to writing');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    await press(page, 'Publish');
    await page.getByRole('button', { name: 'Repost' }).waitFor();
    const { rich_text } = await stored(member, idOf(page));
    expect(rich_text.videos).toMatchObject([
      { order: 3, videoCover: expect.any(String), width: 160, height: 90 },
    ]);
  },
);
