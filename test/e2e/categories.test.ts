import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { newCourse } from '#test/courses.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf } from '#test/layout.ts';
import { memberPage } from '#test/member-page.ts';
import { newNews } from '#test/news.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const title = (page: Page, name: string) =>
  page.locator('#main').getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const name = (page: Page, text: string) => page.getByPlaceholder('category name').fill(text);

describe.each(Object.entries(sizes))('on a %s', (size, viewport) => {
  test('an administrator creates, renames and deletes categories; one in use stays, and its news bear the new name', async () => {
    const root = await stack.member(`root-${size}`, ['admin']);
    const { page } = await memberPage(browser, stack, `root-${size}`, { viewport, path: '/dashboard' });
    await page.locator('#main').getByRole('link', { name: 'Categories' }).click();
    await title(page, 'category');
    expect(new URL(page.url()).pathname).toBe('/admin/categories');
    await rowOf(page, 'Farming').waitFor();
    await expectAccessible(page);
    await shoot(page, 'categories');
    expect(await overflowOf(page)).toBe(0);
    expect(await lostInForcedColours(page)).toEqual([]);

    await press(page, 'Add Category');
    await press(page, 'Create Category');
    await page.getByText('Category name is required.').waitFor();
    await name(page, ' farming');
    await press(page, 'Create Category');
    await page.getByText('Category already exists.').waitFor();
    await expectAccessible(page);
    await shoot(page, 'categories-exists');
    await name(page, `Hedges ${size}`);
    await press(page, 'Create Category');
    await rowOf(page, `Hedges ${size}`).waitFor();

    await newNews(root, { title: 'Laid by hand', category: `Hedges ${size}` }, '3');
    await press(page, `Edit Hedges ${size}`);
    await name(page, `Hedgerows ${size}`);
    await press(page, 'Update Category');
    await rowOf(page, `Hedgerows ${size}`).waitFor();
    await press(page, `Delete Hedgerows ${size}`);
    await press(page, 'Confirm');
    await page.getByText('This category cannot be deleted: 1 news is filed under it.').waitFor();
    await shoot(page, 'categories-used');
    await press(page, 'Cancel');

    await press(page, 'Add Category');
    await name(page, `Unused ${size}`);
    await press(page, 'Create Category');
    await rowOf(page, `Unused ${size}`).waitFor();
    await press(page, `Delete Unused ${size}`);
    await press(page, 'Confirm');
    await rowOf(page, `Unused ${size}`).waitFor({ state: 'detached' });
    expect(await crampedByLargeText(page)).toEqual([]);

    await page.goto(`${stack.url}/news?category=${encodeURIComponent(`Hedgerows ${size}`)}`);
    await page.getByRole('link', { name: 'Laid by hand' }).first().waitFor();
  });

  test('a member who opens the address comes to their dashboard, and is shown no way there', async () => {
    await stack.member(`rosa-${size}`);
    const path = '/admin/categories/anything';
    const { page } = await memberPage(browser, stack, `rosa-${size}`, { viewport, path });
    await title(page, `rosa-${size}`);

    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.getByRole('link', { name: 'Categories' }).count()).toBe(0);
  });

  test('a teacher sees the courses that they made, with what stands for each, and gets on to one', async () => {
    const teacher = await stack.member(`tess-${size}`);
    const { id } = await newCourse(teacher, {
      title: 'A hedge in three winters',
      isFree: 'false',
      price: '25.99',
    });
    await newCourse(teacher, { title: 'Growing rapeseed for oil, from the seed drill to the press' });
    const path = '/admin/courses';
    const { page } = await memberPage(browser, stack, `tess-${size}`, { viewport, path });
    await title(page, 'Your courses');
    const link = page.locator('#main').getByRole('link', { name: 'A hedge in three winters' });
    await link.waitFor();

    expect(await link.getAttribute('href')).toBe(`/admin/course/${id}`);
    expect(await page.getByRole('table', { name: 'Your courses' }).count()).toBe(size === 'phone' ? 0 : 1);
    await page.getByText('$25.99').waitFor();
    await expectAccessible(page);
    await shoot(page, 'managed-courses');
    expect(await overflowOf(page)).toBe(0);
    expect(await lostInForcedColours(page)).toEqual([]);
    expect(await crampedByLargeText(page)).toEqual([]);
  });
});
