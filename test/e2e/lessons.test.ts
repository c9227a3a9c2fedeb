import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { enrol, newCourse, viewCourse } from '#test/courses.ts';
import { crampedByLargeText } from '#test/cramped.ts';
import { eventually } from '#test/eventually.ts';
import { arrived, overflowOf, shiftOf } from '#test/layout.ts';
import { lessonsOf, newLesson } from '#test/lessons.ts';
import { newMaterial } from '#test/materials.ts';
import { memberPage } from '#test/member-page.ts';
import { addBlock } from '#test/news.ts';
import { png } from '#test/pictures.ts';
import { type TestMember, useStack } from '#test/stack.ts';
import { newTest, takeTest } from '#test/tests.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const TITLES = ['Reading your soil', 'Drilling behind the combine', 'When to let it go'];
const HEADING = 'Why the clock starts at harvest';
const WORDS = 'Every dry day after the combine costs the cover crop a week in October. '.repeat(6);

/** A course of three lessons with something to read in each, the second with a test. */
async function courseOf(teacher: TestMember) {
  const { id } = await newCourse(teacher, { title: 'Living soil in three lessons' });
  const lessons: string[] = [];
  for (const title of TITLES) {
    const cover = new File([png], 'cover.png', { type: 'image/png' });
    const lesson = await newLesson(teacher, id, { title, coverImg: cover });
    lessons.push(lesson.id);
    const text = { richtextId: lesson.richtextId, order: '1', textHeading: HEADING, textDescription: WORDS };
    expect((await addBlock(teacher, 'texts', text)).status).toBe(201);
  }
  const [first = '', second = '', third = ''] = lessons;
  await newMaterial(teacher, first, { name: 'Seed rates by species' });
  await newTest(teacher, second);
  return { id, lessons: [first, second, third] as const };
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const text = (page: Page) => page.getByRole('heading', { name: HEADING }).waitFor();
const next = (page: Page) => page.getByRole('link', { name: 'Next' });
const opensByItself = (page: Page) => page.getByText('This lesson opens by itself').waitFor();

/** How often each lesson was begun and completed, as the API has it. */
const progressOf = async (learner: TestMember, id: string) =>
  (await lessonsOf(learner, id)).map(
    ({ lesson_progresses: [own] }: { lesson_progresses: { isCompleted: boolean }[] }) =>
      own ? (own.isCompleted ? 'completed' : 'begun') : 'not begun',
  );

test('a learner goes through a course on a phone while the network is cut twice', async () => {
  const teacher = await stack.member('teacher-of-lessons');
  const learner = await stack.member('learner-of-lessons');
  const { id, lessons } = await courseOf(teacher);
  await enrol(learner, id);
  const { page, context } = await memberPage(browser, stack, 'learner-of-lessons', {
    viewport: sizes.phone,
    path: null,
  });

  await page.goto(`${stack.url}/course/${id}`);
  await page.getByRole('link', { name: 'Go to course' }).click();
  await title(page, TITLES[0] as string);
  await text(page);
  await page.getByRole('link', { name: /Seed rates by species/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Prev' }).count()).toBe(0);
  await eventually(() => progressOf(learner, id), ['begun', 'not begun', 'not begun']);
  await expectAccessible(page);
  await shoot(page, 'lesson');
  expect(await crampedByLargeText(page)).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  await expectAccessible(page);
  await shoot(page, 'lesson');
  await page.setViewportSize(sizes.phone);
  await page.reload();
  await text(page);
  await arrived(page);
  expect(await shiftOf(page)).toBe(0);
  expect(await overflowOf(page)).toBe(0);

  // The reply to 'finish' is lost, and the next tries with it.
  let isCut = true;
  await page.route('**/api/lesson-progress/*', async (route) => {
    if (!isCut || route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await next(page).click();
  await title(page, TITLES[1] as string);
  await opensByItself(page);
  await expectAccessible(page);
  await shoot(page, 'lesson-waits');
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await text(page);
  await eventually(() => progressOf(learner, id), ['completed', 'begun', 'not begun']);

  // A test that is not passed holds the way on, and says so.
  const held = page.getByRole('button', { name: 'Next' });
  expect(await held.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Pass the lesson test first.').waitFor();
  await shoot(page, 'lesson-held');
  await expectAccessible(page);
  const { body } = await takeTest(learner, lessons[1], { 'When is rapeseed sown?': 'August' });
  expect(body.message).toBe('You passed the test.');
  await page.reload();
  await next(page).waitFor();
  await page.waitForLoadState('networkidle');

  // The signal goes before 'finish'.
  await context.setOffline(true);
  await next(page).click();
  await title(page, TITLES[2] as string);
  await opensByItself(page);
  expect(await progressOf(learner, id)).toEqual(['completed', 'begun', 'not begun']);
  await context.setOffline(false);
  await text(page);
  await eventually(() => progressOf(learner, id), ['completed', 'completed', 'begun']);

  await page.getByRole('link', { name: 'Prev' }).click();
  await title(page, TITLES[1] as string);
  await page.getByText('Completed').waitFor();
  await next(page).click();
  await title(page, TITLES[2] as string);
  await page.getByRole('link', { name: 'Course Complete' }).click();
  await page.getByRole('heading', { name: '3 of 3 lessons' }).waitFor();
  await page.getByText('That was the last lesson of Living soil in three lessons. Well done!').waitFor();
  await eventually(() => progressOf(learner, id), ['completed', 'completed', 'completed']);
  expect((await viewCourse(learner, id)).body.completedCount).toBe(3);
});
