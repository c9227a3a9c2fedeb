import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, connect, pathOf, press, title, typeThere } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { arrived, overflowOf, shiftOf } from '#test/browser/layout.ts';
import { outboxArrived } from '#test/browser/outbox-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSeen, expectSound } from '#test/browser/sound.ts';
import { eventually } from '#test/eventually.ts';
import type { TestMember } from '#test/system/stack.ts';
import { viewCourse } from '#test/things/courses/courses.ts';
import { lessonsOf } from '#test/things/courses/lessons.ts';
import { attemptsOf } from '#test/things/courses/quizzes.ts';

const { stack, visit } = useSite();

const COURSE = 'Living soil in three lessons';
const [SOIL, DRILL, ROLL] = [
  'Reading your soil',
  'Drilling behind the combine',
  'When to let it go',
] as const;
const WORDS = 'Every dry day after the combine costs the cover crop a week in October. ';
const MATERIAL = { name: 'Seed rates by species.pdf', mimeType: 'application/pdf' };

const DEEP = 'How deep does vetch want to lie?';
const WHY = 'Why does the drill have to follow the combine within two days?';
const CHANGE = 'What would you change on your own field this autumn, and why?';

const text = (page: Page) => page.getByText(WORDS.trim()).waitFor();
const next = (page: Page) => page.getByRole('link', { name: 'Next' });
const opensByItself = (page: Page) => page.getByText('This lesson opens by itself').waitFor();
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const panel = (page: Page) => page.getByRole('region', { name: 'Lesson test' });

/** How often each lesson was begun and completed, as the API has it. */
const progressOf = async (learner: TestMember, id: string) =>
  (await lessonsOf(learner, id)).map(
    ({ lesson_progresses: [own] }: { lesson_progresses: { isCompleted: boolean }[] }) =>
      own ? (own.isCompleted ? 'completed' : 'begun') : 'not begun',
  );

/** Builds it by the site's own screens; answers its id. */
async function buildCourse(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add Courses' }).first().click();
  await press(page, 'Continue');
  const dialog = page.getByRole('dialog', { name: 'Create course' });
  await dialog.getByLabel('Title').fill(COURSE);
  await dialog.getByLabel('Description').fill('A field from harvest to harvest.');
  await dialog.getByLabel('Category').selectOption({ label: 'Nature' });
  await dialog.getByLabel('Picture: choose a file').setInputFiles('lib/local/demo/photo-farmhouse.png');
  await dialog.getByAltText('The chosen picture').waitFor();
  await press(page, 'Create course');
  await title(page, COURSE);
  for (const name of [SOIL, DRILL, ROLL]) {
    await page.getByRole('link', { name: 'Add lesson' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
    await page.getByLabel('Lesson description').fill('What two days decide.');
    await page.locator('li.block-card').getByLabel('Description').fill(WORDS);
    if (name === SOIL)
      await page.getByLabel('Add files').setInputFiles({ ...MATERIAL, buffer: Buffer.from('%PDF-1.7\nrye') });
    await press(page, 'Add lesson');
    await page.getByRole('heading', { level: 3, name }).waitFor();
  }
  return pathOf(page).split('/').at(-1) ?? '';
}

async function buildTest(page: Page): Promise<void> {
  await press(page, 'Choice (mcq)');
  await typeThere(page, DEEP);
  await typeOptions(page, ['Three centimetres', 'On the surface', 'Ten centimetres']);
  await page.locator('#question-1').getByRole('radio', { name: 'Option 1 is the correct answer' }).check();
  await press(page, 'Choice (mcq)');
  await typeThere(page, WHY);
  await typeOptions(page, [
    'The straw is still dry enough to bale',
    'The moisture near the surface is still there',
  ]);
  await page.locator('#question-2').getByRole('radio', { name: 'Option 2 is the correct answer' }).check();
  await press(page, 'Own words (subjective)');
  await typeThere(page, CHANGE);
  await press(page, 'Save test');
}

async function typeOptions(page: Page, options: readonly string[]): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const [place, option] of options.entries()) {
    if (place > 0) await page.keyboard.press('Enter');
    await typeThere(page, option);
  }
}

