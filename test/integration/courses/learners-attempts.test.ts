import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { itemsIn, leftIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import {
  completeLesson,
  deleteLesson,
  newLesson,
  startLesson,
  viewLesson,
} from '#test/things/courses/lessons.ts';
import {
  attemptsOf,
  changeTest,
  finishTest,
  learnersOf,
  mcq,
  newAttempt,
  newTested,
  remark,
  subjective,
  takeTest,
  viewAttempt,
} from '#test/things/courses/quizzes.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');
const calls = useTableCalls();

const asked = [mcq('When?', ['May', 'June']), subjective('What did you see?'), subjective('Why?')];

/** A lesson of Ada's with a test, which Ben and Eve take. */
const aTest = (questions = asked) => newTested(ada, [ben, eve], questions);
/** As it is listed: what was right is said once it is finished, and on its own page. */
async function taken(member: TestMember, lessonId: string, answers: Record<string, string>) {
  const { results: _, ...listed } = (await takeTest(member, lessonId, answers)).body.data;
  return listed;
}
const isPassed = async (member: TestMember, lessonId: string) =>
  (await viewLesson(member, lessonId)).body.test.isPassed;

describe('what learners answered', () => {
  test('is listed for the one who made the course, the last first, beside the questions as they were', async () => {
    const { lessonId, questions } = await aTest();
    expect((await learnersOf(ada, lessonId)).body).toMatchObject({ data: [], totalItems: 0 });
    await newAttempt(eve, lessonId); // begun, not finished
    const first = await taken(ben, lessonId, { 'When?': 'May', 'Why?': 'Rain.' });
    await changeTest(ada, lessonId, [subjective('Only this')]);
    const second = await taken(ben, lessonId, { 'Only this': 'Yes' });

    const { status, body } = await learnersOf(ada, lessonId);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      page: 1,
      totalItems: 2,
      lesson: { id: lessonId, title: 'A first look', questionsCount: 1 },
    });
    expect(body.data).toEqual([
      {
        ...second,
        member: { id: ben.id, name: 'ben' },
        questions: [expect.objectContaining({ question: 'Only this' })],
        choices: [expect.objectContaining({ choice: 'Yes' })],
        remarks: [],
        version: 0,
      },
      {
        ...first,
        member: { id: ben.id, name: 'ben' },
        questions,
        choices: [
          { questionId: questions[0].id, choice: 'May' },
          { questionId: questions[2].id, choice: 'Rain.' },
        ],
        remarks: [],
        version: 0,
      },
    ]);
    expect((await learnersOf(ada, lessonId, '?pageNumber=2&pageSize=1')).body).toMatchObject({
      page: 2,
      pages: 2,
      data: [{ id: first.id }],
    });
    expect((await viewAttempt(ada, first.id)).body).toMatchObject({
      questions,
      member: { id: ben.id, name: 'ben' },
      choices: [{}, {}],
    });
  });

  test('is nothing where the lesson has no test, which is said', async () => {
    const { id: courseId } = await newCourse(ada);
    const { id } = await newLesson(ada, courseId);

    expect((await learnersOf(ada, id)).body).toMatchObject({ lesson: { id, questionsCount: 0 }, data: [] });
  });

  test('is for nobody else', async () => {
    const { lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'When?': 'May' });
    const remarks = [{ questionId: ids[1], isRight: true }];

    for (const member of [ben, eve]) {
      expect(told(await learnersOf(member, lessonId))).toEqual([403, 'thing.not-yours']);
      expect(told(await remark(member, id, remarks))).toEqual([403, 'thing.not-yours']);
    }
    const refused = await viewAttempt(eve, id);
    expect([told(refused), refused.body.error]).toEqual([
      [403, 'thing.not-yours'],
      'Only the one who made the course may see or do this.',
    ]);
    const begun = await newAttempt(eve, lessonId);
    const unknown = `${lessonId}01JNZZZZZZZZZZZZZZZZZZZZZZ`;
    const missing = { code: 'user-test.missing', error: 'This attempt is not there, or not finished.' };
    for (const other of [unknown, begun.id, 'nothing']) {
      expect(await remark(ada, other, remarks)).toMatchObject({ status: 404, body: missing });
      expect(await viewAttempt(ada, other)).toMatchObject({ status: 404, body: missing });
    }
    expect(told(await learnersOf(ada, 'nothing'))).toEqual([404, 'course.missing']);
  });

  test('stands beside what is said to it at the moment at which the page is read', async () => {
    const { lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'Why?': 'Rain' });
    const why = ids[2];
    await remark(ada, id, [{ questionId: why, text: 'How much?' }]);
    const calm = calls.tap(async (_, input) => {
      if (!JSON.stringify(input).includes('REMARKS#')) return;
      calm();
      await remark(ada, id, [{ questionId: why, text: 'How much of it?' }]);
    });

    const { data } = (await learnersOf(ada, lessonId)).body;
    calm();

    expect(data).toMatchObject([{ remarks: [{ questionId: why, text: 'How much of it?' }], version: 2 }]);
  });

  test('of a page without room for it is read one by one, or not at all', async () => {
    const { lessonId } = await aTest([subjective('Long?')]);
    const long = 'ж'.repeat(2_000);
    for (let count = 0; count < 6; count += 1) {
      await changeTest(ada, lessonId, [subjective('Long?')]); // an edition each
      await taken(ben, lessonId, { 'Long?': long });
    }
    const { pageOfLearners } = await import('#functions/user-tests/learners.ts');
    // By name: what a batch left unprocessed is asked for again.
    const read = new Set<string>();
    const calm = calls.tap((_, input) => {
      for (const name of JSON.stringify(input).match(/"(ANSWERS#\w+|E#\d+#00)"/g) ?? []) read.add(name);
    });

    const { data } = await pageOfLearners(lessonId, {}, 3_000);
    calm();

    expect(data.map(({ isCut, choices }) => [isCut, choices.length])).toEqual([
      [undefined, 1],
      ...Array(5).fill([true, 0]),
    ]);
    // Of the second that it had no room the page knows by reading it; answers are read a few at a time.
    const count = (kind: string) => [...read].filter((name) => name.startsWith(`"${kind}#`)).length;
    expect({ editions: count('E'), answers: count('ANSWERS') }).toEqual({ editions: 2, answers: 4 });
  });
});

