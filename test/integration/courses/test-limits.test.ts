import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import {
  addTest,
  changeTest,
  deleteQuestion,
  finishTest,
  mcq,
  newTest,
  startElsewhere,
  startTest,
  subjective,
  twoQuestions,
  viewAttempt,
  viewTest,
} from '#test/things/courses/quizzes.ts';
import { told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

async function aLesson(): Promise<string> {
  const { id } = await newCourse(ada);
  await enrol(ben, id);
  return (await newLesson(ada, id)).id;
}

const GAPS = 'Please fill out all the input.';

/** So many emoji, of four bytes each and in no order, so that no packing makes them few. */
function emoji(count: number): string {
  seed += 1;
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCodePoint(0x1f300 + ((state >>> 12) % 0x2ff));
  }).join('');
}
let seed = 0;
const largest = () => Array.from({ length: 20 }, () => emoji(200));

describe('the largest test', () => {
  test('is stored, read, begun, finished and changed, and each reply is repeated whole', async () => {
    const lessonId = await aLesson();
    const questions = Array.from({ length: 100 }, () => mcq(emoji(1000), largest()));
    const key = newKey();

    const made = await addTest(ada, lessonId, questions, key);

    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const stored = made.body.data.questions;
    expect(stored.map(({ id, testId, ...question }: { id: string; testId: string }) => question)).toEqual(
      questions,
    );
    expect((await addTest(ada, lessonId, questions, key)).body).toEqual(made.body);
    expect((await viewTest(ada, lessonId)).body.data).toEqual([made.body.data]);
    const begun = await startTest(ben, lessonId);
    expect([begun.status, begun.body.data.questions.length]).toEqual([201, 100]);
    const choices = stored.map(({ id, answer }: { id: string; answer: string }) => ({
      questionId: id,
      choice: answer,
    }));
    const finished = await finishTest(ben, begun.body.data.id, choices);
    expect(finished.body.data).toMatchObject({ marks: 100, total_marks: 100, is_passed: true });
    expect((await viewAttempt(ben, begun.body.data.id)).body.choices).toEqual(choices);
    expect((await changeTest(ada, lessonId, stored.toReversed(), 0)).body.questions).toEqual(
      stored.toReversed(),
    );
    // Now one that nobody began takes the place of another.
    expect((await changeTest(ada, lessonId, stored, 1)).body.questions).toEqual(stored);
    expect((await deleteQuestion(ada, stored[0].id)).status).toBe(200);
    expect((await viewTest(ada, lessonId)).body.data[0].questions).toEqual(stored.slice(1));
  });

  test('takes as long answers as there may be', async () => {
    const lessonId = await aLesson();
    await newTest(
      ada,
      lessonId,
      Array.from({ length: 100 }, (_, index) => subjective(`Number ${index}?`)),
    );
    const { id, questions } = (await startTest(ben, lessonId)).body.data;
    const choices = questions.map(({ id }: { id: string }, place: number) => ({
      questionId: id,
      choice: place < 50 ? emoji(2000) : '',
    }));
    const tooMany = [...choices.slice(0, 99), { questionId: questions[99].id, choice: '!' }];

    expect(toldOfFields(await finishTest(ben, id, tooMany))).toEqual([
      400,
      { choices: 'All answers together have at most 100,000 characters, please.' },
    ]);
    expect((await finishTest(ben, id, choices)).body).toMatchObject({ data: { is_passed: false } });
    expect((await viewAttempt(ben, id)).body.choices).toEqual(choices);
  });

  test('can be taken five hundred times, and no more', async () => {
    const lessonId = await aLesson();
    await newTest(ada, lessonId);
    const { id } = (await startTest(ben, lessonId)).body.data;
    await finishTest(ben, id, []);
    const { keys } = await import('#platform/table/keys.ts');
    const { courseOfLesson } = await import('#kinds/lessons/lesson-id.ts');
    const { update } = await import('#platform/table/update.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const tries = keys.tries(courseOfLesson(lessonId), ben.id, lessonId);
    await writeTogether([{ update: update(tries, { set: { finished: 499 } }) }]);

    const [beside] = (await viewTest(ben, lessonId)).body.data;
    const another = await startElsewhere(ben, lessonId, beside.edition);
    const last = await startTest(ben, lessonId);
    expect([another.status, last.status]).toEqual([201, 201]);
    await finishTest(ben, last.body.data.id, []);

    expect(told(await finishTest(ben, another.body.data.id, []))).toEqual([409, 'user-test.full']);

    expect(await startTest(ben, lessonId)).toMatchObject({ status: 409, body: { code: 'user-test.full' } });
  });
});

test('of a course two thousand attempts are listed, and it is said that there are more', async () => {
  const lessonId = await aLesson();
  await newTest(ada, lessonId);
  const { id } = (await startTest(ben, lessonId)).body.data;
  const { keys } = await import('#platform/table/keys.ts');
  const { courseOfLesson } = await import('#kinds/lessons/lesson-id.ts');
  const { findItem, writeBatch } = await import('#platform/table/table.ts');
  const courseId = courseOfLesson(lessonId);
  const begun = await findItem(keys.attempt(courseId, ben.id, id));
  const listed = async () => (await ben.call('GET', `/api/user_tests/course/${courseId}`)).body;
  const addFinished = async (from: number, count: number) => {
    const puts = Array.from({ length: count }, (_, index) => {
      // Before what is begun.
      const other = `${lessonId}00A${String(from + index).padStart(23, '0')}`;
      const item = { ...begun, ...keys.attempt(courseId, ben.id, other), id: other };
      return { PutRequest: { Item: { ...item, test_taken: new Date(index).toISOString() } } };
    });
    while (puts.length > 0) await writeBatch(puts.splice(0, 100));
  };

  await addFinished(0, 1999);
  expect(await listed()).toEqual({ data: expect.objectContaining({ length: 1999 }) });
  await addFinished(1999, 2);

  expect(await listed()).toEqual({ data: expect.objectContaining({ length: 2000 }), partial: true });
}, 240_000);

const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
/** What is wrong in the third question, or in all of it. */
const wrongThird: [string, unknown, string][] = [
  ['a blank question', subjective(' \u200b'), GAPS],
  ['a long question', subjective('💧'.repeat(1001)), 'At most 1,000 characters, please.'],
  ['multiple choice without options', { ...mcq('Which?', []), answer: 'x' }, GAPS],
  ['options that are missing', { type: 'mcq', question: 'Which?', answer: 'x' }, GAPS],
  ['a blank option', mcq('Which?', ['a', '']), GAPS],
  ['21 options', mcq('Which?', options(21)), 'A question has 20 options at most.'],
  ['a long option', mcq('Which?', ['a', 'b'.repeat(201)]), 'At most 200 characters, please.'],
  ['the same option twice', mcq('Which?', ['a', 'b', 'a']), 'This option is there twice.'],
  ['an option that looks like another', mcq('Which?', ['a', 'b', ' a\u202e']), 'This option is there twice.'],
  ['no answer', { type: 'mcq', question: 'Which?', options: ['a'] }, GAPS],
  ['null for an answer', { ...mcq('Which?', ['a']), answer: null }, GAPS],
  ['an answer that is no option', mcq('Which?', ['a', 'b'], 'A'), GAPS],
  [
    'another type',
    { type: 'essay', question: 'Why?' },
    'A question is multiple choice (mcq) or a written answer (subjective).',
  ],
  ['null for a question', null, GAPS],
  ['a text for a question', 'Why?', GAPS],
  ['a text for options', { type: 'mcq', question: 'Which?', options: 'ab', answer: 'a' }, GAPS],
];
const twice = { id: 'x', ...twoQuestions[1] };
const wrong: [string, unknown, string][] = [
  ['no question', [], 'A test has at least one question.'],
  ['what is no list', { 0: twoQuestions[0] }, 'A test has at least one question.'],
  ['101 questions', options(101).map(subjective), 'A test has 100 questions at most.'],
  ['the same question twice', [twice, twice], 'Question 2: This question is there twice.'],
  [
    'a gap in one and no answer in one before it',
    [...twoQuestions, mcq('Which?', ['a'], 'b'), subjective('')],
    `Question 3: ${GAPS}`,
  ],
  ...wrongThird.map(([what, question, told]): [string, unknown, string] => [
    what,
    [...twoQuestions, question],
    `Question 3: ${told}`,
  ]),
];

describe('refused in words', () => {
  let lessonId: string;
  beforeAll(async () => {
    lessonId = await aLesson();
  });

  test.each(wrong)('is a test with %s', async (_, questions, told) => {
    const added = await ada.call('POST', '/api/tests/add', { lessonId, questions });
    const changed = await ada.call('PUT', `/api/tests/${lessonId}`, { questions });

    for (const { status, body } of [added, changed]) {
      expect([status, body.fields]).toEqual([400, { questions: told }]);
      // What is documented is said as it is; where, the field says.
      expect(body.fields.questions.endsWith(body.error)).toBe(true);
    }
    expect((await viewTest(ada, lessonId)).body).toEqual({ data: [] });
  });

  const id = 'x'.repeat(60);
  const unsaid = 'Choice 1: Please say what was chosen.';
  const long = { questionId: id, choice: '💧'.repeat(2001) };
  const said = { questionId: id, choice: 'a' };
  const choices: [string, unknown, string][] = [
    ['no choices', undefined, 'Please say what was chosen.'],
    ['a choice without its question', [{ choice: 'a' }], expect.stringMatching(/^Choice 1: /) as string],
    ['null for a choice', [null], unsaid],
    ['a text for a choice', ['a'], unsaid],
    ['a choice that is a number', [{ questionId: id, choice: 1 }], unsaid],
    ['a long answer', [long], 'Choice 1: At most 2,000 characters, please.'],
    ['an answer twice', [said, said], 'A question is answered here twice.'],
    [
      '101 choices',
      options(101).map((of) => ({ ...said, questionId: of })),
      'A test has 100 questions at most.',
    ],
  ];
  test.each(choices)('is an attempt with %s', async (_, given, told) => {
    const { status, body } = await ben.call('PUT', `/api/user_tests/${id}`, { endTime: '1', choices: given });

    expect([status, body.fields]).toEqual([400, { choices: told }]);
  });

  test('is one more option than there is room for only where it is; the most there may be are taken', async () => {
    const most = mcq('💧'.repeat(1000), [...options(19), '💧'.repeat(200)], '💧'.repeat(200));

    expect((await addTest(ada, lessonId, [most])).status).toBe(201);
  });
});
