import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, setFont, title } from '#test/browser/acts.ts';
import { arrived, overflowOf } from '#test/browser/layout.ts';
import { entitle } from '#test/browser/news.ts';
import { useSite } from '#test/browser/site.ts';
import { smallTargetsOf } from '#test/browser/targets.ts';
import { turning } from '#test/browser/turning.ts';

const { stack, browser, visit } = useSite({ demo: 'copied' });

const small = { width: 320, height: 640 };

/** Scrolls until a button is as low between the bars as it can be, and opens its panel there. */
async function openLow(page: Page, button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await page.locator('.dropdown-panel').waitFor();
}

/** Where the open panel is, against the bars. */
const placeOfPanel = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const open = box('.dropdown-panel');
    const [top, bottom] = [box('.phonebar')?.bottom ?? 0, box('.tabbar')?.top ?? innerHeight];
    if (!open) return 'closed';
    if (open.top < top || open.bottom > bottom) return `from ${open.top} to ${open.bottom}`;
    return open.left < 0 || open.right > innerWidth
      ? `from ${open.left} to ${open.right} sideways`
      : 'inside';
  });

test.each([small, { width: 1280, height: 700 }])(
  'a menu at the foot of a $width px window opens inside of it',
  async (viewport) => {
    const { page } = await visit('farmer', { viewport, path: null });
    for (const path of ['/news', '/community-switching/all-communities']) {
      await page.goto(stack.url + path);
      await page.locator('article').first().waitFor();
      await arrived(page);
      const buttons = page.locator('article').getByRole('button', { name: /^Options/ });
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);
      for (let place = 0; place < count; place += 1) {
        await openLow(page, buttons.nth(place));
        // It is placed in the moment after it came.
        await expect.poll(() => placeOfPanel(page), { message: `${path} ${place}` }).toBe('inside');
        await page.keyboard.press('Escape');
      }
    }
  },
);

test('the menu of a list stays inside of a phone with large text', async () => {
  const { page } = await visit('farmer', { viewport: { width: 360, height: 740 }, path: '/courses' });
  await setFont(page, 32);
  await press(page, 'All courses');

  await expect.poll(() => placeOfPanel(page)).toBe('inside');
});

/** Whether the focused field's label can be seen whole. */
const labelInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const label = focused?.labels?.[0];
    if (!label || focused.ariaInvalid !== 'true') return `${focused?.outerHTML.slice(0, 80)} has the focus`;
    const { left, top, bottom } = label.getBoundingClientRect();
    const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 4, y));
    return seen.every((element) => element && label.contains(element)) ? label.innerText.trim() : 'covered';
  });

/**
 * Scrolls until a field is in sight and its label just is not, and sends the form: nothing has to scroll for the field.
 */
const sendWithLabelHidden = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((field: HTMLInputElement) => {
    const dialog = field.closest('.dialog');
    const edge = (dialog ?? document.querySelector('.phonebar'))?.getBoundingClientRect();
    const top = (dialog ? edge?.top : edge?.bottom) ?? 0;
    (dialog ?? window).scrollBy(0, field.getBoundingClientRect().top - top - 4);
    // As a press on the button does, which has the focus then.
    field.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    field.form?.requestSubmit();
  });

test.each([
  ['a profile is edited', '/edit-information', 'firstName', 'First name'],
  ['a community is created', '/community-switching/all-communities', 'name', 'Name'],
])('where %s, the first wrong field is shown with its label', async (_, path, name, label) => {
  const viewport = { width: 320, height: 420 };
  const { page } = await visit('farmer', { viewport, path });
  if (name === 'name') await page.getByRole('button', { name: 'Create Community' }).click();
  await page.getByLabel(label, { exact: true }).fill('');

  await sendWithLabelHidden(page, name);

  await expect.poll(() => labelInSight(page)).toBe(label);
});

test('where a farmer signs up, the first wrong field is shown with its label', async () => {
  const page = await (await browser.open({ viewport: { width: 320, height: 320 } })).newPage();
  await page.goto(`${stack.url}/register`);
  await page.getByLabel('Username', { exact: true }).waitFor();

  await sendWithLabelHidden(page, 'username');

  await expect.poll(() => labelInSight(page)).toBe('Username');
});

test('a name of 200 characters takes two lines among others, and has all of them on its own page', async () => {
  const member = await stack.member('longest');
  const name = 'W'.repeat(200);
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, description: name, category: 'Farmers' }))
    form.set(field, value);
  const created = await member.call('POST', '/api/communities/add', form);
  expect(created.body).toMatchObject({ data: { name } });
  const { page } = await visit('longest', { viewport: small, path: null });
  const lines = (found: Locator) =>
    found.first().evaluate((element) => {
      const height = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.getBoundingClientRect().height / height);
    });

  await page.goto(`${stack.url}/community-switching/my-communities`);
  const card = page.locator('article', { hasText: name });
  await card.waitFor();
  expect(await lines(card.locator('h2 > *'))).toBe(2);
  expect(await overflowOf(page)).toBe(0);
  await card.getByRole('button', { name: /Visit/ }).click();
  await title(page, 'News');
  await expect.poll(() => lines(page.locator('.phonebar-name'))).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await lines(page.getByRole('dialog').locator('.nav-home .nav-name'))).toBe(2);

  await page.goto(`${stack.url}/members`);
  const whole = page.getByRole('heading', { level: 1, name });
  await whole.waitFor();
  expect(await lines(whole)).toBeGreaterThan(4);
  expect(await overflowOf(page)).toBe(0);
});

