import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { signIn } from '#test/browser/accounts.ts';
import { button, holds, look, press, title } from '#test/browser/acts.ts';
import { expectAccessible, sizes } from '#test/browser/browser.ts';
import { begin, block, idOf, isRead, make, READING, stored, text, textsOf } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { mp4 } from '#test/files/videos.ts';

const { stack, newMember } = useSite();
const folder = mkdtempSync(join(tmpdir(), 'furrow-films-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A news with two texts, and with a video of so many bytes. */
async function write(page: Page, name: string, bytes = 0): Promise<void> {
  await begin(page, name);
  for (const place of [1, 2]) {
    if (place > 1) await press(page, 'Add text');
    await text(page, place).fill(`Text number ${place}.`);
  }
  if (bytes === 0) return;
  await press(page, 'Add video');
  // From the disk: the browser opens a large file itself, where bytes would travel to it as text.
  const film = join(folder, 'sowing.mp4');
  await writeFile(film, mp4(bytes));
  await block(page, '3 · Video').getByLabel('Video file: choose a file').setInputFiles(film);
  await block(page, '3 · Video').getByText('sowing.mp4').waitFor();
}

test('a save that loses the network, or is cut by a crash, says so, stands in the list, goes on by itself, and leaves room for the next one', async () => {
  const { context, page, member } = await newMember('ada', { viewport: sizes.phone });
  await write(page, 'Frost on the terraces');
  // The second text never gets out, nor anything after it.
  await page.route('**/api/texts/add', async (route) => {
    if (!route.request().postData()?.includes('number 2')) return route.continue();
    await context.setOffline(true);
    // The browser may have ended it by then.
    return route.abort().catch(() => undefined);
  });
  await press(page, 'Publish');

  await page
    .getByText('There is no connection right now. This is kept on this computer and goes out by itself')
    .first()
    .waitFor();
  // Each try in between says for a moment that it is saving.
  await expect
    .poll(() => page.locator('.save-progress li').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Title and cover\s+Saved$/),
      expect.stringMatching(/^1 · Text\s+Saved$/),
      expect.stringMatching(/^2 · Text\s+Not known yet$/),
    ]);
  await look(page, 'editor-offline');
  await page.unroute('**/api/texts/add');
  await context.setOffline(false);

  await isRead(page);
  const id = idOf(page);
  await expect.poll(() => textsOf(member, id)).toEqual(['Text number 1.', 'Text number 2.']);

  // In the list it waits as well.
  await page.goto(`${stack.url}/news`);
  await write(page, 'Hail on the lower field');
  await context.setOffline(true);
  await press(page, 'Publish');
  await page
    .getByText('There is no connection right now. This is kept on this computer and goes out by itself')
    .first()
    .waitFor();

  await press(page, 'Cancel');
  const card = page.getByRole('article').filter({ hasText: 'Hail on the lower field' });
  await card.getByText('On this phone').or(card.getByText('On this computer')).waitFor();
  await look(page, 'news-unsent');
  await write(page, 'Snow on the upper field');
  await press(page, 'Cancel');
  await context.setOffline(false);

  await page.getByText('“Hail on the lower field” is saved.').waitFor();
  await expect.poll(() => page.locator('.unsent-card').count()).toBe(0);
  const { data } = (await member.call('GET', '/api/news/community/3?pageNumber=1')).body;
  const [{ id: last, title: newest }] = data;
  expect([newest, await textsOf(member, last)]).toEqual([
    'Hail on the lower field',
    ['Text number 1.', 'Text number 2.'],
  ]);
  await press(page, 'Add news');
  await page.getByRole('dialog').getByText('Snow on the upper field').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop it, start anew' }).click();
  await page.keyboard.press('Escape');

  // So it does once the page is loaded again after a crash.
  await write(page, 'Hail in May');
  let hasArrived = false;
  await page.route('**/api/texts/add', async (route) => {
    if (!route.request().postData()?.includes('number 2')) return route.continue();
    await route.fetch(); // it arrives, and nobody hears of it
    hasArrived = true;
  });
  await press(page, 'Publish');
  await page.locator('.save-progress').getByText('Saving...').first().waitFor();
  await expect.poll(() => hasArrived).toBe(true);
  await page.close();

  const again = await context.newPage();
  // What has arrived before the editor stands is nothing to write any more: that would not lead to it, but to the list.
  const { promise: editorStands, resolve: goOn } = Promise.withResolvers<void>();
  await again.route('**/api/texts/add', async (route) => {
    await editorStands;
    await route.continue();
  });
  await again.goto(`${stack.url}/news/add`);
  await title(again, 'Hail in May');
  goOn();

  await isRead(again);
  const third = idOf(again);
  await expect.poll(() => textsOf(member, third)).toEqual(['Text number 1.', 'Text number 2.']);
});