describe('a remark', () => {
  test('is read by the learner, and a marked answer counts as multiple choice does', async () => {
    const { lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, {
      'When?': 'June',
      'What did you see?': 'Bees',
      'Why?': 'Rain',
    });
    const [, saw = '', why = ''] = ids;

    const remarks = [
      { questionId: saw, text: 'Well seen.', isRight: true },
      { questionId: why, isRight: true },
    ];

    const reply = await remark(ada, id, remarks);

    expect(reply).toMatchObject({
      status: 200,
      body: { data: { id, marks: 2, total_marks: 3, is_passed: true, remarks, version: 1 } },
    });
    const { body } = await viewAttempt(ben, id);
    expect(body).toMatchObject({ marks: 2, total_marks: 3, is_passed: true, remarks });
    expect(JSON.stringify(body)).not.toContain('"answer"');
    const marked = { id, marks: 2, is_passed: true, remarkedAt: expect.stringMatching(/Z$/) };
    expect((await attemptsOf(ben, lessonId)).body.attempts).toMatchObject([marked]);
    expect((await learnersOf(ada, lessonId)).body.data).toMatchObject([{ ...marked, remarks, version: 1 }]);
    expect(await isPassed(ben, lessonId)).toBe(true);
    await startLesson(ben, lessonId);
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 200 });
  });

  test('is read by who has left the course, too; what they have not finished is not', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'Why?': 'Rain.' });
    const begun = await newAttempt(ben, lessonId);
    await leaveCourse(ben, courseId);
    await remark(ada, id, [{ questionId: ids[2], text: 'And the wind?', isRight: true }]);

    const { status, body } = await viewAttempt(ben, id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      choices: [{ choice: 'Rain.' }],
      remarks: [{ questionId: ids[2], text: 'And the wind?', isRight: true }],
    });
    expect(told(await viewAttempt(ben, begun.id))).toEqual([403, 'course.not-enrolled']);
  });

  test('changes what it carries, and can be taken back', async () => {
    const { lessonId, ids } = await aTest();
    const before = await taken(ben, lessonId, { 'When?': 'May', 'Why?': 'Rain' });
    const [when = '', saw = '', why = ''] = ids;
    const key = newKey();
    const said = [
      { questionId: when, text: 'Early!' },
      { questionId: why, text: 'How much?', isRight: false },
    ];
    const first = await remark(ada, before.id, said, 0, key);
    expect((await remark(ada, before.id, said, 0, key)).body).toEqual(first.body);
    expect(told(await remark(ada, before.id, said, 0))).toEqual([409, 'user-test.changed']);

    await remark(ada, before.id, [
      { questionId: saw, text: ' \n' },
      { questionId: why, text: null },
    ]);

    expect((await viewAttempt(ben, before.id)).body.remarks).toEqual([
      { questionId: when, text: 'Early!' },
      { questionId: why, isRight: false },
    ]);
    const none = [
      { questionId: when, text: '' },
      { questionId: why, isRight: null },
    ];
    expect((await remark(ada, before.id, none, 2)).body.data).toEqual({ ...before, remarks: [], version: 0 });
    expect((await attemptsOf(ben, lessonId)).body.attempts).toEqual([before]);
  });

  test('is refused in words', async () => {
    const { lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, {});
    const [when = '', saw = '', why = ''] = ids;
    const long = 'a'.repeat(20_000);

    const refused = [
      await remark(ada, id, []),
      await remark(ada, id, [{ questionId: `${saw}x`, text: 'Hm' }]),
      await remark(ada, id, [{ questionId: when, isRight: true }]),
      await remark(ada, id, [{ questionId: saw, text: `${long}a` }]),
      await remark(ada, id, [{ questionId: saw }, { questionId: saw }]),
      await remark(ada, id, [{ questionId: why, isRight: 'yes' }]),
    ];

    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(refused.slice(1, 3).map(({ body }) => body.error)).toEqual([
      'This attempt has no such question.',
      'Multiple choice is marked by itself: only written answers can be marked.',
    ]);
    expect((await viewAttempt(ben, id)).body.remarks).toBeUndefined();
  });

  test('has room for so many characters beside all others of its attempt', async () => {
    const { lessonId, ids } = await aTest(['A?', 'B?', 'C?', 'D?', 'E?', 'F?'].map(subjective));
    const { id } = await taken(ben, lessonId, {});
    const text = 'a'.repeat(20_000);
    const [last = '', ...five] = ids;
    const fits = five.map((questionId) => ({ questionId, text }));
    expect(await remark(ada, id, fits)).toMatchObject({ status: 200 });

    const { status, body } = await remark(ada, id, [{ questionId: last, text: 'b' }]);

    expect([status, body.code, body.fields]).toEqual([
      400,
      'user-test.long-remarks',
      { remarks: 'All remarks together have at most 100,000 characters, please.' },
    ]);
    expect((await viewAttempt(ben, id)).body.remarks).toHaveLength(5);
  });

  test('that says nothing leaves what another says at the same moment', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'When?': 'May', 'Why?': 'Rain' });
    const [, , why = ''] = ids;
    const said = [{ questionId: why, text: 'Well seen.', isRight: false }];
    const calm = calls.onceBefore(`PROGRESS#${courseId}#${ben.id} ATTEMPT#${id}`, () =>
      remark(ada, id, said, 0),
    );

    const nothing = await remark(ada, id, [{ questionId: why, isRight: null }], 0);
    calm();

    expect(told(nothing)).toEqual([409, 'user-test.changed']);
    const stands = { marks: 1, total_marks: 2, remarks: said, version: 1 };
    expect((await viewAttempt(ben, id)).body).toMatchObject(stands);
    expect((await learnersOf(ada, lessonId)).body.data).toMatchObject([stands]);
  });

  test('beside another one reads again what was said, and not what was asked and answered', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'What did you see?': 'Bees', 'Why?': 'Rain' });
    const [, what = '', why = ''] = ids;
    const other = [{ questionId: what, text: 'How many?' }];
    const calm = calls.onceBefore(`PROGRESS#${courseId}#${ben.id} ATTEMPT#${id}`, () =>
      remark(ada, id, other),
    );
    const read: string[] = [];
    const untap = calls.tap((_, input) => {
      read.push(...(JSON.stringify(input).match(/ANSWERS#|"E#\d+#00"/g) ?? []));
    });

    const { status, body } = await remark(ada, id, [{ questionId: why, text: 'And the wind?' }]);
    calm();
    untap();

    expect(status).toBe(200);
    expect(body.data.remarks).toEqual([...other, { questionId: why, text: 'And the wind?' }]);
    // Once by each of the two.
    expect(read.toSorted()).toEqual(['"E#1#00"', '"E#1#00"', 'ANSWERS#', 'ANSWERS#']);
  });

  test('that takes a pass away leaves what is completed, and what another attempt has passed', async () => {
    const { lessonId, ids } = await aTest([subjective('Why?')]);
    const [why = ''] = ids;
    const first = await taken(ben, lessonId, { 'Why?': 'Rain' });
    const second = await taken(ben, lessonId, { 'Why?': 'Sun' });
    await taken(eve, lessonId, { 'Why?': 'Wind' });
    await startLesson(ben, lessonId);

    await remark(ada, first.id, [{ questionId: why, isRight: false }]);
    expect(await isPassed(ben, lessonId)).toBe(true);
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 200 });
    await remark(ada, second.id, [{ questionId: why, isRight: false }]);

    const { body } = await viewLesson(ben, lessonId);
    expect(body).toMatchObject({ test: { isPassed: false }, lesson_progresses: [{ isCompleted: true }] });
    expect(await isPassed(eve, lessonId)).toBe(true);
  });

  test('beside others at once, and beside a test that is finished then, comes to what all say', async () => {
    const { lessonId, ids } = await aTest([subjective('Why?'), subjective('How?')]);
    const [why = '', how = ''] = ids;
    const attempts = [];
    for (let count = 0; count < 4; count += 1)
      attempts.push(await taken(ben, lessonId, { 'Why?': 'a', 'How?': 'b' }));
    const open = await newAttempt(ben, lessonId);

    await Promise.all([
      ...attempts.flatMap(({ id }) => [
        remark(ada, id, [{ questionId: why, isRight: false }]),
        remark(ada, id, [{ questionId: how, isRight: false, text: 'No.' }]),
      ]),
      finishTest(ben, open.id, [
        { questionId: why, choice: 'a' },
        { questionId: how, choice: 'b' },
      ]),
    ]);

    expect(await isPassed(ben, lessonId)).toBe(true);
    const { data } = (await learnersOf(ada, lessonId)).body;
    expect(data.map(({ total_marks, version }: Record<string, number>) => [total_marks, version])).toEqual([
      [0, 0],
      ...attempts.map(() => [2, 2]),
    ]);
    await remark(ada, open.id, [{ questionId: why, isRight: false }]);
    expect(await isPassed(ben, lessonId)).toBe(false);
  });
});