test('a list that is empty shows what to do next above the tabs of a low phone', async () => {
  const viewport = { width: 360, height: 640 };
  const { page } = await visit('farmer', { viewport, path: '/news?page=999' });
  const link = page.getByRole('link', { name: 'Go to the first page' });
  await link.waitFor();
  await arrived(page);

  const [next, tabs] = await Promise.all([link.boundingBox(), page.locator('.tabbar').boundingBox()]);

  expect((next?.y ?? 999) + (next?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test('what one can do with a news, or with a block of it, stays in its row at 320 px', async () => {
  const { page } = await visit('farmer', { viewport: small });
  const news = page.locator('article', { has: page.getByRole('button', { name: /^Options/ }) }).first();
  await news.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Repost' }).waitFor();
  const middle = async (found: Locator) => {
    const { y = 0, height = 0 } = (await found.boundingBox()) ?? {};
    return y + height / 2;
  };
  const apart = async (one: Locator, other: Locator) => Math.abs((await middle(one)) - (await middle(other)));

  const options = page.getByRole('button', { name: /^Options/ });
  await expect.poll(() => apart(options, page.locator('.byline-who'))).toBeLessThan(0.5);

  await page.goto(page.url().replace('/news/', '/news/edit/'));
  const head = page.locator('.block-head').first();
  const remove = head.getByRole('button', { name: /^Remove/ });
  await remove.waitFor();
  await expect.poll(() => apart(remove, head.getByRole('heading'))).toBeLessThan(0.5);
});

test('the eye of a password stands in the middle of its field, in large text too', async () => {
  const page = await (await browser.open({ viewport: small })).newPage();
  await page.goto(`${stack.url}/login`);
  const field = page.getByLabel('Password', { exact: true });
  await field.waitFor();
  await setFont(page, 32);

  const apart = await page.locator('.pw').evaluate((element) => {
    const [input, eye] = [...element.children].map((child) => child.getBoundingClientRect());
    return input && eye ? (input.top + input.bottom - eye.top - eye.bottom) / 2 : undefined;
  });

  expect(apart).toBeCloseTo(0, 0);
});

test('a picture that is being prepared leaves its row as it was', async () => {
  const { page } = await visit('farmer', { viewport: small, path: '/edit-information' });
  await page.locator('.drop').waitFor();
  await arrived(page);
  const photo = { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.evaluate(() => {
    const drop = document.querySelector('.drop') as HTMLElement;
    const seen = { heights: new Set<number>(), words: '' };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.words += drop.innerText;
      seen.heights.add(drop.getBoundingClientRect().height);
    }).observe(drop, { subtree: true, childList: true, attributes: true });
  });

  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByAltText('The chosen picture').waitFor();

  const { words, heights } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { heights: Set<number>; words: string } };
    return { words: seen.words, heights: [...seen.heights] };
  });
  expect(words).toContain('Preparing the picture...');
  expect(heights).toHaveLength(1);
});

test('what is pressed on a phone is as large as a thumb', async () => {
  const { page } = await visit('farmer', { viewport: { width: 360, height: 740 }, path: '/courses' });
  const course = page.locator('.course-card a[href^="/course/"]').first();
  const path = String(await course.getAttribute('href'));
  for (const screen of ['/courses', path, '/groups', '/calendar/my-events', '/myProfile']) {
    await page.goto(stack.url + screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await arrived(page);
    expect([screen, await smallTargetsOf(page)]).toEqual([screen, []]);
  }
  await page.goto(stack.url + path);
  const author = page.locator('.byline-author').first();
  await expect.poll(async () => (await author.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
});

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('in text of double size the days and the tabs are larger too, and nothing is cut off', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit('farmer', { viewport, path: '/calendar/my-events' });
  await page.locator('.cal-day').first().waitFor();
  const sizes = () => Promise.all(['.cal-day', '.tabs a', '.tab'].map((one) => sizeOf(page, one)));
  const [day = 0, link = 0, tab = 0] = await sizes();

  await (await turning(page))({ ...viewport, font: 32 });

  const [largeDay = 0, largeLink = 0, largeTab = 0] = await sizes();
  expect(largeDay / day).toBeGreaterThan(1.6);
  expect(largeLink / link).toBeGreaterThan(1.9);
  expect(largeTab / tab).toBeGreaterThan(1.6);
  expect(await overflowOf(page)).toBe(0);
});

test('in text of double size the names of the payment options keep their words whole', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit('farmer', { viewport, path: '/userInfo' });

  const broken = await (await turning(page))({ ...viewport, font: 32 }, () =>
    [...document.querySelectorAll('.pay-option h3')].flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? word : [];
      }),
    ),
  );

  expect(broken).toEqual([]);
});

test('in text of double size the foot of the editor stands at its end, and covers nothing', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit('farmer', { viewport, path: '/news/add' });
  await entitle(page, 'Weather of the week');
  const foot = page.locator('.action-bar');
  await foot.waitFor();
  const place = () => foot.evaluate((element) => getComputedStyle(element).position);
  expect(await place()).toBe('fixed');

  await (await turning(page))({ ...viewport, font: 32 });

  expect(await place()).toBe('static');
});
