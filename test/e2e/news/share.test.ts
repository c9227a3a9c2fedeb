import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, look, press, title } from '#test/browser/acts.ts';
import { useVersions } from '#test/browser/versions.ts';
import { kept } from '#test/browser/with-workers.ts';
import { png } from '#test/files/pictures.ts';
import { rare, test } from '#test/rare.ts';

const { site, farmer, visit } = useVersions();

/** The farmer's phone, whose worker takes what is shared; `isWhole`: all of the site opens there without a network. */
async function phone(isWhole = false) {
  const context = await farmer();
  const page = await visit(context);
  await kept(page, isWhole);
  // What is shared is posted: only an active worker takes it.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return { context, page };
}

interface Sent {
  readonly texts: Readonly<Record<string, string>>;
  readonly picture?: number[];
  readonly bytes?: number;
}

/** Posts a form, as a phone does with what is shared. */
const share = (page: Page, sent: Sent) =>
  page.evaluate(({ texts, picture, bytes }: Sent) => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/news/share', method: 'post', enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(texts))
      form.append(Object.assign(document.createElement('input'), { name, value }));
    const files = new DataTransfer();
    if (picture) files.items.add(new File([new Uint8Array(picture)], 'hedge.png', { type: 'image/png' }));
    if (bytes) files.items.add(new File([new ArrayBuffer(bytes)], 'long.mp4', { type: 'video/mp4' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, sent);

const whole = {
  texts: { title: 'Hedge\tlaid', text: 'Before the frost.', url: 'https://hedge.example/' },
  picture: [...png],
};
const pending = (page: Page) => page.evaluate(() => caches.has('furrow-shared'));
const begin = (page: Page) => page.getByRole('button', { name: 'Begin with what you shared' });

test('what the phone shares begins a news without a connection, beside the one that was begun', async () => {
  const { context, page } = await phone(true);
  await page.getByRole('button', { name: 'Add news' }).click();
  await page.getByLabel('Title').fill('Late lambs');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Description').fill('Eleven so far.');
  await context.setOffline(true);

  await share(page, whole);
  await title(page, 'News from what you shared');
  await page.getByText('“Late lambs”. It stays as it is.').waitFor();
  await look(page, 'shared-news');
  expect(await page.getByLabel('Title').inputValue()).toBe('Hedge laid');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await begin(page).click();

  await title(page, 'Hedge laid');
  await page.getByRole('img', { name: 'hedge.png' }).or(page.locator('.block-card img')).first().waitFor();
  const text = await page.getByLabel('Description').first().inputValue();
  expect(text).toBe('Before the frost.\nhttps://hedge.example/');
  await expect.poll(() => pending(page)).toBe(false);
  await page.reload();
  await title(page, 'Hedge laid');
  await page.locator('.block-card img').first().waitFor();
  await page.goto(`${site.url}/news`);
  await page.getByRole('button', { name: 'Continue writing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Eleven so far.').waitFor();
  await dialog.getByText('Before the frost.').waitFor();
  expect(site.answered.filter(({ path }) => path === '/news/share')).toEqual([]);
});

rare('who is signed out signs in first, and goes on with what was shared', async () => {
  const { page } = await phone();
  await page.evaluate(() => localStorage.clear());

  await share(page, whole);
  await page.getByLabel('Username', { exact: true }).fill('farmer');
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await title(page, 'News from what you shared');
  expect(await page.getByLabel('Title').inputValue()).toBe('Hedge laid');
});

rare('what is typed over a share stays through a reload, and another share begins anew', async () => {
  const { page } = await phone();
  await share(page, whole);
  await begin(page).waitFor();
  await page.getByLabel('Title').fill('Hedge laid by the brook');
  await page.getByLabel('Category').selectOption({ index: 1 });
  const category = await page.getByLabel('Category').inputValue();

  await page.reload();
  await begin(page).waitFor();

  expect(await page.getByLabel('Title').inputValue()).toBe('Hedge laid by the brook');
  expect(await page.getByLabel('Category').inputValue()).toBe(category);
  // Shares are told apart by the second in which they came.
  await page.waitForFunction((at) => Date.now() > at, Date.now() + 1000);
  await share(page, { texts: { title: 'Gate hung' } });
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Gate hung');
});

rare('a log-out leaves nothing of what was shared', async () => {
  const { page } = await phone();
  await share(page, whole);
  await begin(page).waitFor();
  expect(await pending(page)).toBe(true);

  await press(page, 'Settings');
  await press(page, 'Logout');
  await confirm(page, 'Yes');
  await page.waitForURL(`${site.url}/login`);

  expect(await pending(page)).toBe(false);
});

rare('too much is refused in words, and so is what came an hour ago', async () => {
  const { page } = await phone();

  await share(page, { texts: {}, bytes: 100_000_001 });
  await title(page, 'That is too much to share');
  await look(page, 'shared-large');
  await share(page, whole);
  await begin(page).waitFor();
  await page.clock.setFixedTime(Date.now() + 61 * 60 * 1000);
  await page.reload();

  await title(page, 'There is nothing that was shared');
  expect(await pending(page)).toBe(false);
});

rare('switched off, the screen says that nothing came', async () => {
  site.deploy(undefined, { offline: false });
  const page = await visit(await farmer());

  await share(page, whole);

  await title(page, 'There is nothing that was shared');
});
