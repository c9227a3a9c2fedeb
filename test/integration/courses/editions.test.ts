import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { itemsIn } from '#test/system/items.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { enrol, leaveCourse } from '#test/things/courses/courses.ts';
import { completeLesson, startLesson } from '#test/things/courses/lessons.ts';
import {
  addTest,
  attemptsOf,
  changeTest,
  deleteQuestion,
  finishTest,
  mcq,
  newAttempt,
  newTested,
  startElsewhere,
  startTest,
  viewAttempt,
  viewTest,
} from '#test/things/courses/quizzes.ts';
import { made, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const three = ['One?', 'Two?', 'Three?'].map((text) => mcq(text, ['right', 'wrong']));
const others = [mcq('Another?', ['wrong', 'right'])];
const DAYS_40 = 40 * 24 * 60 * 60;

interface Asked {
  readonly edition: number;
  readonly questions: readonly { readonly id: string }[];
}

/** A lesson of Ada's with a test, which Ben has read. */
async function aReadTest() {
  const { courseId, lessonId } = await newTested(ada, [ben], three);
  const read: Asked = (await viewTest(ben, lessonId)).body.data[0];
  return { courseId, lessonId, read };
}
const choicesFor = ({ questions }: Pick<Asked, 'questions'>, right: number) =>
  questions.map(({ id }, index) => ({ questionId: id, choice: index < right ? 'right' : 'wrong' }));
const begun = (lessonId: string, edition: number) => made(startElsewhere(ben, lessonId, edition));
const marksOf = async (lessonId: string) =>
  (await attemptsOf(ben, lessonId)).body.attempts.map(({ marks }: { marks: number }) => marks);
const editionsOf = async (lessonId: string) =>
  (await itemsIn(`TEST#${lessonId}`)).filter(({ sk }) => String(sk).startsWith('E#'));

describe('two devices without a connection', () => {
  test('hand in two attempts, each with its own marks, in whatever order their requests arrive', async () => {
    const { lessonId, read } = await aReadTest();
    await startLesson(ben, lessonId);

    const one = await begun(lessonId, read.edition);
    const other = await begun(lessonId, read.edition);
    const passed = await finishTest(ben, other.id, choicesFor(read, 3));
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 200 });
    const failed = await finishTest(ben, one.id, choicesFor(read, 1));

    expect([passed.body.data, failed.body.data]).toMatchObject([
      { marks: 3, is_passed: true },
      { marks: 1, is_passed: false },
    ]);
    expect((await attemptsOf(ben, lessonId)).body.attempts).toEqual(
      [passed, failed].map(({ body: { data } }) => {
        const { results: _, ...listed } = data;
        return listed;
      }),
    );
    for (const [{ id }, right] of [
      [one, 1],
      [other, 3],
    ] as const)
      expect((await viewAttempt(ben, id)).body.choices).toEqual(choicesFor(read, right));
    expect(told(await finishTest(ben, one.id, choicesFor(read, 3)))).toEqual([409, 'user-test.finished']);
  });

  test('begin at once, and a repeated request begins one', async () => {
    const { lessonId, read } = await aReadTest();
    const key = newKey();

    const replies = await Promise.all(
      [key, key, newKey()].map((each) => startElsewhere(ben, lessonId, read.edition, each)),
    );

    const ids = replies.filter(({ status }) => status === 201).map(({ body }) => body.data.id);
    expect(new Set(ids).size).toBe(2);
    await Promise.all([...new Set(ids)].map((id) => finishTest(ben, id, choicesFor(read, 2))));
    expect(await marksOf(lessonId)).toEqual([2, 2]);
  });

  test('leave what was begun with a connection to be gone on with', async () => {
    const { lessonId, read } = await aReadTest();
    const here = await newAttempt(ben, lessonId);

    const elsewhere = await begun(lessonId, read.edition);
    await finishTest(ben, elsewhere.id, choicesFor(read, 3));

    expect(elsewhere.id).not.toBe(here.id);
    expect((await startTest(ben, lessonId)).body.data).toMatchObject({ id: here.id, isNew: false });
  });
});

