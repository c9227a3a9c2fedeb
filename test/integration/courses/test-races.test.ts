import { describe, expect, test } from 'vitest';
import { isUnkind } from '#test/amount.ts';
import { newKey } from '#test/forms.ts';
import { heard } from '#test/heard.ts';
import { ask } from '#test/system/functions.ts';
import { itemsIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import { enrol, leaveCourse } from '#test/things/courses/courses.ts';
import { deleteLesson } from '#test/things/courses/lessons.ts';
import {
  attemptsOf,
  changeTest,
  deleteQuestion,
  finishTest,
  mcq,
  newAttempt,
  newTested,
  remark,
  startTest,
  takeTest,
  viewAttempt,
} from '#test/things/courses/quizzes.ts';
import { said, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const three = ['One?', 'Two?', 'Three?'].map((text) => mcq(text, ['right', 'wrong']));
const others = [mcq('Another?', ['wrong', 'right'])];

/** A lesson of Ada's with a test of three questions, in a course that Ben takes. */
async function aTest() {
  const tested = await newTested(ada, [ben], three);
  const { courseId, lessonId } = tested;
  return { ...tested, triesOf: (id: string) => `PROGRESS#${courseId}#${id} TRIES#${lessonId}` };
}

interface Attempt {
  readonly id: string;
  readonly total_marks: number;
  readonly questions: readonly { id: string }[];
}
const allRight = ({ questions }: Attempt) => questions.map(({ id }) => ({ questionId: id, choice: 'right' }));
const marksOf = async (member: TestMember, lessonId: string) =>
  (await attemptsOf(member, lessonId)).body.attempts.map(({ marks }: { marks: number }) => marks);
const keysIn = async (pk: string) => (await itemsIn(pk)).map(({ sk }) => String(sk));

describe('at once', () => {
  test('two beginnings come to one attempt, and two finishings of it count one', async () => {
    const { lessonId } = await aTest();

    const begun = await Promise.all([1, 2, 3].map(() => startTest(ben, lessonId)));

    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(begun.map(({ body }) => body.data.id)).size).toBe(1);
    const attempt: Attempt = begun[0]?.body.data;
    const finished = await Promise.all([
      finishTest(ben, attempt.id, allRight(attempt)),
      finishTest(ben, attempt.id, []),
    ]);
    expect(finished.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { results: _, ...counted } = finished.find(({ status }) => status === 200)?.body.data ?? {};
    expect((await attemptsOf(ben, lessonId)).body.attempts).toEqual([counted]);
    // What is kept of the answers is of the one that counts.
    expect((await viewAttempt(ben, attempt.id)).body.choices).toHaveLength(counted.marks);
  });

  test('learners begin by the hundred, and meet nowhere but where the first of them have the questions kept', async () => {
    const { courseId, lessonId } = await aTest();
    const learners = Array.from({ length: 200 }, (_, index) => `learner-${index}`);
    for (let place = 0; place < learners.length; place += 50) {
      const some = learners.slice(place, place + 50);
      await Promise.all(some.map((id) => ask('enrolls/enroll', id, { body: { courseId } })));
    }
    await workerRests();
    const written: string[] = [];
    calls.tap((call, input) => {
      if (call === 'TransactWriteItems') written.push(...itemsOf(input));
    });

    // All in one process may be more than it answers in time: they try again, as the site does.
    const asks = (...asked: Parameters<typeof ask>) => heard(() => ask(...asked));
    const body = { lessonId, startTime: '1741600000000' };
    const replies = await Promise.all(learners.map((id) => asks('user-tests/start-test', id, { body })));

    expect(new Set(replies.map(({ status, body }) => body.code ?? status))).toEqual(new Set([201]));
    // Each writes what is their own.
    if (!isUnkind) expect(written.filter((item) => !/\blearner-\d+\b/.test(item))).toEqual([]);
    await changeTest(ada, lessonId, others);
    const finished = await Promise.all(
      replies.map(({ body }, index) =>
        asks('user-tests/finish-test', String(learners[index]), {
          path: { id: body.data.id },
          body: { endTime: '1741601800000', choices: allRight(body.data) },
        }),
      ),
    );
    expect(new Set(finished.map(({ body }) => body.data?.marks))).toEqual(new Set([3]));
  });

  test('remarks by the hundred on one attempt all stand', async () => {
    const { lessonId, ids } = await aTest();
    const { id } = (await takeTest(ben, lessonId, { 'One?': 'right' })).body.data;
    const all = Array.from({ length: 200 }, (_, index) => index);

    const replies = await Promise.all(
      all.map((place) => {
        const remarks = [{ questionId: String(ids[place % 3]), text: `Said ${place}` }];
        const key = newKey();
        return heard(() => remark(ada, id, remarks, undefined, key));
      }),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const versions = replies.map(({ body }) => body.data.version).toSorted((a, b) => a - b);
    expect(versions).toEqual(all.map((place) => place + 1));
    const last = replies.find(({ body }) => body.data.version === all.length)?.body.data;
    expect((await viewAttempt(ben, id)).body.remarks).toEqual(last.remarks);
  });

  test('two teachers save without a version, and one whole test is there', async () => {
    const { lessonId } = await aTest();

    const replies = await Promise.all([changeTest(ada, lessonId, three), changeTest(ada, lessonId, others)]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.version).toSorted()).toEqual([1, 2]);
    const last = replies.find(({ body }) => body.version === 2)?.body;
    expect((await ada.call('GET', `/api/tests/lesson/${lessonId}`)).body.data).toEqual([last]);
  });
});

describe('while the teacher saves other questions', () => {
  test('who has read the old ones begins with the new ones, unless they are kept for them by then', async () => {
    const { lessonId, triesOf } = await aTest();
    let isDone = false;
    calls.tap(async (call) => {
      // Right before the old ones are kept.
      if (call !== 'UpdateItem' || isDone) return;
      isDone = true;
      await changeTest(ada, lessonId, others);
    });
    const attempt = await newAttempt(ben, lessonId);
    expect([isDone, attempt.total_marks]).toEqual([true, 1]);
    calls.calm();
    await finishTest(ben, attempt.id, allRight(attempt));
    await changeTest(ada, lessonId, three);

    // Right after.
    calls.onceBefore(triesOf(ben.id), () => changeTest(ada, lessonId, others));
    const later = await newAttempt(ben, lessonId);

    expect(later.total_marks).toBe(3);
    expect((await finishTest(ben, later.id, allRight(later))).body.data.marks).toBe(3);
  });

  test('deleting one question after the other, each begins with what there is, or is told there is no test', async () => {
    const { courseId, lessonId, ids } = await aTest();
    const learners = Array.from({ length: 30 }, (_, index) => `learner-${index}`);
    await Promise.all(learners.map((id) => ask('enrolls/enroll', id, { body: { courseId } })));
    const deleteAll = async () => {
      for (const id of ids) expect((await deleteQuestion(ada, id)).status).toBe(200);
    };
    const body = { lessonId, startTime: '1741600000000' };

    const [, ...replies] = await Promise.all([
      deleteAll(),
      ...learners.map((id) => ask('user-tests/start-test', id, { body })),
    ]);

    for (const [place, { status, body }] of replies.entries()) {
      if (status === 404) expect(body.code).toBe('test.missing');
      else {
        expect([status, body.data.questions.length]).toEqual([201, body.data.total_marks]);
        const finished = await ask('user-tests/finish-test', String(learners[place]), {
          path: { id: body.data.id },
          body: { endTime: '1741601800000', choices: allRight(body.data) },
        });
        expect(finished.body.data.marks).toBe(body.data.total_marks);
      }
    }
    expect((await startTest(ben, lessonId)).body.code).toBe('test.missing');
  });
});

describe('while the lesson goes, or the learner', () => {
  test('who leaves before the finishing is written has finished nothing, and can when they are back', async () => {
    const { courseId, lessonId, triesOf } = await aTest();
    const attempt = await newAttempt(ben, lessonId);
    calls.onceBefore(triesOf(ben.id), () => leaveCourse(ben, courseId));

    expect(told(await finishTest(ben, attempt.id, allRight(attempt)))).toEqual([403, 'course.not-enrolled']);
    expect(await keysIn(`PROGRESS#${courseId}#${ben.id}`)).toEqual([
      `ATTEMPT#${attempt.id}`,
      `TRIES#${lessonId}`,
    ]);
    await enrol(ben, courseId);
    expect(await marksOf(ben, lessonId)).toEqual([]);
    expect((await finishTest(ben, attempt.id, allRight(attempt))).status).toBe(200);
  });

  test('a test that is finished while its lesson is deleted shows nowhere after it', async () => {
    const { courseId, lessonId, triesOf } = await aTest();
    const attempt = await newAttempt(ben, lessonId);
    calls.onceBefore(triesOf(ben.id), () => deleteLesson(ada, lessonId));

    expect(told(await finishTest(ben, attempt.id, allRight(attempt)))).toEqual([404, 'lesson.missing']);
    expect((await ben.call('GET', `/api/user_tests/course/${courseId}`)).body).toEqual({ data: [] });
    expect((await attemptsOf(ben, lessonId)).status).toBe(404);
  });

  test.each(['lesson', 'course'])(
    'a test that is saved while its %s is deleted leaves nothing behind',
    async (what) => {
      const { courseId, lessonId } = await aTest();
      const path = what === 'lesson' ? `/api/lessons/${lessonId}` : `/api/courses/${courseId}`;
      calls.onceBefore(`TEST#${lessonId} TEST`, async () => {
        expect((await ada.call('DELETE', path)).status).toBe(200);
        await workerRests();
      });

      expect(said(await changeTest(ada, lessonId, others))).toEqual([404, expect.any(String)]);
      await workerRests();
      expect(await keysIn(`TEST#${lessonId}`)).toEqual([]);
    },
  );

  test('who begins while the course is deleted leaves nothing behind', async () => {
    const { courseId, lessonId, triesOf } = await aTest();
    calls.onceBefore(triesOf(ben.id), async () => {
      await ada.call('DELETE', `/api/courses/${courseId}`);
      await workerRests();
    });

    expect((await startTest(ben, lessonId)).status).toBe(404);

    expect(await keysIn(`PROGRESS#${courseId}#${ben.id}`)).toEqual([]);
  });
});
