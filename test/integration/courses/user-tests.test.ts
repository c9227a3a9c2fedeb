import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { enrol, leaveCourse } from '#test/things/courses/courses.ts';
import {
  completeLesson,
  deleteLesson,
  newLessons,
  startLesson,
  viewLesson,
} from '#test/things/courses/lessons.ts';
import {
  attemptsOf,
  changeTest,
  finishTest,
  mcq,
  newAttempt,
  newTest,
  newTested,
  startTest,
  subjective,
  takeTest,
  viewAttempt,
} from '#test/things/courses/quizzes.ts';
import { told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');

const five = [1, 2, 3, 4, 5].map((place) => mcq(`Number ${place}?`, ['right', 'wrong', 'also wrong']));
const right = (count: number) =>
  Object.fromEntries(five.map(({ question }, index) => [question, index < count ? 'right' : 'wrong']));

/** A lesson of Ada's with a test of five questions, the first of a course that Ben takes. */
const aTest = (questions = five) => newTested(ada, [ben], questions);

describe('an attempt', () => {
  test('asks without the answers, and is gone on with until it is finished', async () => {
    const { courseId, lessonId } = await aTest();

    const begun = await startTest(ben, lessonId);

    expect(begun).toMatchObject({
      status: 201,
      body: {
        data: {
          testId: lessonId,
          marks: 0,
          total_marks: 5,
          is_passed: false,
          isNew: true,
          lesson: { id: lessonId, title: 'A first look', courseId },
          // Since there is the lesson: no device began it before.
          startTime: String(Date.parse((await viewLesson(ben, lessonId)).body.createdAt)),
        },
      },
    });
    const { isNew, ...attempt } = begun.body.data;
    expect(attempt.questions).toHaveLength(5);
    expect(JSON.stringify(attempt)).not.toContain('"answer"');
    expect(await startTest(ben, lessonId)).toMatchObject({
      status: 200,
      body: { data: { ...attempt, isNew: false } },
    });
    expect((await viewAttempt(ben, attempt.id)).body).toEqual(attempt);
    expect((await attemptsOf(ben, lessonId)).body.attempts).toEqual([]);
  });

  test('is finished once, with its marks, and opens what comes after the lesson', async () => {
    const { lessonId } = await aTest();
    await startLesson(ben, lessonId);
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 403 });
    expect((await takeTest(ben, lessonId, right(2))).body).toMatchObject({
      message: 'You did not pass the test.',
      data: { marks: 2, total_marks: 5, is_passed: false, test_taken: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 403 });
    const attempt = await newAttempt(ben, lessonId);
    const choices = attempt.questions.map(({ id }: { id: string }, place: number) => ({
      questionId: id,
      choice: place < 3 ? 'right' : 'wrong',
    }));
    const key = newKey();

    const finished = await finishTest(ben, attempt.id, choices, key);

    expect(finished).toMatchObject({
      status: 200,
      body: { message: 'You passed the test.', data: { marks: 3, total_marks: 5, is_passed: true } },
    });
    expect((await finishTest(ben, attempt.id, choices, key)).body).toEqual(finished.body);
    expect(await finishTest(ben, attempt.id, choices)).toMatchObject({
      status: 409,
      body: { code: 'user-test.finished' },
    });
    const { body } = await viewAttempt(ben, attempt.id);
    expect(body).toMatchObject({ ...finished.body.data, choices, endTime: attempt.startTime });
    expect(JSON.stringify(body)).not.toContain('"answer"');
    expect((await viewLesson(ben, lessonId)).body.test).toEqual({
      id: lessonId,
      questionsCount: 5,
      isPassed: true,
    });
    expect(await completeLesson(ben, lessonId)).toMatchObject({ status: 200 });
    // A later one that is not passed takes nothing away.
    await takeTest(ben, lessonId, {});
    expect((await viewLesson(ben, lessonId)).body.test.isPassed).toBe(true);
    const { results: _, ...attemptAlone } = finished.body.data;
    expect((await attemptsOf(ben, lessonId)).body).toMatchObject({
      test: { id: lessonId, lessonId, questionsCount: 5, total_marks: 5 },
      attempts: [{ marks: 2 }, attemptAlone, { marks: 0 }],
    });
  });

  test('is not used up by answers to questions that it does not ask, nor by what is no option of theirs', async () => {
    const { lessonId } = await aTest();
    const { id, questions } = await newAttempt(ben, lessonId);
    const right = questions.map((question: { id: string }) => ({ questionId: question.id, choice: 'right' }));
    const other = { questionId: `${lessonId}other`, choice: 'right' };

    expect(toldOfFields(await finishTest(ben, id, [...right.slice(1), other]))).toEqual([
      400,
      { choices: 'This attempt has no such question.' },
    ]);
    const noOption = { ...right[0], choice: 'Right' };
    expect(toldOfFields(await finishTest(ben, id, [noOption, ...right.slice(1)]))).toEqual([
      400,
      { choices: 'One answer is none of the options of its question.' },
    ]);
    expect((await finishTest(ben, id, right)).body.data).toMatchObject({ marks: 5, is_passed: true });
  });

  test('is graded by the questions that it began with, whatever the teacher makes of them', async () => {
    const { lessonId } = await aTest();
    const attempt = await newAttempt(ben, lessonId);
    const turned = attempt.questions.map((question: object) => ({ ...question, answer: 'wrong' }));
    await changeTest(ada, lessonId, [...turned, subjective('And why?')]);
    await changeTest(ada, lessonId, [subjective('Only this')]);

    const later = await startTest(ben, lessonId);
    expect(later).toMatchObject({ status: 201, body: { data: { total_marks: 0 } } });
    expect((await viewAttempt(ben, attempt.id)).body.questions).toEqual(attempt.questions);
    const choices = attempt.questions.map(({ id }: { id: string }) => ({ questionId: id, choice: 'right' }));
    expect((await finishTest(ben, attempt.id, choices)).body.data).toMatchObject({
      marks: 5,
      is_passed: true,
    });
    // What was begun after it is still to be gone on with.
    expect((await startTest(ben, lessonId)).body.data.id).toBe(later.body.data.id);
  });

  test('is for who takes the course and to whom the lesson is open, not for who made it', async () => {
    const { courseId, lessonId } = await aTest();
    const [second = ''] = await newLessons(ada, courseId, ['Two']);
    await newTest(ada, second);
    const attempt = await newAttempt(ben, lessonId);

    expect(told(await startTest(ada, lessonId))).toEqual([409, 'course.own']);
    expect(told(await startTest(eve, lessonId))).toEqual([403, 'course.not-enrolled']);
    expect(told(await startTest(ben, second))).toEqual([403, 'lesson.locked']);
    for (const member of [ada, eve]) {
      expect(told(await viewAttempt(member, attempt.id))).toEqual([404, 'user-test.missing']);
      expect(told(await finishTest(member, attempt.id, []))).toEqual([404, 'user-test.missing']);
    }
    expect((await attemptsOf(ada, lessonId)).body.attempts).toEqual([]);
    expect(told(await attemptsOf(eve, lessonId))).toEqual([403, 'course.not-enrolled']);
    expect(told(await attemptsOf(ben, second))).toEqual([403, 'lesson.locked']);
    await leaveCourse(ben, courseId);
    expect(told(await attemptsOf(ben, lessonId))).toEqual([403, 'course.not-enrolled']);
    expect(told(await finishTest(ben, attempt.id, []))).toEqual([403, 'course.not-enrolled']);
    await enrol(ben, courseId);
    await deleteLesson(ada, lessonId);
    expect(told(await finishTest(ben, attempt.id, []))).toEqual([404, 'lesson.missing']);
    expect(told(await viewAttempt(ben, attempt.id))).toEqual([404, 'lesson.missing']);
  });
});

test("the attempts of a course stand by lesson in the course's order, also of who has left, without those of a lesson that is gone", async () => {
  const { courseId, lessonId } = await aTest();
  const [second = ''] = await newLessons(ada, courseId, ['Two']);
  const path = `/api/user_tests/course/${courseId}`;
  expect((await eve.call('GET', path)).body).toEqual({ data: [] });
  await takeTest(ben, lessonId, right(1));
  await takeTest(ben, lessonId, right(4));
  await startLesson(ben, lessonId);
  await completeLesson(ben, lessonId);
  await newTest(ada, second);
  await takeTest(ben, second, {});
  await startTest(ben, second);
  await ada.call('PUT', `/api/lessons/course/${courseId}/order`, { ids: [second, lessonId] });
  await leaveCourse(ben, courseId);

  const marks = async () =>
    (await ben.call('GET', path)).body.data.map(
      ({ lesson, marks }: { lesson: { title: string }; marks: number }) => [lesson.title, marks],
    );
  expect(await marks()).toEqual([
    ['Two', 0],
    ['A first look', 1],
    ['A first look', 4],
  ]);
  await deleteLesson(ada, lessonId);
  expect(await marks()).toEqual([['Two', 0]]);
});
