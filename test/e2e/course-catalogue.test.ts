import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { shoot, sizes, useBrowser } from '#test/browser.ts';
import { newCourse } from '#test/courses.ts';
import { arrived, overflowOf, shiftOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { expectSound } from '#test/sound.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

beforeAll(async () => {
  const priya = await stack.member('priya');
  const { body } = await priya.call('GET', '/api/courses/categories');
  const [farming, people] = body.results.map(({ id }: { id: string }) => id);
  for (let number = 9; number > 0; number -= 1)
    await newCourse(priya, { title: `Soil ${number}`, categoryId: farming });
  await newCourse(priya, { title: 'Hiring fairly', categoryId: people });
});

const titlesOf = (page: Page) =>
  page.locator('#main').getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
const shows = (page: Page, titles: string[]) => expect.poll(() => titlesOf(page)).toEqual(titles);
const soils = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Soil ${from + index}`);
const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('a member looks through the courses by category, page and search, and comes back to the same place', async () => {
  await stack.member('learner');
  const { page } = await memberPage(browser, stack, 'learner', { viewport: sizes.phone, path: '/courses' });
  await shows(page, ['Hiring fairly', ...soils(1, 7)]);
  await arrived(page);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(await overflowOf(page)).toBe(0);
  await shoot(page, 'course-catalogue');

  await page.getByRole('link', { name: 'All in Farming' }).click();
  await page.getByRole('heading', { level: 1, name: 'Farming' }).waitFor();
  await shows(page, soils(1, 8));
  await expect.poll(() => page.title()).toBe('Farming · Furrow');
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await shows(page, ['Soil 9']);
  const place = at(page);
  expect(place).toMatch(/^\/courses\?category=[^&]+&page=2$/);

  await page.getByRole('link', { name: 'Soil 9' }).click();
  await page.getByRole('heading', { level: 1, name: 'Soil 9' }).waitFor();
  await page.goBack();
  await shows(page, ['Soil 9']);
  expect(at(page)).toBe(place);

  await page.getByRole('searchbox').fill('hiring');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await expectSound(page, 'courses-nothing-found');
  await page.getByRole('link', { name: 'Search in all courses' }).click();
  await shows(page, ['Hiring fairly']);

  // A phone has the other views in a menu, a desk beside each other.
  const tabs = page.getByRole('navigation', { name: 'Courses' });
  await tabs.getByRole('button', { name: 'All courses' }).click();
  await tabs.getByRole('link', { name: 'Users collections', exact: true }).click();
  await expect.poll(() => at(page)).toBe('/courses/users');
  await page.setViewportSize(sizes.desktop);
  await tabs.getByRole('link', { name: 'My courses & collections', exact: true }).click();
  await page.getByRole('heading', { name: 'You take no course yet' }).waitFor();
  await page.getByRole('link', { name: 'For next winter' }).click();
  await page.getByRole('link', { name: 'Edit collection' }).click();
  await page.getByRole('button', { name: 'Options: Reading a soil test' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  // Its row has moved, and the focus with it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Options: Reading a soil test');
  await expectSound(page, 'course-collection-moved');
  await page.getByRole('link', { name: 'For next winter' }).click();
  await expect.poll(async () => (await titlesOf(page))[0]).toBe('Reading a soil test');
});
