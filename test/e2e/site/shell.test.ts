import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { look, title } from '#test/browser/acts.ts';
import { expectAccessible, sizes } from '#test/browser/browser.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { tabThrough } from '#test/browser/keyboard.ts';
import { arrived, shiftOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { rare, test } from '#test/rare.ts';

const { stack, visit } = useSite({ demo: 'copied' });

const widths = { ...sizes, tablet: { width: 768, height: 1024 }, wide: { width: 1600, height: 900 } };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A member's page that is still empty; `shift()` is how much its layout has moved by itself since it was loaded. */
async function openAsMember(viewport: { width: number; height: number }) {
  const { page } = await visit('farmer', { viewport, path: null });
  return { page, shift: () => shiftOf(page) };
}

const place = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent,
    scroll: window.scrollY,
    title: document.title,
  }));

rare.each(Object.entries(widths))(
  'on a %s the bars come with the screen, in the place of what the page painted first, and move nothing',
  async (_, viewport) => {
    const { page, shift } = await openAsMember(viewport);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/member-*.js', async (route) => {
      await held;
      return route.continue();
    });
    await page.goto(`${stack.url}/news`);
    await page.locator('#boot .b-head').waitFor();
    expect(await page.getByRole('button', { name: 'Settings' }).count()).toBe(0);

    arrive();
    await title(page, 'News');
    await expect.poll(() => page.getByRole('button', { name: 'Settings' }).count()).toBe(1);
    await page.locator('article').first().waitFor();

    expect(await shift()).toBeLessThan(0.05);
    expect(await page.locator('h1, h2, h3').first().textContent()).toBe('News');
    await look(page, 'shell');
  },
);

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  rare('what is far down has the focus between the bars, never below them', async () => {
    const { page } = await openAsMember({ ...viewport, height: 560 });
    await page.goto(`${stack.url}/edit-information`);
    await page.getByLabel('Phone').waitFor();
    const covered = () => {
      const main = document.querySelector('main');
      const focused = document.activeElement;
      if (!focused || !main?.contains(focused)) return undefined;
      const { left, top, width, bottom } = focused.getBoundingClientRect();
      const sight = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + width / 2, y));
      return sight.some((seen) => !seen || !main.contains(seen)) ? focused.outerHTML : undefined;
    };
    for (const back of [false, true]) {
      expect(await tabThrough(page, 30, covered, { back })).toEqual(Array(30).fill(undefined));
    }

    await page.getByLabel('First name').fill('');
    await page.getByLabel('First name').blur();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await press(page, 'Continue');
    await page.getByText('You must enter First Name').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName');
    await expect.poll(() => page.evaluate(covered)).toBeUndefined();
  });

  test('each change of screen begins on top with the title, forth and back', async () => {
    const { page } = await openAsMember(viewport);
    await page.goto(`${stack.url}/news`);
    await page.locator('article').first().waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    if (size === 'phone') await press(page, 'Menu');
    await page.getByRole('link', { name: 'Groups' }).click();
    await title(page, 'Groups');
    await expect.poll(() => place(page)).toEqual({ focus: 'Groups', scroll: 0, title: 'Groups · Furrow' });

    await page.goBack();
    await title(page, 'News');
    await expect.poll(() => place(page)).toEqual({ focus: 'News', scroll: 0, title: 'News · Furrow' });
    await page.evaluate(() => scrollTo(0, 400));
    await page.goForward();
    await title(page, 'Groups');
    await expect.poll(() => place(page)).toEqual({ focus: 'Groups', scroll: 0, title: 'Groups · Furrow' });
  });

  rare('what the bars open can be read by everyone', async () => {
    const { page } = await openAsMember(viewport);
    await page.goto(`${stack.url}/groups`);
    await title(page, 'Groups');
    await look(page, 'later');
    const panels = size === 'phone' ? ['Messages', 'Notifications', 'Menu'] : ['Messages', 'Notifications'];
    for (const name of panels) {
      await press(page, new RegExp(`^${name}`));
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
      await look(page, `shell-${name.toLowerCase()}`);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.ariaExpanded)).toBe('false');
    }

    await page.goto(`${stack.url}/nowhere`);
    await title(page, '404 Error');
    await look(page, 'not-found-member');
  });
});

rare(
  'larger text in the browser’s settings brings the narrow bars at once, less of it the wide ones, and a small window the narrow ones again',
  async () => {
    const { page } = await visit('farmer', { viewport: sizes.desktop });
    const session = await page.context().newCDPSession(page);
    const setFont = (size: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.locator('.sidebar').waitFor();

    await setFont(32);
    await page.locator('.tabbar').waitFor();
    expect(await page.locator('.sidebar').count()).toBe(0);

    await setFont(16);
    await page.locator('.sidebar').waitFor();
    expect(await page.locator('.tabbar').count()).toBe(0);

    await page.setViewportSize(sizes.phone);
    await page.locator('.tabbar').waitFor();
    expect(await page.locator('.sidebar').count()).toBe(0);
  },
);

test('a phone has the topics of the news in a panel', async () => {
  const { page } = await openAsMember(sizes.phone);
  await page.goto(`${stack.url}/news`);
  await press(page, 'Topics');

  await page.getByRole('dialog', { name: 'Topics' }).waitFor();

  await look(page, 'topics');
  await page.getByRole('dialog').getByRole('link', { name: 'Nature' }).click();
  await title(page, 'Nature');
  await expect
    .poll(() => page.locator('article .eyebrow').allTextContents())
    .toSatisfy((shown: string[]) => shown.length > 0 && shown.every((name) => name === 'Nature'));
  await expectAccessible(page);
});

rare.each([
  ['in a row above them', 700],
  ['in a row above them', 1199],
  ['beside them', 1200],
])('the topics of the news stand %s at %i px, and show which is chosen', async (where, width) => {
  const { page, shift } = await openAsMember({ width, height: 800 });
  await page.goto(`${stack.url}/news?category=People`);
  await title(page, 'People');
  await page.locator('article').first().waitFor();
  await arrived(page);

  const topics = page.getByRole('navigation', { name: 'Topics' });
  const { x = 0, y = 0 } = (await topics.boundingBox()) ?? {};
  const news = await page.locator('article').first().boundingBox();

  expect([x > (news?.x ?? 0), y < (news?.y ?? 0)]).toEqual(
    where === 'beside them' ? [true, false] : [false, true],
  );
  await expect.poll(() => topics.locator('[aria-current]').allTextContents()).toEqual(['People']);
  expect(await shift()).toBeLessThan(0.05);
  expect(await lostInForcedColours(page)).toEqual([]);
  await expectAccessible(page);
});

rare('a small sidebar is small from the first moment on', async () => {
  const { page, shift } = await openAsMember(sizes.desktop);
  await page.goto(`${stack.url}/news`);
  await press(page, 'Collapse sidebar');
  await look(page, 'shell-collapsed');

  await page.reload();
  await page.locator('article').first().waitFor();

  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  expect(await page.locator('#main').evaluate((main) => main.getBoundingClientRect().left)).toBe(80);
  expect(await shift()).toBeLessThan(0.05);
});