test('a large video goes out with progress, and stopped, reloaded and tried again, it is there once; one that is too large to keep is asked for again', async () => {
  const { page, member } = await newMember('cleo');
  await write(page, 'From sowing to harvest', 6_000_000);
  let waits = true;
  const sent: string[] = [];
  await page.route(/X-Amz-Signature/, async (route) => {
    sent.push(route.request().method());
    // The first try hangs: there is something to stop.
    if (!waits) return route.continue();
  });
  await press(page, 'Publish');

  await page.getByRole('progressbar', { name: 'Sending “sowing.mp4”' }).waitFor();
  await look(page, 'editor-sending');
  await press(page, 'Stop sending');
  await page.getByText('You stopped the sending.').waitFor();
  waits = false;
  await page.reload();
  await title(page, 'From sowing to harvest');
  await block(page, '3 · Video').getByText('sowing.mp4').waitFor();
  await press(page, 'Try again');

  await page.waitForURL(READING);
  await page.locator('video').waitFor();
  const id = idOf(page);
  const { rich_text } = await stored(member, id);
  expect([rich_text.texts.length, rich_text.videos.length]).toEqual([2, 1]);
  const film = await fetch(`${stack.contentUrl}/videoResource/${rich_text.videos[0].videoResource}`);
  expect((await film.bytes()).length).toBe(6_000_000);
  // The part that was stopped, and both of which the film is made.
  expect(sent.filter((method) => method === 'PUT').length).toBe(3);

  // One that is larger than a device keeps is asked for again.
  await page.goto(`${stack.url}/news`);
  await write(page, 'An hour of bees', 101_000_000);
  await page.getByText('Not kept: “sowing.mp4”. Leave this page open').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await title(page, 'An hour of bees');
  await page
    .getByText('“sowing.mp4” is too large to be kept on this device. Please choose it again.')
    .waitFor();
  await expectAccessible(page);
});

test('a block can be saved and removed at once; changes survive a reload and an expired session, and are the device alone’s until saved; another’s news is not theirs to change', async () => {
  const { page, member } = await newMember('emil');
  const ducks = await make(member, 'Ducks against slugs');
  await page.goto(`${stack.url}/news/edit/${ducks}`);
  await text(page, 1).fill('Six ducks.');

  await press(page, 'Save this part: 1 · Text');
  await expect.poll(() => textsOf(member, ducks)).toEqual(['Six ducks.', 'Text number 2.']);
  await block(page, '1 · Text').getByText('Saved', { exact: true }).waitFor();
  await press(page, 'Remove: 2 · Text');
  await press(page, 'Put back: 2 · Text');
  await press(page, 'Remove: 2 · Text');
  await press(page, 'Remove now: 2 · Text');

  await expect.poll(() => textsOf(member, ducks)).toEqual(['Six ducks.']);
  await expect.poll(() => page.locator('li.block-card').count()).toBe(1);

  const id = await make(member, 'Old pear varieties');
  await page.goto(`${stack.url}/news/edit/${id}`);
  await text(page, 1).fill('Changed, not saved.');
  await press(page, 'Move down: 1 · Text');
  await page.reload();

  await holds(text(page, 2), 'Changed, not saved.');
  await page.getByText('You have changes of this news that are not saved yet.').waitFor();
  await look(page, 'editor-resumed');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/Cognito|userInfo/.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  });
  await page.reload();
  await signIn(page, 'emil');

  await title(page, 'Old pear varieties');
  await holds(text(page, 2), 'Changed, not saved.');
  await expect.poll(() => textsOf(member, id)).toEqual(['Text number 1.', 'Text number 2.']);
  await press(page, 'Save changes');
  await isRead(page);
  await expect.poll(() => textsOf(member, id)).toEqual(['Text number 2.', 'Changed, not saved.']);
  await page.goto(`${stack.url}/news/edit/${id}`);
  await block(page, '2 · Text').waitFor();
  expect(await page.getByText('You have changes of this news').count()).toBe(0);

  // Another's is only reported from its menu, and its editor is refused.
  const theirs = await make(await stack.member('gus'), 'Whose field is it');
  await page.setViewportSize(sizes.phone);
  await page.goto(`${stack.url}/news`);

  await page.getByRole('link', { name: 'Whose field is it' }).click();
  await page.getByRole('button', { name: 'Repost' }).waitFor();
  await press(page, 'Options: Whose field is it');
  await button(page, 'Report').waitFor();
  expect(await button(page, 'Edit').count()).toBe(0);
  await page.goto(`${stack.url}/news/edit/${theirs}`);
  await title(page, 'This news is not yours to change');
  await look(page, 'news-not-yours');
  await page.goto(`${stack.url}/news/edit/01HZZZZZZZZZZZZZZZZZZZZZZZ`);
  await title(page, 'This news is not here');
});