describe('the edition that was read', () => {
  test('marks an attempt, however often the test was changed meanwhile', async () => {
    const { lessonId, read } = await aReadTest();
    await changeTest(ada, lessonId, others);
    await changeTest(ada, lessonId, [...others, mcq('And?', ['right', 'wrong'])]);

    const attempt = await begun(lessonId, read.edition);

    expect(attempt).toMatchObject({ total_marks: 3, isNew: true });
    expect(attempt.questions).toEqual(read.questions);
    expect((await finishTest(ben, attempt.id, choicesFor(read, 3))).body.data).toMatchObject({
      marks: 3,
      total_marks: 3,
      is_passed: true,
    });
    // It is kept from now on, as those are that were begun with a connection.
    expect((await editionsOf(lessonId)).map(({ expiresAt }) => expiresAt)).toEqual([
      undefined,
      expect.any(Number),
      undefined,
    ]);
  });

  test('expires forty days after a change, unless somebody has begun it', async () => {
    const { lessonId } = await aReadTest();
    const before = Math.floor(Date.now() / 1000);
    await changeTest(ada, lessonId, others);
    await newAttempt(ben, lessonId);
    await changeTest(ada, lessonId, three);

    const [first, second, third] = await editionsOf(lessonId);

    expect(Number(first?.['expiresAt']) - before - DAYS_40).toBeGreaterThanOrEqual(0);
    expect(Number(first?.['expiresAt']) - before - DAYS_40).toBeLessThan(60);
    expect([second, third].map((item) => item?.['expiresAt'])).toEqual([undefined, undefined]);
  });

  test('that is gone, or never was, is refused with what can be done', async () => {
    const { lessonId, read } = await aReadTest();
    await changeTest(ada, lessonId, others);
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const { keys } = await import('#platform/table/keys.ts');
    // As DynamoDB removes what has expired.
    await writeTogether([{ remove: { Key: keys.testQuestions(lessonId, read.edition, 0) } }]);

    for (const edition of [read.edition, read.edition + 2, 0])
      expect(told(await startElsewhere(ben, lessonId, edition))).toEqual([409, 'test.expired']);
    expect(
      told(await ben.call('POST', '/api/user_tests/start', { lessonId, startTime: '1', edition: 'x' })),
    ).toEqual([400, 'request.invalid']);
  });

  test('begins nothing forty days after it was replaced, though somebody has begun it, who may still finish', async () => {
    const { lessonId, read } = await aReadTest();
    const attempt = await begun(lessonId, read.edition);
    await changeTest(ada, lessonId, others);
    const again = await begun(lessonId, read.edition);
    await changeTest(ada, lessonId, three);
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const { keys } = await import('#platform/table/keys.ts');
    const { update } = await import('#platform/table/update.ts');
    const next = keys.testQuestions(lessonId, read.edition + 1, 0);
    const askedFrom = new Date(Date.now() - (DAYS_40 + 60) * 1000).toISOString();
    await writeTogether([{ update: update(next, { set: { askedFrom } }) }]);

    expect(told(await startElsewhere(ben, lessonId, read.edition))).toEqual([409, 'test.expired']);
    expect((await finishTest(ben, attempt.id, choicesFor(read, 3))).body.data.is_passed).toBe(true);

    await writeTogether([{ remove: { Key: next } }]);
    expect(told(await startElsewhere(ben, lessonId, read.edition))).toEqual([409, 'test.expired']);
    expect((await finishTest(ben, again.id, choicesFor(read, 3))).body.data.is_passed).toBe(true);
  });

  test('that is replaced while an attempt begins is kept', async () => {
    const { lessonId, read } = await aReadTest();
    let isDone = false;
    calls.tap(async (call) => {
      // Right before the edition is kept.
      if (call !== 'UpdateItem' || isDone) return;
      isDone = true;
      await changeTest(ada, lessonId, others);
    });

    const attempt = await begun(lessonId, read.edition);

    calls.calm();
    expect([isDone, attempt.total_marks]).toEqual([true, 3]);
    expect((await editionsOf(lessonId)).map(({ expiresAt }) => expiresAt)).toEqual([undefined, undefined]);
  });

  test('begins nothing of a test without questions, of a course that was left, or for its creator', async () => {
    const { courseId, lessonId, read } = await aReadTest();
    expect(told(await startElsewhere(ada, lessonId, read.edition))).toEqual([409, 'course.own']);
    for (const { id } of read.questions) expect((await deleteQuestion(ada, id)).status).toBe(200);

    expect(told(await startElsewhere(ben, lessonId, read.edition))).toEqual([404, 'test.missing']);
    await leaveCourse(ben, courseId);
    expect(told(await startElsewhere(ben, lessonId, read.edition))).toEqual([403, 'course.not-enrolled']);
    await enrol(ben, courseId);
    expect((await addTest(ada, lessonId, others)).status).toBe(201);
    expect((await begun(lessonId, read.edition)).questions).toEqual(read.questions);
  });
});
