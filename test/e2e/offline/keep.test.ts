import { buffer } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, look, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { cutOff } from '#test/browser/cut-off.ts';
import { padded } from '#test/browser/phone-film.ts';
import { useSite } from '#test/browser/site.ts';
import { aPdf } from '#test/files/files.ts';
import { png } from '#test/files/pictures.ts';
import { playable } from '#test/files/videos.ts';
import { rare, test } from '#test/rare.ts';
import type { TestMember } from '#test/system/stack.ts';
import { newResource } from '#test/things/library/resources.ts';
import { addBlock, newNews } from '#test/things/news.ts';

const { stack, newMember } = useSite();

const FILM = 3_000_000;
const film = new File([new Uint8Array(padded(playable, FILM))], 'hedge.mp4', { type: 'video/mp4' });

/** An article with a cover, a photo and a film. */
async function articleOf(member: TestMember, headline: string): Promise<string> {
  const { id, richtextId } = await newNews(member, { title: headline, news: png }, '3');
  await addBlock(member, 'photos', { richtextId, order: '1', photoDescription: 'The hedge', img: png });
  await addBlock(member, 'videos', {
    richtextId,
    order: '2',
    videoTitle: 'Laying it',
    videoResource: film,
  });
  return id;
}

const keep = async (page: Page) => {
  await page.getByRole('button', { name: /^Keep on this/ }).click();
  await page.getByRole('heading', { name: 'Keep 3 MB?' }).waitFor();
  await confirm(page, 'Keep');
};
const isWhole = (page: Page) => page.getByText(/^Kept on this (phone|computer), 3 MB$/).waitFor();

/** The ranges of the film that are asked for. */
function watchFilm(context: BrowserContext): string[] {
  const ranges: string[] = [];
  context.on('request', (request) => {
    const range = request.headers()['range'];
    if (/videoResource/.test(request.url()) && range) ranges.push(range);
  });
  return ranges;
}

const usage = (page: Page) =>
  page.evaluate(async () => (await navigator.storage.estimate()).usageDetails?.indexedDB ?? 0);

declare global {
  interface StorageEstimate {
    readonly usageDetails?: { readonly indexedDB?: number };
  }
}

test('an article that is kept opens whole without a connection, and its film plays; let go, the room is free', async () => {
  const { member, context, page } = await newMember('ada', { viewport: sizes.phone, path: null });
  const id = await articleOf(member, 'A laid hedge');
  await page.goto(`${stack.url}/news/${id}`);
  await title(page, 'A laid hedge');
  await page.getByRole('button', { name: /^Keep on this/ }).scrollIntoViewIfNeeded();
  await look(page, 'keep-button');
  await keep(page);
  await isWhole(page);
  await look(page, 'keep-kept');
  expect(await usage(page)).toBeGreaterThan(FILM);
  const connect = await cutOff(context, stack);

  await page.goto(`${stack.url}/news/${id}`, { waitUntil: 'commit' });
  await title(page, 'A laid hedge');
  const pictures = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('article .cover, figure img')].map(
        ({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0,
      ),
    );
  await page.locator('figure img').scrollIntoViewIfNeeded();
  await expect.poll(pictures).toEqual([true, true]);
  const played = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return [video.src.startsWith('blob:'), video.videoWidth];
  });
  expect(played).toEqual([true, 160]);
  await page.setViewportSize(sizes.desktop);
  await look(page, 'keep-offline');
  await page.goto(`${stack.url}/unsent`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: /^Kept on this/ }).waitFor();
  await look(page, 'keep-list');
  await connect();

  await page.getByRole('button', { name: 'Let go: A laid hedge' }).click();
  await confirm(page, 'Let go');

  await page.getByRole('heading', { name: /^Kept on this/ }).waitFor({ state: 'detached' });
  await expect.poll(() => usage(page)).toBeLessThan(FILM);
});

rare('a cut in the middle costs no part that has come, also when the page is opened anew', async () => {
  const { member, context, page } = await newMember('bea', { path: null });
  const id = await articleOf(member, 'A cut hedge');
  let left = 2;
  await context.route('**/videoResource/**', (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    left -= 1;
    return left < 0 ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(`${stack.url}/news/${id}`);
  await title(page, 'A cut hedge');
  await keep(page);
  await page.getByText('Kept 1 of 3 MB').waitFor();
  await context.unroute('**/videoResource/**');
  const ranges = watchFilm(context);

  await page.reload();
  await isWhole(page);

  expect(ranges).not.toContain('bytes=0-524287');
  expect(ranges).not.toContain('bytes=524288-1048575');
  expect(ranges[0]).toBe('bytes=1048576-1572863');
});

rare('a log-out in another tab leaves nothing of it', async () => {
  const { member, context, page } = await newMember('cleo', { path: null });
  const id = await articleOf(member, 'A lost hedge');
  await page.goto(`${stack.url}/news/${id}`);
  await title(page, 'A lost hedge');
  await keep(page);
  await isWhole(page);
  const other = await context.newPage();
  await other.goto(`${stack.url}/logout`);

  await other.waitForURL(/\/login$/);

  // A log-out waits three seconds for a tab that is writing; the browser deletes them once that has ended.
  await expect
    .poll(() => other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/furrow-(kept|replies)/));
  await page.getByText(/^Kept on this/).waitFor({ state: 'detached' });
  await expect.poll(() => usage(other)).toBeLessThan(FILM);
});

rare('a document of the library that is kept is downloaded from this device, under its title', async () => {
  const { member, context, page } = await newMember('dora', { viewport: sizes.phone, path: null });
  const file = new File([aPdf('Lambing')], 'x.pdf', { type: 'application/pdf' });
  const { id } = await newResource(member, { title: 'Lambing table', resourceType: 'articles', file });
  await page.goto(`${stack.url}/library/${id}`);
  await title(page, 'Lambing table');
  await page.getByRole('button', { name: /^Keep on this/ }).click();
  await page.getByRole('heading', { name: 'Keep 1 KB?' }).waitFor();
  await confirm(page, 'Keep');
  await page.getByText(/^Kept on this computer, 1 KB$/).waitFor();
  await look(page, 'keep-resource');
  await cutOff(context, stack);
  await page.goto(`${stack.url}/library/${id}`, { waitUntil: 'commit' });
  await title(page, 'Lambing table');

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download, / }).click();
  const download = await coming;

  expect(download.suggestedFilename()).toBe('Lambing table.pdf');
  expect((await buffer(await download.createReadStream())).equals(aPdf('Lambing'))).toBe(true);
});