describe('the list', () => {
  test('keeps what was answered by who left, and goes with its lesson', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'Why?': 'Rain' });
    await leaveCourse(ben, courseId);
    expect(await remark(ada, id, [{ questionId: ids[2], isRight: true }])).toMatchObject({ status: 200 });
    expect((await learnersOf(ada, lessonId)).body.totalItems).toBe(1);
    await enrol(ben, courseId);
    expect((await viewAttempt(ben, id)).body.marks).toBe(1);

    await deleteLesson(ada, lessonId);
    await workerRests();

    expect(await leftIn(`ATTEMPTS#${lessonId}`)).toEqual([]);
    expect(told(await learnersOf(ada, lessonId))).toEqual([404, 'lesson.missing']);
    expect(told(await remark(ada, id, [{ questionId: ids[2], isRight: true }]))).toEqual([
      404,
      'user-test.missing',
    ]);
  });

  test('goes with its course, and with all that the learners did there', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const { id } = await taken(ben, lessonId, { 'Why?': 'Rain' });
    await remark(ada, id, [{ questionId: ids[2], isRight: true }]);

    await ada.call('DELETE', `/api/courses/${courseId}`);
    await workerRests();

    const places = [`TEST#${lessonId}`, `ATTEMPTS#${lessonId}`, `PROGRESS#${courseId}#${ben.id}`];
    const left = (await Promise.all(places.map(itemsIn))).flat();
    expect(left.filter(({ expiresAt }) => !expiresAt)).toEqual([]);
  });
});