test('a teacher builds a course with a test; a learner on a phone fails it, passes, and completes the course while the network is cut', async () => {
  const teacher = await stack.member('wanjiru');
  const learner = await stack.member('otto');
  const desk = await visit('wanjiru', { path: '/courses' });
  const id = await buildCourse(desk.page);
  const lessonId = (await lessonsOf(teacher, id))[1].id;
  await desk.page.goto(`${stack.url}/lesson/${lessonId}`);
  await desk.page.getByRole('link', { name: 'Add test' }).click();
  await buildTest(desk.page);
  await panel(desk.page).getByText('3 questions').waitFor();

  const { page, context } = await visit('otto', { viewport: sizes.phone, path: null });
  await page.goto(`${stack.url}/course/${id}`);
  await press(page, 'Join Course');
  await page.getByRole('link', { name: 'Go to course' }).click();
  await title(page, SOIL);
  await text(page);
  await page.getByRole('link', { name: /Seed rates by species/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Prev' }).count()).toBe(0);
  await eventually(() => progressOf(learner, id), ['begun', 'not begun', 'not begun']);
  await expectSound(page, 'lesson');
  expect(await crampedByLargeText(page)).toEqual([]);
  await page.reload();
  await text(page);
  await arrived(page);
  expect(await shiftOf(page)).toBe(0);
  expect(await overflowOf(page)).toBe(0);
  await outboxArrived(page);

  // The reply to 'finish' is lost, and the next tries with it.
  let isCut = true;
  await page.route('**/api/lesson-progress/*', async (route) => {
    if (!isCut || route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await next(page).click();
  await title(page, DRILL);
  await opensByItself(page);
  await expectSeen(page, 'lesson-waits');
  isCut = false;
  await connect(page);
  await text(page);
  await eventually(() => progressOf(learner, id), ['completed', 'begun', 'not begun']);

  // A test that is not passed holds the way on, and says so.
  await panel(page).getByText("You didn't finish test yet.").waitFor();
  await expect.poll(() => button(page, 'Next').getAttribute('aria-disabled')).toBe('true');
  await page.getByText('Pass the lesson test first.').waitFor();
  await expectSeen(page, 'lesson-held');

  await takeTest(page, 'On the surface', 'You did not pass the test.', 'Drill vetch sooner.');
  await panel(page).getByText('1/2').waitFor();
  await panel(page).getByText('2 of 2 are needed. Next opens then.').waitFor();
  await expect.poll(async () => (await attemptsOf(learner, lessonId)).body.attempts).toHaveLength(1);
  await takeTest(page, 'Three centimetres', 'You passed the test.');
  await panel(page).getByText('2/2').waitFor();
  await panel(page).getByText('Passed').waitFor();
  await page.reload();
  await next(page).waitFor();
  await arrived(page);
  await outboxArrived(page);

  // The signal goes before 'finish'.
  await context.setOffline(true);
  await next(page).click();
  await title(page, ROLL);
  await opensByItself(page);
  await expect.poll(() => progressOf(learner, id)).toEqual(['completed', 'begun', 'not begun']);
  await context.setOffline(false);
  await text(page);
  await eventually(() => progressOf(learner, id), ['completed', 'completed', 'begun']);

  await page.getByRole('link', { name: 'Prev' }).click();
  await title(page, DRILL);
  await page.getByText('Completed').waitFor();
  await next(page).click();
  await title(page, ROLL);
  await page.getByRole('link', { name: 'Course Complete' }).click();
  await title(page, COURSE);
  expect(pathOf(page)).toBe(`/course/${id}`);
  await page.getByText('You finished this course.').waitFor();
  await page.getByRole('heading', { name: '3 of 3 lessons' }).waitFor();
  await eventually(() => progressOf(learner, id), ['completed', 'completed', 'completed']);
  await expect.poll(async () => (await viewCourse(learner, id)).body.completedCount).toBe(3);
  await expect.poll(async () => (await attemptsOf(learner, lessonId)).body.attempts).toHaveLength(2);
});

/** Chooses an answer to the first question of two that have marks, and the right one to the second. */
async function takeTest(page: Page, deep: string, said: string, change?: string): Promise<void> {
  await press(page, 'Start test');
  await question(page, DEEP);
  await page.getByText('0 answered').waitFor();
  await page.getByRole('radio', { name: deep }).check();
  await press(page, 'Next');
  await page.getByRole('radio', { name: 'The moisture' }).check();
  await press(page, 'Next');
  if (change) await page.getByRole('textbox', { name: CHANGE }).fill(change);
  await press(page, 'Finish Test');
  await page.getByRole('alertdialog', { name: said }).waitFor();
  await press(page, 'Go Back');
}
