import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectUsableByAll, holds, pathOf, press, said, setFont, title, waits } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSeen } from '#test/browser/sound.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { lessonsOf, viewLesson } from '#test/things/courses/lessons.ts';

const { stack, visit } = useSite();

const photo = 'lib/local/demo/photo-farmhouse.png';

/** Where the buttons of the open dialog are, against the window. */
const actsInSight = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, bottom = -1 } = document.querySelector('.dialog-acts')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });

test('a teacher creates a paid course on a phone through a break, makes it free, and deletes it; others are led away', async () => {
  await stack.member('wanjiru');
  const theirs = await newCourse(await stack.member('otto'), { title: 'Drip lines' });
  const { context, page } = await visit('wanjiru', {
    viewport: sizes.phone,
    path: '/courses',
  });

  await page.getByRole('button', { name: 'Add Courses' }).first().click();
  await page.getByRole('radio', { name: 'Live, at a set time' }).check();
  await said(page, 'Sorry!!! this feature is not available');
  await expectSeen(page, 'course-type-live');
  expect(await lostInForcedColours(page)).toEqual([]);
  await page.getByRole('radio', { name: 'At their own pace' }).check();
  await press(page, 'Continue');

  const dialog = page.getByRole('dialog', { name: 'Create course' });
  await dialog.getByLabel('Title').waitFor();
  await page.getByRole('switch', { name: 'Free' }).click();
  await press(page, 'Create course');
  await said(page, 'You must enter course title');
  await said(page, 'You must enter price');
  await expectSeen(page, 'course-form-errors');
  await expectUsableByAll(page);
  // Its buttons stay in reach, whatever is above them, in large text too.
  for (const font of [32, 16]) {
    await setFont(page, font);
    await expect.poll(() => actsInSight(page)).toBe(true);
  }

  await dialog.getByLabel('Title').fill('Grafting in one weekend');
  await dialog.getByLabel('Description').fill('Whip and tongue, cleft and bark grafts.');
  await dialog.getByLabel('Category').selectOption({ label: 'Nature' });
  await dialog.getByRole('textbox', { name: /^Price/ }).fill('12,50');
  await dialog.getByLabel('Picture: choose a file').setInputFiles(photo);
  await dialog.getByAltText('The chosen picture').waitFor();

  // Whoever comes back finds all of it, the picture too.
  await page.reload();
  await dialog.getByAltText('The chosen picture').waitFor();
  await holds(dialog.getByRole('textbox', { name: /^Price/ }), '12,50');
  // What there is to choose from comes by itself.
  await expect
    .poll(() => dialog.getByLabel('Category').locator('option:checked').textContent())
    .toBe('Nature');
  await context.setOffline(true);
  await press(page, 'Create course');
  await page
    .getByText(/^There is no connection right now\. This is kept on this \w+/)
    .first()
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
  await waits(page).waitFor();
  await shoot(page, 'course-waiting');
  await context.setOffline(false);
  await said(page, '“Grafting in one weekend” is created.');
  await page.getByRole('link', { name: 'Grafting in one weekend' }).first().click();
  await title(page, 'Grafting in one weekend');
  expect(pathOf(page)).toMatch(/^\/admin\/course\/./);
  const address = page.url();
  for (const text of ['Your course', 'Nature', '$12.50', 'No lessons yet']) await said(page, text);
  await expect
    .poll(() => page.locator('.course-head img').getAttribute('src'))
    .toContain(`${stack.contentUrl}/thumbnail/`);
  await expectSeen(page, 'course-owner-empty');
  await expectUsableByAll(page);

  await press(page, 'Edit course');
  await page.getByRole('switch', { name: 'Free' }).click();
  await press(page, 'Save');
  await said(page, '“Grafting in one weekend” is changed.');
  // It closes by a step back in the history, which would end the visit of another address that begins meanwhile.
  await page.getByRole('dialog', { name: 'Edit course' }).waitFor({ state: 'detached' });
  await page.locator('.course-head').getByText('Free', { exact: true }).waitFor();

  // Another's leads to the list.
  await page.goto(`${stack.url}/admin/course/${theirs.id}`);
  await expect.poll(() => pathOf(page)).toBe('/courses');
  await page.getByRole('link', { name: 'Drip lines' }).waitFor();

  // From the list one arrives at its title, though a part of the page is still to come.
  await page.getByRole('link', { name: 'Grafting in one weekend' }).click();
  await expect.poll(() => page.url()).toBe(address);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('h1')?.textContent))
    .toBe('Grafting in one weekend');

  await press(page, 'Delete course');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question
    .getByText('“Grafting in one weekend” goes with its lessons, files and tests, for everyone.')
    .waitFor();
  await shoot(page, 'course-delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => pathOf(page)).toBe('/courses');
  await said(page, '“Grafting in one weekend” is deleted.');
  expect(await page.getByRole('link', { name: 'Grafting in one weekend' }).count()).toBe(0);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This course is not here' }).waitFor();
});

const folder = mkdtempSync(join(tmpdir(), 'furrow-lessons-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than a form takes: it goes in parts. */
const SIZE = 7_000_000;
const pdf = join(folder, 'cuts by month.pdf');
writeFileSync(pdf, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(SIZE - 9, 'cut ')]));

const lessonTitle = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const block = (page: Page, name: string) =>
  page.locator('li.block-card', { has: page.getByRole('heading', { name, exact: true }) });

test('a teacher adds a lesson on a phone while the network breaks and the page is reloaded: it arrives whole and once; then they change it', async () => {
  const teacher = await stack.member('nyokabi');
  const course = await newCourse(teacher, { title: 'Grafting in one weekend' });
  const { context, page } = await visit('nyokabi', {
    viewport: sizes.phone,
    path: `/admin/course/${course.id}`,
  });
  await page.getByRole('link', { name: 'Add lesson' }).click();
  await lessonTitle(page).waitFor();
  expect(new URL(page.url()).search).toBe(`?course=${course.id}`);
  await press(page, 'Add lesson');
  await page.getByText('You must enter lesson title').waitFor();
  await page.getByText('You must add lesson description').waitFor();
  await expectAccessible(page);

  await lessonTitle(page).fill('Whip and tongue');
  await page.getByLabel('Lesson description').fill('Two cuts that lock, step by step.');
  await block(page, '1 · Text').getByLabel('Description').fill('Cut both on a slant.');
  await page.getByLabel('Add photo').setInputFiles(photo);
  await block(page, '2 · Photo').getByRole('img').waitFor();
  await page.getByLabel('Add files').setInputFiles([pdf, photo]);
  await page.getByText(/“photo-farmhouse.png” cannot be used/).waitFor();
  await page.getByLabel('Name of cuts by month.pdf').fill('Twelve cuts');
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await expectUsableByAll(page);
  await shoot(page, 'lesson-editor');

  // The lesson is there by then, and its file in storage; that it belongs to the lesson never gets out.
  await page.route('**/api/materials/add', async (route) => {
    await context.setOffline(true);
    // The browser may have ended it by then.
    return route.abort().catch(() => undefined);
  });
  await press(page, 'Add lesson');
  await page
    .getByText(/This is kept on this \w+ and goes out by itself/)
    .first()
    .waitFor();
  await expectSeen(page, 'lesson-editor-offline');
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
  await lessonTitle(page).fill('Whip and tongue grafts');
  await block(page, '1 · Text').getByLabel('Description').fill('Cut both on a long slant.');
  await press(page, 'Remove: Twelve cuts');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Put back: Twelve cuts' }).waitFor();
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
