import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessons } from '#contract/lessons/lessons.ts';
import type { QuestionResult } from '#contract/quizzes/user-tests.ts';
import { callsTo, follow, heading, hrefOf, press, question } from '#test/hands.ts';
import { isAt, json } from '#test/web.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { aBegunAttempt, aWholeLesson } from './a-test.ts';
import {
  answerAndFinish,
  choose,
  FINISH,
  isNotSent,
  items,
  passed,
  testScreens,
  unreachable,
} from './test-screens.tsx';

const { show } = testScreens();
const DONE = 'PUT /api/lesson-progress/soil001';

const results = (...more: Partial<QuestionResult>[]): QuestionResult[] =>
  more.map((result, index) => ({ questionId: `q${index + 1}`, ...result }));
const finished = (marks: number, is_passed: boolean, ...more: Partial<QuestionResult>[]) => {
  const { data } = passed(marks);
  const message = is_passed ? 'You passed the test.' : 'You did not pass the test.';
  return { message, data: { ...data, is_passed, results: results(...more) } };
};

/** The lesson, as its page has kept it. */
const keepLesson = (more = {}) => keepReply(lessons.getLesson, { id: 'l1' }, aWholeLesson(more));

test('a finished test says of each answer whether it is right, and where the lesson explains what is wrong', async () => {
  const reply = finished(1, false, { isRight: true }, { isRight: false, block: 'b7' }, {});
  await show(aBegunAttempt(3), { [FINISH]: () => json(reply) });
  await choose('Two centimetres');
  await press('Next');
  await choose('On the surface');
  await press('Next');
  await press('Finish Test');

  const said = await question('You did not pass the test.');

  said.getByText('1 of 2 right');
  const rows = within(said.getByRole('list', { name: 'Your answers' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Question 1RightHow deep, crop 1?Two centimetres',
    'Question 2WrongHow deep, crop 2?On the surfaceRead it in the lesson',
    'Question 3What would you change?No answerYour teacher has not marked this yet.',
  ]);
  expect(hrefOf('Read it in the lesson: Question 2', said)).toBe('/lesson/l1#b7');
  expect(said.queryByText('Next lesson')).toBeNull();
});

test('the right option is there where the API sends it', async () => {
  const reply = finished(0, false, { isRight: false, answer: 'Ten centimetres' });
  await show(aBegunAttempt(2), { [FINISH]: () => json(reply) });
  await answerAndFinish();

  await question('You did not pass the test.');

  expect(items()[0]).toContain('Right answer: Ten centimetres');
});

test('a pass offers the next lesson, which completes this one and begins the next', async () => {
  await keepLesson();
  const asked = await show(aBegunAttempt(2), {
    [FINISH]: () => json(finished(2, true, { isRight: true })),
    'POST /api/lesson-progress/start': () => json({ data: {} }, 500),
    [DONE]: () => json({ data: { id: 'soil001', lessonId: 'l1', isCompleted: true, startTime: '1' } }),
  });
  await answerAndFinish();
  const said = await question('You passed the test.');
  expect(document.activeElement?.textContent).toBe('Next lesson');
  said.getByRole('button', { name: 'Go Back' });

  await follow('Next lesson');

  await isAt('/lesson/l2');
  await expect.poll(() => callsTo(asked, DONE).length).toBeGreaterThan(0);
});

test('after the last lesson it is the course', async () => {
  await keepLesson({ next: undefined });
  await show(aBegunAttempt(2), { [FINISH]: () => json(finished(2, true, { isRight: true })) });
  await answerAndFinish();
  const said = await question('You passed the test.');

  expect(hrefOf('Course Complete', said)).toBe('/course/soil');
});

test('what was finished without a connection gets its result once it has arrived', async () => {
  const api = unreachable();
  await show(aBegunAttempt(2), api.answers);
  await answerAndFinish();
  await isNotSent();
  screen.getByText(/They go out by themselves where there is signal, and then you see the result/);

  api.reply(finished(1, true, { isRight: true }, {}));

  await question('You passed the test.');
  expect(items()[0]).toContain('Right');
});

test('a finished attempt that is opened again says it too', async () => {
  const attempt = aBegunAttempt(2, {
    ...passed().data,
    choices: [{ questionId: 'q1', choice: 'On the surface' }],
    results: results({ isRight: false, block: 'b7', answer: 'Ten centimetres' }, {}),
  });
  await show(attempt);

  await heading('Your answers');

  expect(items()[0]).toMatch(/WrongHow deep, crop 1\?On the surface *Right answer: Ten centimetres/);
  expect(hrefOf('Read it in the lesson: Question 1')).toBe('/lesson/l1#b7');
});
