import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { look, title } from '#test/browser/acts.ts';
import { expectAccessible, sizes, useBrowser } from '#test/browser/browser.ts';
import { tabThrough } from '#test/browser/keyboard.ts';
import { useStack } from '#test/system/stack.ts';

const stack = useStack();
const browser = useBrowser();

async function openGallery(viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.open({ viewport })).newPage();
  await page.goto(`${stack.url}/_local/gallery`);
  await title(page, 'Gallery');
  return page;
}

/** What is folded elsewhere opens by the same word. */
const menuIn = (page: Page) =>
  page
    .getByRole('region', { name: 'Menus, dialogs, toasts' })
    .getByRole('button', { name: 'More', exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many things have the focus, one after the other, until the keyboard leaves the page or comes round. */
async function walk(page: Page, atMost: number): Promise<number> {
  const stops = await tabThrough(page, atMost, () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element.dataset['seen']) return;
    element.dataset['seen'] = 'yes';
    const rings = [element, element.parentElement].map((each) => each && getComputedStyle(each).outlineWidth);
    const after = getComputedStyle(element, '::after').outlineStyle !== 'none';
    return {
      isVisible: after || rings.some((width) => width === '3px'),
      html: element.outerHTML.slice(0, 120),
    };
  });
  const end = stops.findIndex((stop) => !stop);
  const seen = stops.slice(0, end < 0 ? stops.length : end);
  for (const stop of seen) expect(stop).toMatchObject({ isVisible: true });
  return seen.length;
}

describe.each(Object.entries(sizes))('on a %s', (_, viewport) => {
  test('every part stands there in each of its states, within the page, and axe finds nothing', async () => {
    const page = await openGallery(viewport);

    expect(await overflow(page)).toBe(0);
    for (const name of ['Buttons', 'Fields', 'Badges, people, progress', 'Cards, lists, tiles'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await expect.poll(() => page.locator('.icons li').count()).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.swatches .swatch').count()).toBeGreaterThan(40);
    await look(page, 'gallery');
  });

  test('the keyboard reaches everything, and one sees where it is', async () => {
    const page = await openGallery(viewport);
    const reachable = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
          (element) =>
            element.checkVisibility() &&
            !element.matches(':disabled, [type="radio"]:not(:checked)') &&
            element.tabIndex >= 0,
        ).length,
    );

    expect(await walk(page, reachable + 50)).toBeGreaterThanOrEqual(reachable);
  });

  test('dialogs, menus and panels open and close, and give the focus back; axe finds nothing in them', async () => {
    const page = await openGallery(viewport);

    for (const [name, role] of [
      ['Open dialog', 'dialog'],
      ['Open dialog, error, long text', 'dialog'],
      ['Open confirm', 'alertdialog'],
      ['Open slide panel', 'dialog'],
    ] as const) {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.press('Enter');
      await page.getByRole(role).waitFor();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }

    await menuIn(page).press('Enter');
    await page.getByRole('button', { name: 'Leave Course' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave Course' }).waitFor({ state: 'detached' });
  });
});

test('light and dark follow the device, or the switch', async () => {
  const page = await openGallery(sizes.desktop);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.getByLabel('light', { exact: true }).check();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('dark', { exact: true }).check();
  await expect.poll(background).toBe(dark);
});

test('a phone shows one toast at a time, the newest; a larger screen up to three', async () => {
  const page = await openGallery(sizes.phone);
  const short = page.getByRole('button', { name: 'Show a toast' });
  for (let count = 0; count < 3; count += 1) await short.click();
  await page.getByRole('button', { name: 'Show a long toast' }).click();
  const visible = () =>
    page
      .locator('.toast')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.textContent?.slice(0, 6)),
      );

  await expect.poll(visible).toEqual(['Grunds']);
  expect(await overflow(page)).toBe(0);

  await page.setViewportSize(sizes.desktop);
  // Each is gone after a while.
  await expect
    .poll(async () => {
      await short.click();
      return visible();
    })
    .toHaveLength(3);
});

test('a toast on a phone stays where it was first seen, when the sheet that it stood above closes', async () => {
  const page = await openGallery(sizes.phone);
  const toast = page.locator('.toast:last-child');
  const show = () =>
    page.locator('button', { hasText: 'Show a toast' }).evaluate((button) => (button as HTMLElement).click());
  const topOf = () =>
    toast.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return element.getBoundingClientRect().top;
    });
  await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await show();
  const above = await topOf();
  expect(above).toBeLessThan(100);

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await topOf()).toBe(above);

  await show();
  expect(await topOf()).toBeGreaterThan(above + 300);
});

test('a toast on a phone goes when a sheet opens after it, and flies nowhere', async () => {
  const page = await openGallery(sizes.phone);
  const toast = page.locator('.toast:last-child');
  await page.getByRole('button', { name: 'Show a toast' }).click();
  await expect.poll(() => toast.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');

  await page
    .locator('button', { hasText: 'Open dialog' })
    .first()
    .evaluate((button) => (button as HTMLElement).click());
  await page.getByRole('dialog').waitFor();

  expect(await toast.isVisible()).toBe(false);
});

test('a menu that is too tall for above and below stands beside its button, whole', async () => {
  const page = await openGallery({ width: 600, height: 740 });
  const button = menuIn(page);
  const menu = page.locator('.dropdown-panel');
  await button.click();
  const { height = 0 } = (await menu.boundingBox()) ?? {};
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 600, height: Math.round(1.8 * height) });
  await button.evaluate((element) => {
    element.style.marginLeft = '18rem';
    element.scrollIntoView({ block: 'center' });
  });

  await button.click();

  const box = await menu.boundingBox();
  expect(box?.height).toBe(height);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + height).toBeLessThanOrEqual(1.8 * height);
  const x = (await button.boundingBox())?.x ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(x - 8, 0);
});

test('tiles scroll by their buttons as far as there are any', async () => {
  const page = await openGallery({ width: 800, height: 800 });
  const courses = page.locator('.tile-section', { has: page.getByRole('heading', { name: 'My courses' }) });
  const on = courses.getByRole('button', { name: 'Scroll on' });
  const back = courses.getByRole('button', { name: 'Scroll back' });
  const list = courses.getByRole('list');
  const isOff = (button: typeof on) => button.getAttribute('aria-disabled');
  await expect.poll(async () => [await isOff(back), await isOff(on)]).toEqual(['true', 'false']);

  await on.click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(400);
  await expect.poll(() => isOff(back)).toBe('false');
  const place = () =>
    list.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
      at: scrollLeft,
      isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
    }));
  for (let now = await place(); !now.isEnd; now = await place()) {
    await on.click();
    await expect.poll(async () => (await place()).at).toBeGreaterThan(now.at);
  }
  await expect.poll(() => isOff(on)).toBe('true');

  await page.setViewportSize(sizes.phone);
  await page.getByRole('link', { name: 'My courses' }).waitFor();
  expect(await courses.getByRole('list').count()).toBe(0);
});
