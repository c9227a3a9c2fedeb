import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { password } from '#test/browser/accounts.ts';
import { confirm, setFont } from '#test/browser/acts.ts';
import { arrived } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';

const { stack, visit } = useSite({ demo: 'copied' });

/** A phone on its side. */
const viewport = { width: 740, height: 360 };

const open = async (path: string) => (await visit('farmer', { viewport, path })).page;

/** Whether a control is seen whole, and nothing covers its upper or lower edge. */
const inSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return `from ${top} to ${bottom}`;
    const there = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y));
    return there.every((found) => element.contains(found)) ? 'in sight' : 'covered';
  });

const settled = (control: Locator) => expect.poll(() => inSight(control)).toBe('in sight');

const choose = async (page: Page, button: string, entry: string) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('button', { name: entry }).click();
};

test('a dialog on a phone on its side shows its buttons', async () => {
  const page = await open('/news/add');
  await settled(page.getByRole('dialog').getByRole('button', { name: 'Continue' }));

  await page.goto(`${stack.url}/messenger/Samuel Mensah`);
  await page.getByRole('button', { name: 'Make call' }).click();
  await settled(page.getByRole('dialog').getByRole('button', { name: 'End call' }));
  await page.keyboard.press('Escape');

  await choose(page, 'Settings', 'Change Password');
  await confirm(page, 'Yes');
  await settled(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
});

test('a sheet that asks for the password opens at its beginning, and brings into sight what was refused', async () => {
  const page = await open('/myProfile');
  const sheet = page.getByRole('dialog');
  const enter = (label: string, text: string) => sheet.getByLabel(label, { exact: true }).fill(text);

  await page.getByRole('button', { name: 'Leave Furrow...' }).click();
  await settled(sheet.getByText(/^In 14 days your account is erased/));
  await enter('Your password', 'mistaken');
  await sheet.getByRole('button', { name: 'Leave Furrow' }).click();
  await settled(sheet.getByText('This is not your password.'));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Switch on: Code from an app' }).click();
  const act = sheet.getByRole('button', { name: 'Switch on' });
  await enter('Your password', password);
  await act.click();
  await settled(sheet.getByText('Please enter the code.'));
  await enter('Code', '000000');
  await act.click();
  await settled(sheet.getByText('This is not the code that your app shows now.'));
  await page.context().setOffline(true);
  await act.click();
  await settled(sheet.getByRole('alert'));
});

test('the field of a chat stands above the tabs of a phone on its side, also once it was answered', async () => {
  const page = await open('/messenger/Samuel Mensah');
  const field = page.getByLabel('Message', { exact: true });
  await settled(field);

  await field.fill('Keep me two crates');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Keep me two crates').waitFor();

  await settled(field);
  await settled(page.getByRole('button', { name: 'Send' }));
});

test('a menu that finds little room above its button stays in the window', async () => {
  const page = await open('/courses/my-courses');
  await page.getByRole('link', { name: 'Living soil in four lessons' }).first().click();
  const button = page.getByRole('button', { name: 'You are subscriber' });
  await button.waitFor();
  await arrived(page);
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 170));

  await button.click();

  const panel = page.locator('.dropdown-panel');
  await expect
    .poll(() => panel.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThan(0);
});

test('topics in a row keep their distance', async () => {
  const page = await open('/news');
  await arrived(page);
  const apart = await page.locator('.topics li').evaluateAll((rows) => {
    const words = rows.map((row) => [
      row.getBoundingClientRect().left,
      row.getBoundingClientRect().left + row.scrollWidth,
    ]);
    return words.slice(1).map(([left = 0], index) => left - (words[index]?.[1] ?? 0));
  });
  expect(apart.length).toBeGreaterThan(2);
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(16);
});

test('what a menu offers, and what is asked before something is deleted, is not covered by what was said before', async () => {
  const { page } = await visit('farmer', {
    viewport: { width: 360, height: 640 },
    path: '/calendar/my-events',
  });
  await page.locator('#main').getByRole('button', { name: 'Add event' }).first().click();
  await page.getByLabel('What is planned').fill('Rake the hay');
  await page.getByLabel('Time', { exact: true }).fill('05:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  // For as long as the pointer rests there, it stays.
  await page.locator('.toast', { hasText: '“Rake the hay” is in the calendar.' }).hover();
  const button = page.getByRole('button', { name: 'Options: Rake the hay' }).first();
  // So low that its menu just finds room below.
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 430));
  await button.press('Enter');
  const last = page.getByRole('button', { name: 'Delete', exact: true });
  await last.waitFor();

  await expect.poll(() => page.locator('.toast').count()).toBe(1);
  await settled(last);

  await last.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  // Where they stand, stands also when there are none any more.
  const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
  await expect
    .poll(async () => (await topOf(question)) - (await topOf(page.locator('.toasts'))))
    .toBeGreaterThan(100);
});

test('the title of what has a picture is seen beside it, or below', async () => {
  const titleFrom = async (list: string, name: string) => {
    const page = await open(list);
    await page.getByRole('link', { name }).first().click();
    const title = page.getByRole('heading', { level: 1, name });
    await title.waitFor();
    await arrived(page);
    return title;
  };

  await settled(await titleFrom('/courses/my-courses', 'Living soil in four lessons'));
  await settled(await titleFrom('/groups', 'Night lambing'));
});

test('what was done is said in a fifth of the window in large text, and can be read to its end', async () => {
  const { page } = await visit('farmer', {
    viewport: { width: 360, height: 640 },
    path: '/calendar/my-events',
  });
  await setFont(page, 32);
  await page.locator('#main').getByRole('button', { name: 'Add event' }).first().click();
  await page
    .getByLabel('What is planned')
    .fill('Walk the long hedge with the forester and mark what is to stay');
  await page.getByLabel('Time', { exact: true }).fill('05:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const toast = page.locator('.toast');
  await toast.waitFor();
  // For as long as the pointer rests there, it stays.
  await toast.hover();

  const { height, isScrolled } = await toast.evaluate((element) => {
    const words = element.querySelector('span') as HTMLElement;
    words.scrollTo(0, words.scrollHeight);
    return { height: element.getBoundingClientRect().height, isScrolled: words.scrollTop > 0 };
  });

  expect(height).toBeLessThan(640 / 5);
  expect(isScrolled).toBe(true);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => toast.count()).toBe(0);
});
