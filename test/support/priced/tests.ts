import type { Choice } from '#contract/quizzes/user-tests.ts';
import { ask } from '#test/system/functions.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { changeTest, mcq, newAttempt, newTest, remark, subjective } from '#test/things/courses/quizzes.ts';
import { learnersOf, type People, type Requests } from './asked.ts';
import { courses } from './courses.ts';
import { lessons } from './lessons.ts';

/**
 * Of the first of 200 lessons: Ada has begun an attempt at what its test asked before. Of those she made one has a
 * test.
 */
export const tests = {
  taken: '',
  attempt: '',
  given: '',
  changed: '',
  question: '',
  answers: [] as Choice[],
};
/** What eight others finished there, two of them with a remark, and one written answer of these. */
const answered = { attempt: '', written: '' };

/** Of four options each. */
const tenQuestions = Array.from({ length: 10 }, (_, index) =>
  mcq(
    `What do you do in week ${index} when it has not rained for long?`,
    ['sow', 'wait', 'water', 'roll'].map((what) => `I ${what} as soon as there is time for it`),
  ),
);

/** The first keeps its id, and is deleted afterwards. */
const keptQuestions = () =>
  tenQuestions.map((one, index) => (index === 0 ? { ...one, id: tests.question } : one));

export async function prepareAttempts({ ada, ben }: People) {
  tests.taken = lessons.first;
  await newTest(ben, tests.taken, tenQuestions);
  const attempt = await newAttempt(ada, tests.taken);
  tests.attempt = attempt.id;
  tests.answers = attempt.questions.map(({ id, options }: { id: string; options: string[] }) => ({
    questionId: id,
    choice: options[0],
  }));
  await changeTest(ben, tests.taken, [...tenQuestions, subjective('What did you see?')]);
  // The first to begin: from then on what it asks is kept.
  await ask('enrolls/enroll', 'cleo', { body: { courseId: courses.taken } });
  await ask('user-tests/start-test', 'cleo', {
    body: { lessonId: tests.taken, startTime: '1741600000000' },
  });
  await haveAnswered(ben, tests.taken);
}

export async function prepareTests({ ada }: People) {
  [tests.given = '', tests.changed = ''] = lessons.turned;
  tests.question = (await newTest(ada, tests.changed, tenQuestions)).questions[0].id;
}

/** Eight members, who follow nothing, take the test of a lesson; two of them are told something. */
async function haveAnswered(ben: TestMember, lessonId: string) {
  const { keys } = await import('#platform/table/keys.ts');
  const learners = learnersOf(8);
  await putItems(learners.map((id, index) => ({ ...keys.user(id), id, username: `l${index}` })));
  for (const [place, userId] of learners.entries()) {
    await ask('enrolls/enroll', userId, { body: { courseId: courses.taken } });
    const body = { lessonId, startTime: '1741600000000' };
    const { id, questions } = (await ask('user-tests/start-test', userId, { body })).body.data;
    const written = questions.at(-1).id;
    const choices = [{ questionId: written, choice: 'Rain. '.repeat(40) }];
    await ask('user-tests/finish-test', userId, {
      path: { id },
      body: { endTime: '1741601800000', choices },
    });
    if (place < 2) await remark(ben, id, [{ questionId: written, text: 'Well seen.' }]);
    Object.assign(answered, { attempt: id, written });
  }
}

export const testsRequests = ({ ben }: People): Requests => ({
  'GET /api/tests/lesson/{lessonId}': () => [[tests.taken]],
  'POST /api/tests/add': () => [[], { lessonId: tests.given, questions: tenQuestions }],
  'PUT /api/tests/{id}': () => [[tests.changed], { questions: keptQuestions() }],
  'GET /api/questions/lesson/{lessonId}': () => [[tests.taken]],
  'GET /api/questions/test/{testId}': () => [[tests.taken]],
  'DELETE /api/questions/{id}': () => [[tests.question]],
  'POST /api/user_tests/start': () => [[], { lessonId: tests.taken, startTime: '1741600000000' }],
  'GET /api/user_tests/lesson/{lessonId}': () => [[tests.taken]],
  'GET /api/user_tests/course/{courseId}': () => [[courses.taken]],
  'GET /api/user_tests/lesson/{lessonId}/learners': () => [[tests.taken], undefined, ben],
  'PUT /api/user_tests/{id}/remarks': () => [
    [answered.attempt],
    { remarks: [{ questionId: answered.written, text: 'Well seen.', isRight: true }] },
    ben,
  ],
  'GET /api/user_tests/{id}': () => [[tests.attempt]],
  'PUT /api/user_tests/{id}': () => [[tests.attempt], { endTime: '1741601800000', choices: tests.answers }],
});
