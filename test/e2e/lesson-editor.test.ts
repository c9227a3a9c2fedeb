import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { newCourse } from '#test/courses.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf } from '#test/layout.ts';
import { lessonsOf, viewLesson } from '#test/lessons.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'furrow-lessons-'));
afterAll(() => rmSync(folder, { recursive: true }));

const photo = 'lib/local/demo/photo-farmhouse.png';

/** More than a form takes: it goes in parts. */
const SIZE = 7_000_000;
const pdf = join(folder, 'cuts by month.pdf');
writeFileSync(pdf, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(SIZE - 9, 'cut ')]));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const block = (page: Page, name: string) =>
  page.locator('li.block-card', { has: page.getByRole('heading', { name, exact: true }) });

test('a teacher adds a lesson on a phone while the network breaks and the page is reloaded: it arrives whole and once; then they change it', async () => {
  const teacher = await stack.member('wanjiru');
  const course = await newCourse(teacher, { title: 'Grafting in one weekend' });
  const { context, page } = await memberPage(browser, stack, 'wanjiru', {
    viewport: sizes.phone,
    path: `/admin/course/${course.id}`,
  });
  await page.getByRole('link', { name: 'Add lesson' }).click();
  await title(page).waitFor();
  expect(new URL(page.url()).search).toBe(`?course=${course.id}`);
  await press(page, 'Add lesson');
  await page.getByText('You must enter lesson title').waitFor();
  await page.getByText('You must add lesson description').waitFor();
  await expectAccessible(page);

  await title(page).fill('Whip and tongue');
  await page.locator('textarea[name=description]').fill('Two cuts that lock, step by step.');
  await block(page, '1 · Text').getByLabel('Description').fill('Cut both on a slant.');
  await page.getByLabel('Add photo').setInputFiles(photo);
  await block(page, '2 · Photo').getByRole('img').waitFor();
  await page.getByLabel('Add files').setInputFiles([pdf, photo]);
  await page.getByText(/“photo-farmhouse.png” cannot be used/).waitFor();
  await page.getByLabel('Name of cuts by month.pdf').fill('Twelve cuts');
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
  await shoot(page, 'lesson-editor');

  // The lesson is there by then, and its file in storage; that it belongs to the lesson never gets out.
  await page.route('**/api/materials/add', async (route) => {
    await context.setOffline(true);
    return route.abort();
  });
  await press(page, 'Add lesson');
  await page.getByText(/This is kept on this \w+ and goes out by itself/).waitFor();
  await expectAccessible(page);
  await shoot(page, 'lesson-editor-offline');
  await page.unroute('**/api/materials/add');
  await context.setOffline(false);
  await page.reload();

  await expect
    .poll(async () => (await viewLesson(teacher, (await lessonsOf(teacher, course.id))[0].id)).body.materials)
    .toMatchObject([{ name: 'Twelve cuts', file: { name: 'cuts by month.pdf', size: SIZE } }]);
  const [{ id }, ...others] = await lessonsOf(teacher, course.id);
  expect(others).toEqual([]);
  const { body } = await viewLesson(teacher, id);
  expect(body).toMatchObject({ title: 'Whip and tongue', lessonDesc: 'Two cuts that lock, step by step.' });
  expect(body.rich_text.texts).toMatchObject([{ textDescription: 'Cut both on a slant.', order: 1 }]);
  expect(body.rich_text.photos).toMatchObject([{ order: 2 }]);

  await page.goto(`${stack.url}/admin/lesson/edit/${id}`);
  await title(page).fill('Whip and tongue grafts');
  await block(page, '1 · Text').getByLabel('Description').fill('Cut both on a long slant.');
  await press(page, 'Remove: Twelve cuts');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Put back: Twelve cuts' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(sizes.desktop);
  await shoot(page, 'lesson-edit');
  await press(page, 'Save changes');

  await page.waitForURL(`**/admin/course/${course.id}`);
  await page.getByRole('heading', { name: 'Whip and tongue grafts' }).waitFor();
  const changed = (await viewLesson(teacher, id)).body;
  expect(changed.materials).toEqual([]);
  expect(changed.rich_text.texts).toMatchObject([{ textDescription: 'Cut both on a long slant.' }]);
  expect(changed.rich_text.photos).toMatchObject([{ order: 2 }]);
});
