import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { pathParameters, type Route } from '#contract/route.ts';
import { fieldsOf, makeThings, permissionRows, type Things } from '#test/contract/permission-rows.ts';
import { newKey } from '#test/forms.ts';
import { itemsIn } from '#test/system/items.ts';
import { type TestMember, type TestReply, useMembers, useStack } from '#test/system/stack.ts';
import { enrol } from '#test/things/courses/courses.ts';
import { startLesson } from '#test/things/courses/lessons.ts';
import { addTest, changeTest, finishTest, mcq, newAttempt, viewTest } from '#test/things/courses/quizzes.ts';

const stack = useStack();
const { ben, eve, root } = useMembers(stack, 'ben', 'eve', 'root');

/** Sent as the right answer of what has none: nobody is ever to read it. */
const SECRET = 'Nobody but its teacher knows this';
const asked = (answer: string) => [
  { ...mcq('Which of them?', ['First', 'Second', 'Third'], answer) },
  { type: 'subjective', question: 'Why?', answer: SECRET, options: [SECRET] },
];

/**
 * A course of somebody's with a test of that right answer, which has been changed, and which Ben has begun and
 * finished.
 */
async function aCourse(name: string, answer: string) {
  const things = await makeThings(await stack.member(name), `Village of ${name}`);
  const { owner, courseId, lessonId } = things;
  for (const member of [ben, root]) await enrol(member, courseId);
  await changeTest(owner, lessonId, asked('Third'));
  await startLesson(ben, lessonId);
  const earlier = await newAttempt(ben, lessonId);
  await finishTest(ben, earlier.id, choicesFor(earlier, 'Second'));
  const { body } = await changeTest(owner, lessonId, asked(answer));
  const { id: attemptId } = await newAttempt(ben, lessonId);
  return { ...things, questionId: String(body.questions[0].id), attemptId, earlierId: String(earlier.id) };
}
type Course = Awaited<ReturnType<typeof aCourse>>;

const choicesFor = ({ questions }: { questions: { id: string }[] }, choice: string) =>
  questions.map(({ id }) => ({ questionId: id, choice }));

/** Asserts that a reply has nothing of it, and answers its status. */
function checked(what: unknown, { status, body, headers }: TestReply): number {
  const told = JSON.stringify([body, [...headers]]);
  expect([what, told.includes(SECRET), /"answer\\*"\s*:/.test(told)]).toEqual([what, false, false]);
  return status;
}

const rows = Object.entries(contract).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => [`${domain}.${name}`, route] as const),
);

/** Asks a row in every way that these ids allow, as the member; answers how each was answered. */
async function walk(member: TestMember, name: string, route: Route, course: Course): Promise<number[]> {
  const [path, body] = permissionRows[name]?.ask(course as Things) ?? [''];
  const fields = {
    ...fieldsOf(body),
    lessonId: course.lessonId,
    testId: course.lessonId,
    courseId: course.courseId,
    questionId: course.questionId,
    startTime: '1',
    endTime: '2',
    questions: asked('First'),
    choices: [{ questionId: course.questionId, choice: 'Second' }],
    ...(name === 'lessons.orderLessons' && { ids: [course.lessonId] }),
  };
  const { courseId, lessonId, questionId, attemptId, earlierId } = course;
  const ids = [courseId, lessonId, questionId, attemptId, earlierId, course.owner.id];
  const paths = [path];
  if (pathParameters(route.path).length > 0)
    for (const id of ids) paths.push(route.path.replace(/\{\w+\}/g, encodeURIComponent(id)));
  const isRead = route.method === 'GET' || route.method === 'DELETE';
  const statuses: number[] = [];
  for (const each of paths) {
    const reply = await member.call(
      route.method,
      each,
      isRead ? undefined : fields,
      isRead ? undefined : newKey(),
    );
    statuses.push(checked([name, each], reply));
  }
  return statuses;
}

