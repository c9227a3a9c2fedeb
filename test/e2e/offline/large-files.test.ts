import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { connect, look, press, title } from '#test/browser/acts.ts';
import { breakingNetwork } from '#test/browser/breaking-network.ts';
import { chromiumPath, chromiumWords, shoot, sizes } from '#test/browser/browser.ts';
import { useStack } from '#test/system/stack.ts';

const stack = useStack({ site: true });
const network = await breakingNetwork();
const folder = mkdtempSync(join(tmpdir(), 'furrow-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PART = 5 * 1024 * 1024;
/** The largest that a library takes, or half of it. */
const SIZE = Math.min(100_000_000, amount(200_000_000));
const bytes = randomFillSync(Buffer.alloc(SIZE));
const PARTS = Math.ceil(SIZE / PART);
/** So many have arrived when the connection breaks. */
const BREAK = Math.floor(PARTS / 3) + 1;
const sum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A browser that keeps what it keeps from one start to the next. */
const startBrowser = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    proxy: network.proxy,
    viewport: sizes.phone,
    args: chromiumWords,
    reducedMotion: 'reduce',
  });

const megabytes = (parts: number) => (parts * PART) / 1_000_000;

test('a large file whose connection breaks in the middle, that is stopped, reloaded and met again after a restart of the browser, ends whole, and no part that was noted goes twice', async () => {
  const member = await stack.member('ada');
  const path = join(folder, 'calf-first-drink.bin');
  writeFileSync(path, bytes);
  let context = await startBrowser();
  let page = context.pages()[0] as Page;
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByLabel('Remember Me').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await title(page, 'News');
  await page.goto(`${stack.url}/library?add`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A calf that will not drink');
  await dialog.getByLabel('Description').fill('What we try first.');
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByText('calf-first-drink.bin').waitFor();

  network.breakAfter(BREAK);
  await press(dialog, 'Add');

  const missing = `${Math.round(megabytes(SIZE / PART - BREAK))} MB`;
  await dialog.getByText(`and sends only the ${missing} that are missing.`).waitFor({ timeout: 60_000 });
  expect(network.parts.map(({ number }) => number)).toEqual(
    Array.from({ length: BREAK }, (_, index) => index + 1),
  );
  await look(page, 'large-file-broken');

  // It goes on by itself with the next signal.
  network.mend();
  await connect(page);
  await expect.poll(() => network.parts.length).toBeGreaterThan(BREAK);
  await press(dialog, 'Stop');
  await dialog.getByText('You stopped the sending. What has arrived already is safe.').waitFor();
  const stopped = network.parts.length;
  const arrived = new Set(network.parts.map(({ number }) => number)).size;
  await shoot(page, 'large-file-stopped');

  await page.reload();
  await page.goto(`${stack.url}/unsent`);
  // One that arrived in the instant of 'Stop' is not noted.
  const known = [arrived, arrived - 1].map((parts) => megabytes(parts).toFixed(1)).join('|');
  await page
    .getByText(new RegExp(`(${known}) of ${SIZE / 1_000_000}.0 MB have arrived already\\.`))
    .waitFor();
  await look(page, 'unsent-large-file');
  // In the middle of a part: on a fast machine all would have arrived before the browser is closed.
  network.breakAfter(stopped + 1);
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(network.isDown).toBe(true);

  await context.close();
  network.mend();
  context = await startBrowser();
  page = context.pages()[0] as Page;
  await page.goto(`${stack.url}/unsent`);

  await page.getByText(/^Sent,/).waitFor({ timeout: 60_000 });
  const sent = network.parts.map(({ number }) => number);
  expect(new Set(sent)).toEqual(new Set(Array.from({ length: PARTS }, (_, index) => index + 1)));
  // One that had arrived in the instant of 'Stop', or as the browser was closed, before that was noted, goes again at
  // once, or after the one that was under way by then.
  const again = sent.filter((number, index) => sent.indexOf(number) !== index);
  expect(again.length).toBeLessThanOrEqual(2);
  for (const number of again) expect(sent.lastIndexOf(number) - sent.indexOf(number)).toBeLessThanOrEqual(2);
  const { body } = await member.call('GET', '/api/resources');
  const published = await fetch(`${stack.contentUrl}/file/${body.data[0].filename}`);
  expect(sum(new Uint8Array(await published.arrayBuffer()))).toBe(sum(bytes));
  await context.close();
});
