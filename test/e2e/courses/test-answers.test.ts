import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, title } from '#test/browser/acts.ts';
import { expectAccessible, shoot, sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { overflowOf } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLessons } from '#test/things/courses/lessons.ts';
import { mcq, newTest, subjective, takeTest } from '#test/things/courses/quizzes.ts';

const { stack, visit } = useSite();

const DEEP = 'How deep does vetch want to lie?';
const WHY = 'What would you change on your own field?';

async function expectFits(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBe(0);
  expect(await crampedOf(page)).toEqual([]);
  await expectAccessible(page);
}

test('a teacher opens an attempt, marks and remarks on it, and its learner sees both', async () => {
  const teacher = await stack.member('teacher-of-vetch');
  const learner = await stack.member('learner-of-vetch');
  const { id } = await newCourse(teacher, { title: 'Living soil' });
  const [lesson = ''] = await newLessons(teacher, id, ['Drilling']);
  await newTest(teacher, lesson, [mcq(DEEP, ['Three centimetres', 'On the surface']), subjective(WHY)]);
  expect((await enrol(learner, id)).status).toBe(201);
  const answers = { [DEEP]: 'Three centimetres', [WHY]: 'I would drill sooner.' };
  expect((await takeTest(learner, lesson, answers)).status).toBe(200);

  const { page } = await visit('teacher-of-vetch', {
    viewport: sizes.phone,
    path: `/lesson/${lesson}`,
  });
  await page.getByRole('link', { name: 'Answers of learners' }).click();
  const attempts = page.getByRole('list', { name: 'Who took this test' });
  await attempts.getByText('1 written answer to mark').waitFor();
  await expectFits(page);
  await shoot(page, 'test-answers');
  await attempts.getByRole('link').click();
  await page.getByText('I would drill sooner.').waitFor();
  await page.getByRole('radio', { name: 'Right', exact: true }).check();
  await page.getByRole('textbox', { name: /^Your remark/ }).fill('Well seen.');
  await expectFits(page);
  await shoot(page, 'test-answers-marking');

  await press(page, 'Save');
  await page.getByText(/^Your remarks to .* are saved\.$/).waitFor();
  await page.getByText('2 of 2 right').waitFor();
  await page.setViewportSize(sizes.desktop);
  await expectFits(page);
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await attempts.getByText('You marked it').waitFor();
  await expectFits(page);

  const { page: theirs } = await visit('learner-of-vetch', {
    viewport: sizes.phone,
    path: `/lesson/${lesson}`,
  });
  await theirs.getByRole('link', { name: /Your teacher marked your answers/ }).click();
  await title(theirs, 'Your answers');
  await theirs.getByText('Well seen.').waitFor();
  await theirs.getByText('2 of 2 right').waitFor();
  await expectFits(theirs);
  await shoot(theirs, 'test-answers-learner');
  await theirs.setViewportSize(sizes.desktop);
  await expectFits(theirs);
});
