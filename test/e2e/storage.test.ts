import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** As a browser does that is told to keep nothing. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  // Chromium denies these with them.
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request } });
}

/** As a private window does that has storages of no size. */
function takeNothing(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Really: until nothing more goes in. */
function fillUp(
  names: readonly ('localStorage' | 'sessionStorage')[] = ['localStorage', 'sessionStorage'],
): void {
  for (const name of names)
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        window[name].setItem(`${size}`, 'x'.repeat(size));
      } catch {
        // Half of it may go in; an empty page has no storage at all.
      }
}

const nothingKept = 'This browser does not let Furrow keep anything';

test.each([
  ['forbids every storage', forbid, nothingKept],
  ['has storages of no size', takeNothing, nothingKept],
  ['is full', fillUp, nothingKept],
])('a member signs in, reads and writes in a browser that %s', async (name, begin, words) => {
  const username = `ada-${name.length}`;
  await stack.member(username);
  const context = await browser.open({ viewport: sizes.phone });
  await context.addInitScript(begin as () => void);
  const page = await context.newPage();
  await page.goto(`${stack.url}/login`);
  await page.getByText(words).waitFor();
  if (begin === forbid) {
    await expectAccessible(page);
    await shoot(page, 'sign-in-nothing-kept');
  }

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await title(page, 'News');
  await page.getByRole('button', { name: 'Add news' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Rye stands well');
  await dialog.getByLabel('Category').selectOption('Nature');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Description', { exact: true }).fill('On the north slope too.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();

  await page.locator('article').getByText('On the north slope too.').waitFor();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.getByRole('link', { name: 'Rye stands well' }).first().waitFor();
});

test('a full storage of the browser leaves the one of the tab: the session outlives a reload, and the screen says so', async () => {
  await stack.member('eva');
  const context = await browser.open();
  await context.addInitScript(fillUp, ['localStorage'] as const);
  const page = await context.newPage();
  await page.goto(`${stack.url}/login`);
  await page.getByText('This browser has no room for Furrow').waitFor();
  await page.getByLabel('Username').fill('eva');
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await title(page, 'News');

  await page.reload();

  await title(page, 'News');
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
});