test('no row of the route table tells a learner, a stranger or an administrator a right answer', async () => {
  const course = await aCourse('ada', 'Second');
  expect(JSON.stringify((await viewTest(course.owner, course.lessonId)).body)).toContain('"answer":"Second"');
  let succeeded = 0;
  for (const [name, route] of rows) {
    for (const member of [ben, eve, root]) {
      // An administrator may delete what the others need.
      if (member === root && route.method !== 'GET') continue;
      const statuses = await walk(member, name, route, course);
      succeeded += statuses.filter((status) => status < 300).length;
      // What the row has taken from Ben: he may have left, or finished his attempt.
      if (member === ben && route.method !== 'GET') await enrol(ben, course.courseId);
    }
  }
  expect(succeeded).toBeGreaterThan(100);
  // What the creator alone sees is as it was, but for nothing that the others asked for.
  const { body } = await viewTest(course.owner, course.lessonId);
  expect(body.data[0].questions).toMatchObject([{ answer: 'Second' }, { question: 'Why?' }]);
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

test('what a learner is shown of a test is the same whichever answer is right', async () => {
  const courses = [await aCourse('cleo', 'First'), await aCourse('dora', 'Third')];
  const seen = courses.map(async ({ courseId, lessonId, attemptId, earlierId, owner }) => {
    const paths = [
      `tests/lesson/${lessonId}`,
      `questions/lesson/${lessonId}`,
      `questions/test/${lessonId}`,
      `lessons/${lessonId}`,
      `courses/${courseId}`,
      `lessons/course/${courseId}`,
      ...[attemptId, earlierId, `lesson/${lessonId}`, `course/${courseId}`].map((of) => `user_tests/${of}`),
    ];
    const replies = await Promise.all(paths.map((path) => ben.call('GET', `/api/${path}`)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const told = JSON.stringify(replies.map(({ body }) => body));
    // But for what is each one's own: who made it, ids, names of files and times.
    return told
      .replaceAll(owner.id, 'owner')
      .replaceAll(/cleo|dora/g, 'somebody')
      .replaceAll(/[0-9a-z]*01[0-9A-HJKMNP-TV-Z]{24}[0-9A-Za-z]*/g, 'id')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'file')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/"\d{13}"/g, '"time"');
  });

  const [one, other] = await Promise.all(seen);

  expect(one).toBe(other);
});

test("with a teacher's Idempotency-Key others get what they would without it", async () => {
  const { owner, courseId, lessonId } = await makeThings(await stack.member('fay'), 'Village of fay');
  const more = (await makeThings(owner, 'Another village of fay')).lessonId;
  await enrol(ben, courseId);
  const key = newKey();
  const questions = asked('First');
  expect((await changeTest(owner, lessonId, questions, undefined, key)).status).toBe(200);
  const added = newKey();
  expect((await addTest(owner, more, questions, added)).status).toBe(409);

  for (const member of [ben, eve]) {
    const replies = [
      await changeTest(member, lessonId, questions, undefined, key),
      await addTest(member, more, questions, added),
    ];
    expect(replies.map((reply) => checked(member.id, reply))).toEqual([403, 403]);
  }
  // What is kept of Ben's own beginning has none either.
  const begun = newKey();
  const start = () => ben.call('POST', '/api/user_tests/start', { lessonId, startTime: '1' }, begun);
  expect([checked('first', await start()), checked('again', await start())]).toEqual([201, 201]);
});

test('what is stored of an attempt has no right answer, and what is kept of its replies neither', async () => {
  const { courseId, lessonId } = await makeThings(await stack.member('gil'), 'Village of gil');
  await enrol(ben, courseId);
  const attempt = await newAttempt(ben, lessonId);
  await finishTest(ben, attempt.id, choicesFor(attempt, 'May'));
  const items = await itemsIn(`PROGRESS#${courseId}#${ben.id}`);
  expect(items.length).toBeGreaterThan(2);
  expect(JSON.stringify(items)).not.toContain('"answer"');
});
