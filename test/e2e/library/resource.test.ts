import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { arrived, forgetShifts, overflowOf, shiftOf, walkByKeyboard } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { turning } from '#test/browser/turning.ts';
import { aPdf, lateFilm } from '#test/files/files.ts';
import { rare, test } from '#test/rare.ts';
import type { TestMember } from '#test/system/stack.ts';
import { newResource } from '#test/things/library/resources.ts';
import { upload } from '#test/things/library/uploads.ts';

const { stack, visit } = useSite();

const FILM = 12_000_000; // bytes: more than a browser holds before it has seen where the pictures are
const runs = '<!doctype html><title>ran</title><script>document.title = "it ran"</script>';
let member: TestMember;

beforeAll(async () => {
  member = await stack.member('olena');
});

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const photo = async (name: string) =>
  file(name, new Uint8Array(await readFile('lib/local/demo/photo-valley.png')));

const openFile = async (page: Page, id: string) => {
  await page.goto(`${stack.url}/library/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await arrived(page);
};

async function downloaded(page: Page, act: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}

/** Whether a page shows a field of the green that a test's PDF is drawn with. */
async function showsGreen(shown: Page, page: Page): Promise<boolean> {
  const picture = (await shown.screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    let green = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.abs(r - 51) < 6 && Math.abs(g - 128) < 6 && Math.abs(b - 77) < 6) green += 1;
    }
    return green > 10_000;
  }, picture);
}

test("a PDF is drawn by the browser's own reader, in a tab that has no way back to the page; other files are downloaded under the title, and what could run never does; a video plays in place", async () => {
  const title = 'Hedges: what to plant';
  const { id } = await newResource(member, { title, file: file('h.pdf', aPdf('Hedges')) });
  const { context, page } = await visit('olena', { path: null });
  await openFile(page, id);

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open, 1 KB' }).click(),
  ]);

  // The reader is a program of its own.
  await expect.poll(() => showsGreen(tab, page)).toBe(true);
  expect(new URL(tab.url()).origin).toBe(stack.contentUrl);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  if (process.env['SHOTS']) await tab.screenshot({ path: 'test/e2e/screens/resource-reader.png' });
  await tab.close();

  const plan = await newResource(member, {
    title: 'Crop plan: “2026/27” für alle',
    file: file('x.zip', 'PK\x03\x04 and so on'),
  });
  const active = await newResource(member, { title: 'A page.pdf', file: file('x.html', runs) });

  await openFile(page, plan.id);
  const zip = await downloaded(page, () => page.getByRole('link', { name: 'Download, 1 KB' }).click());
  expect(zip.suggestedFilename()).toBe('Crop plan “2026 27” für alle.zip');
  expect((await buffer(await zip.createReadStream())).toString('latin1')).toBe('PK\x03\x04 and so on');

  await openFile(page, active.id);
  const html = await downloaded(page, () => page.getByRole('link', { name: 'Download, 1 KB' }).click());
  expect(html.suggestedFilename()).toBe('A page pdf.html');
  for (const query of ['', '?name=a.pdf', '?name=a.png&type=text/html', '?download=0']) {
    const address = `${stack.contentUrl}/file/${active.filename}${query}`;
    await downloaded(page, () => page.goto(address).catch(() => undefined));
    await expect.poll(() => page.title()).toBe('A page.pdf · Furrow');
  }

  // A video loads nothing before it is pressed for, plays in place, and is asked for in ranges.
  const reference = await upload(member, {
    kind: 'file',
    filename: 'scythe.mp4',
    contentType: 'application/octet-stream',
    bytes: lateFilm(FILM),
  });
  const film = await newResource(member, { title: 'Scythes', resourceType: 'videos', file: reference });
  const ranges: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('.mp4')) ranges.push(`${reply.status()} ${reply.headers()['content-range']}`);
  });
  await openFile(page, film.id);
  expect(ranges).toEqual([]);

  await page.getByRole('button', { name: 'Play, 12 MB: Scythes' }).click();

  const video = page.getByLabel('Video: Scythes');
  await expect.poll(() => video.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true);
  const reached = await video.evaluate(
    (film: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        film.onseeked = () => resolve(film.currentTime);
        film.currentTime = 0.5;
      }),
  );
  expect(reached).toBeCloseTo(0.5);
  const starts = ranges.map((range) => Number(/^206 bytes (\d+)-/.exec(range)?.[1]));
  expect(starts[0]).toBe(0);
  expect(Math.max(...starts)).toBeGreaterThan(FILM / 2);
  const download = await downloaded(page, () => page.getByRole('link', { name: 'Download, 12 MB' }).click());
  expect(download.suggestedFilename()).toBe('Scythes.mp4');
});

/** Goes on to another without loading the site again, as a link does. */
async function go(page: Page, id: string, title: string): Promise<void> {
  await forgetShifts(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/library/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await arrived(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
}

rare('a resource fits, stays where it is, and can be used by everyone', async () => {
  const thumbnail = await photo('small.png');
  const description =
    'Print it on A3 and hang it in the shed.\n\nThe two shapes that stand the wind are in the top row: https://pears.example/shapes.';
  const title = 'Pear trees: eight ways to prune, on one sheet';
  const film = file('a.mp4', lateFilm(400_000));
  const made: [string, { id: string; title: string }][] = [];
  for (const [kind, files] of [
    ['picture', { file: await photo('a.png'), thumbnail }],
    ['pdf', { file: file('a.pdf', aPdf('Pears')) }],
    ['wordsonly', {}],
    ['video', { file: film, thumbnail }],
  ] as const)
    made.push([kind, await newResource(member, { title: `${title} (${kind})`, description, ...files })]);
  const { page } = await visit('olena', { viewport: sizes.phone, path: null });

  const narrow = { width: 320, height: 640 };
  for (const [size, viewport] of Object.entries({ ...sizes, narrow })) {
    if (size !== 'phone') await (await turning(page))(viewport);
    for (const [kind, { id, title }] of made) {
      // The site is loaded anew once for each on a phone.
      if (size === 'phone') await openFile(page, id);
      else await go(page, id, title);
      const seen = `${kind} at ${size}`;
      await expect.poll(async () => [seen, await page.title()]).toEqual([seen, `${title} · Furrow`]);
      expect([seen, await overflowOf(page)]).toEqual([seen, 0]);
      expect.soft(await shiftOf(page), `${seen} moves`).toBeLessThan(0.05);
      await shoot(page, `resource-${kind}`);
      if (size !== 'narrow') await expectAccessible(page);
      expect([seen, await walkByKeyboard(page)]).toEqual([seen, []]);
    }
    expect(await crampedByLargeText(page)).toEqual([]);
  }
  await page.goto(`${stack.url}/library/none`);
  await page.getByRole('heading', { name: 'This file is not here' }).waitFor();
  await shoot(page, 'resource-gone');
});
