import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { make } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';
import { newIllustrated } from '#test/things/everything.ts';

const { stack, newMember } = useSite();

/** Bytes as the browser counts them, its own reads from caches left out, of the page and its worker. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

const spent = (page: Page) =>
  page.evaluate(() => {
    const days: Record<string, number> = JSON.parse(localStorage.getItem('data-spent') ?? '{}');
    return Object.values(days).reduce((sum, bytes) => sum + bytes, 0);
  });

test('the data saver shows a picture with its size before it loads it, in the list a drawing', async () => {
  const { member, page } = await newMember('naledi', { viewport: sizes.phone });
  await newIllustrated(member, 'Naledi sows early', '3');
  const loaded: string[] = [];
  await press(page, 'Settings');
  await press(page, 'Data saver');
  await page.getByLabel('Save data').check();
  await expectSound(page, 'data-saver');
  await shoot(page, 'data-saver');
  await press(page, 'Close');
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.resourceType() === 'image') loaded.push(request.url());
  });

  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name: 'Naledi sows early' }).click();
  await title(page, 'Naledi sows early');
  const button = page.getByRole('button', { name: /^Show the picture, [\d.]+ [KM]B: / }).first();
  await button.waitFor();
  await expectSound(page, 'data-saver-article');
  expect(loaded.filter((url) => !url.startsWith(stack.url))).toEqual([]);

  await button.click();
  await expect.poll(() => loaded.filter((url) => !url.startsWith(stack.url)).length).toBe(1);
});

rare('what was spent is within a tenth of what the browser counted', async () => {
  const { member, page } = await newMember('thabo', { viewport: sizes.phone, path: null });
  for (const name of ['One', 'Two', 'Three']) await make(member, name);
  await newIllustrated(member, 'Thabo sows late', '3');
  const bytes = await countBytes(page);

  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name: 'Thabo sows late' }).click();
  await title(page, 'Thabo sows late');
  await page.goto(`${stack.url}/courses`);
  await title(page, 'Courses');

  await expect.poll(async () => Math.abs((await spent(page)) / bytes() - 1)).toBeLessThan(0.1);
});
