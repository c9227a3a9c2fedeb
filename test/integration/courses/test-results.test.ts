import { expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import {
  addTest,
  deleteQuestion,
  learnersOf,
  mcq,
  newAttempt,
  remark,
  startElsewhere,
  subjective,
  takeTest,
  viewAttempt,
  viewTest,
} from '#test/things/courses/quizzes.ts';
import { addBlock } from '#test/things/news.ts';
import { made, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const [WHEN, HOW, WHY] = ['When?', 'How deep?', 'Why?'] as const;

/** A lesson of Ada's that Ben takes, with two blocks; its test names the place of each question. */
async function aTest(showsAnswers?: boolean) {
  const { id: courseId } = await newCourse(ada);
  const { id: lessonId, richtextId } = await newLesson(ada, courseId);
  const newText = (order: string) =>
    made(addBlock(ada, 'texts', { richtextId, order, textDescription: 'Sow in May.' }));
  const blocks = [await newText('1'), await newText('2')];
  const [first = '', second = ''] = blocks.map(({ id }) => String(id));
  const questions = [
    { ...mcq(WHEN, ['May', 'June']), block: first },
    { ...mcq(HOW, ['2 cm', '9 cm']), block: second },
    { ...subjective(WHY), block: second },
  ];
  await enrol(ben, courseId);
  const save = (asked: readonly object[], shows?: boolean) => send(ada, lessonId, asked, shows);
  expect((await save(questions, showsAnswers)).status).toBe(201);
  return { lessonId, questions, first, second, save };
}

const send = (member: TestMember, lessonId: string, questions: readonly object[], showsAnswers?: boolean) =>
  member.call('POST', '/api/tests/add', { lessonId, questions, showsAnswers }, newKey());

const change = (id: string, questions: readonly object[], showsAnswers?: boolean) =>
  ada.call('PUT', `/api/tests/${id}`, { questions, showsAnswers }, newKey());

const answered = { [WHEN]: 'May', [HOW]: '9 cm', [WHY]: 'It is dry below.' };

test('a finished attempt says of each answer whether it is right, and of a wrong one where the lesson explains it', async () => {
  const { lessonId, second } = await aTest();

  const { body } = await takeTest(ben, lessonId, answered);

  const [when, how, why] = (await viewAttempt(ben, body.data.id)).body.questions;
  const results = [
    { questionId: when.id, isRight: true },
    { questionId: how.id, isRight: false, block: second },
    { questionId: why.id },
  ];
  expect(body.data.results).toEqual(results);
  expect((await viewAttempt(ben, body.data.id)).body.results).toEqual(results);
  expect(JSON.stringify(body)).not.toContain('2 cm');
});

test('a learner is shown no place before an attempt is finished; its teacher is', async () => {
  const { lessonId, first, second } = await aTest();

  const [asked] = (await viewTest(ben, lessonId)).body.data;
  const attempt = await newAttempt(ben, lessonId);
  const elsewhere = (await startElsewhere(ben, lessonId, asked.edition)).body.data;
  const begun = (await viewAttempt(ben, attempt.id)).body;

  expect(JSON.stringify([asked, attempt, elsewhere, begun])).not.toMatch(/"block"|"answer"|"results"/);
  const own = (await viewTest(ada, lessonId)).body.data[0];
  expect(own.questions.map(({ block }: { block: string }) => block)).toEqual([first, second, second]);
});

test('right options are shown once the teacher has said so, and no longer once they say the contrary', async () => {
  const { lessonId, questions } = await aTest();
  const { id } = (await takeTest(ben, lessonId, answered)).body.data;
  const shown = async () => (await viewAttempt(ben, id)).body.results[1].answer;
  expect((await viewTest(ada, lessonId)).body.data[0].showsAnswers).toBe(false);
  expect(await shown()).toBeUndefined();

  await change(lessonId, questions, true);

  expect(await shown()).toBe('2 cm');
  const { results } = (await takeTest(ben, lessonId, { [HOW]: '2 cm' })).body.data;
  expect(results.map(({ answer }: { answer?: string }) => answer)).toEqual(['May', undefined, undefined]);
  // What says nothing of it leaves it as it is.
  const kept = (await change(lessonId, questions)).body;
  expect(kept.showsAnswers).toBe(true);
  await deleteQuestion(ada, kept.questions[0].id);
  expect(await shown()).toBe('2 cm');
  await change(lessonId, questions, false);
  expect(await shown()).toBeUndefined();
});

test("a teacher's mark of a written answer is among the results, with its place where it is wrong", async () => {
  const { lessonId, second } = await aTest();
  const { id } = (await takeTest(ben, lessonId, answered)).body.data;
  const [attempt] = (await learnersOf(ada, lessonId)).body.data;

  await remark(ada, id, [{ questionId: attempt.questions[2].id, isRight: false }], 0);

  expect((await viewAttempt(ben, id)).body.results[2]).toMatchObject({ isRight: false, block: second });
  // The teacher has the answers themselves.
  expect((await viewAttempt(ada, id)).body.results).toBeUndefined();
});

test('a place is a block of the same lesson, or none', async () => {
  const { lessonId, questions, save } = await aTest();
  const elsewhere = (await aTest()).first;

  expect(told(await change(lessonId, [{ ...questions[0], block: elsewhere }]))).toEqual([
    400,
    'test.other-block',
  ]);
  expect((await change(lessonId, [{ ...questions[0], block: '' }])).status).toBe(400);
  expect(
    (await change(lessonId, [{ ...questions[0], block: null }])).body.questions[0].block,
  ).toBeUndefined();
  expect(told(await save(questions))).toEqual([409, 'test.exists']);
  expect(told(await addTest(ben, lessonId))[0]).toBe(403);
});
