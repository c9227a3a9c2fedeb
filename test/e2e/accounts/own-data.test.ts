import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { press, title } from '#test/browser/acts.ts';
import { shoot, sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { png } from '#test/files/pictures.ts';
import { unzip } from '#test/files/zip.ts';
import { newIllustrated } from '#test/things/everything.ts';

const { newMember } = useSite();

test('a member downloads all that is theirs, and finds a news and its picture in it', async () => {
  const { member, page } = await newMember('naledi', { viewport: sizes.phone });
  await newIllustrated(member, 'Naledi sows early', '2');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await title(page, 'User Profile');
  const ask = page.getByRole('button', { name: 'Download all that is yours' });
  await ask.scrollIntoViewIfNeeded();
  await expectSound(page, 'own-data');

  await ask.click();
  await page.getByText(/Your download is ready: [\d.]+ MB/).waitFor();
  await shoot(page, 'own-data-ready');
  const downloading = page.waitForEvent('download');
  await press(page, 'Download the ZIP file');
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/^furrow-[\d-]{10}\.zip$/);
  const files = unzip(await buffer(await download.createReadStream()));
  const html = String(files.get('index.html'));
  expect(html).toContain('Naledi sows early');
  const picture = [...files.keys()].find((name) => name.startsWith('files/img/'));
  expect(html).toContain(picture);
  expect(files.get(picture ?? '')).toEqual(Buffer.from(png));
  // The site is still there.
  await title(page, 'User Profile');
});
