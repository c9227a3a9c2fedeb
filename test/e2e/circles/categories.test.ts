import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectUsableByAll, pathOf, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { rare, test } from '#test/rare.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newNews } from '#test/things/news.ts';

const { stack, visit } = useSite();

const rowOf = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const name = (page: Page, text: string) => page.getByPlaceholder('category name').fill(text);

test('an administrator creates, renames and deletes categories; one in use stays, and its news bear the new name', async () => {
  const root = await stack.member('root', ['admin']);
  const { page } = await visit('root', { viewport: sizes.phone, path: '/dashboard' });
  await page.locator('#main').getByRole('link', { name: 'Categories' }).click();
  await title(page, 'category');
  expect(pathOf(page)).toBe('/admin/categories');
  await rowOf(page, 'Farming').waitFor();

  await press(page, 'Add Category');
  await press(page, 'Create Category');
  await page.getByText('Category name is required.').waitFor();
  await name(page, ' farming');
  await press(page, 'Create Category');
  await page.getByText('Category already exists.').waitFor();
  await expectSound(page, 'categories-exists');
  await name(page, 'Hedges');
  await press(page, 'Create Category');
  await rowOf(page, 'Hedges').waitFor();

  await newNews(root, { title: 'Laid by hand', category: 'Hedges' }, '3');
  await press(page, 'Edit Hedges');
  await name(page, 'Hedgerows');
  await press(page, 'Update Category');
  await rowOf(page, 'Hedgerows').waitFor();
  await press(page, 'Delete Hedgerows');
  await press(page, 'Confirm');
  await page.getByText('This category cannot be deleted: 1 news is filed under it.').waitFor();
  await expectSound(page, 'categories-used');
  await press(page, 'Cancel');

  await press(page, 'Add Category');
  await name(page, 'Unused');
  await press(page, 'Create Category');
  await rowOf(page, 'Unused').waitFor();
  await press(page, 'Delete Unused');
  await press(page, 'Confirm');
  await rowOf(page, 'Unused').waitFor({ state: 'detached' });
  expect(await crampedByLargeText(page)).toEqual([]);

  await page.goto(`${stack.url}/news?category=Hedgerows`);
  await page.getByRole('link', { name: 'Laid by hand' }).first().waitFor();
});

rare(
  'a teacher sees the courses that they made, with what stands for each, and gets on to one; categories are not shown to them',
  async () => {
    const teacher = await stack.member('tess');
    const { id } = await newCourse(teacher, {
      title: 'A hedge in three winters',
      isFree: 'false',
      price: '25.99',
    });
    await newCourse(teacher, { title: 'Growing rapeseed for oil, from the seed drill to the press' });
    const { page } = await visit('tess', { path: '/admin/categories/anything' });
    await title(page, 'tess');
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      expect(pathOf(page)).toBe('/dashboard');
      expect(await page.getByRole('link', { name: 'Categories' }).count()).toBe(0);
    }

    await page.goto(`${stack.url}/admin/courses`);
    await title(page, 'Your courses');
    const link = page.locator('#main').getByRole('link', { name: 'A hedge in three winters' });
    const table = page.getByRole('table', { name: 'Your courses' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(`/admin/course/${id}`);
    await page.getByText('$25.99').waitFor();
    await expectSound(page, 'managed-courses');
    await table.waitFor();
    await page.setViewportSize(sizes.phone);
    await table.waitFor({ state: 'detached' });
    await page.getByText('$25.99').waitFor();
    await expectUsableByAll(page);
  },
);
