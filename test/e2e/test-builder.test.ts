import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { newCourse } from '#test/courses.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { lostInForcedColours } from '#test/forced-colors.ts';
import { overflowOf } from '#test/layout.ts';
import { lessonsOf, newLessons } from '#test/lessons.ts';
import { memberPage } from '#test/member-page.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const centreOf = async (of: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
const grip = (page: Page, of: string) => page.getByRole('button', { name: `Move: ${of}`, exact: true });
/** What moves the rows comes by itself, a moment after them. */
const sorterIsHere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('sort-by-pointer')),
  );

test('a teacher puts lessons in order with the mouse and with the keys', async () => {
  const teacher = await stack.member('wanjiru');
  const course = await newCourse(teacher, { title: 'Grafting in one weekend' });
  await newLessons(teacher, course.id, [
    'Choosing scion and stock',
    'The whip and tongue',
    'Cleft and bark grafts',
  ]);
  const titles = async () =>
    (await lessonsOf(teacher, course.id)).map(({ title }: { title: string }) => title);
  const { page } = await memberPage(browser, stack, 'wanjiru', { path: `/admin/course/${course.id}` });
  const shown = () => page.locator('.owner-lesson h3').allTextContents();
  await sorterIsHere(page);

  const from = await centreOf(grip(page, 'Choosing scion and stock'));
  const to = await centreOf(grip(page, 'Cleft and bark grafts'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y + 10, { steps: 8 });
  await page.locator('.owner-lesson.is-held').waitFor();
  await shoot(page, 'owner-lesson-dragged');
  await page.mouse.up();

  const dragged = ['The whip and tongue', 'Cleft and bark grafts', 'Choosing scion and stock'];
  await expect.poll(shown).toEqual(dragged);
  await expect.poll(titles).toEqual(dragged);

  await grip(page, 'The whip and tongue').focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('status')
    .getByText('Lesson 1 of 3 is held. Arrow keys move it, Space puts it down, Esc puts it back.')
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await shoot(page, 'owner-lesson-held');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
  await page.keyboard.press('Space');

  const moved = ['Cleft and bark grafts', 'The whip and tongue', 'Choosing scion and stock'];
  await expect.poll(shown).toEqual(moved);
  await expect.poll(titles).toEqual(moved);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize(sizes.phone);
  await shoot(page, 'owner-lessons-phone');
  expect(await overflowOf(page)).toBe(0);
});
