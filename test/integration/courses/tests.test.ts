import { describe, expect, test } from 'vitest';
import { itemsIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import { deleteLesson, lessonsOf, newLesson, newLessons } from '#test/things/courses/lessons.ts';
import {
  addTest,
  changeTest,
  deleteQuestion,
  mcq,
  newTest,
  startTest,
  subjective,
  twoQuestions,
  viewTest,
} from '#test/things/courses/quizzes.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');

/** A lesson of Ada's, the first of a course that Ben takes. */
async function aLesson() {
  const { id } = await newCourse(ada);
  const lesson = await newLesson(ada, id);
  await enrol(ben, id);
  return { courseId: id, lessonId: String(lesson.id) };
}

const countOf = async (member: TestMember, courseId: string) =>
  (await lessonsOf(member, courseId)).map(({ questionsCount }: { questionsCount: number }) => questionsCount);

describe('a test', () => {
  test('is given to a lesson by its creator, once, and is shown with the answers to them alone', async () => {
    const { courseId, lessonId } = await aLesson();
    expect((await viewTest(ada, lessonId)).body).toEqual({ data: [] });

    const made = await newTest(ada, lessonId);

    expect(made).toMatchObject({ id: lessonId, lessonId, questionsCount: 2, version: 0 });
    expect(made.questions).toMatchObject([{ ...twoQuestions[0], testId: lessonId }, twoQuestions[1]]);
    for (const { id } of made.questions) expect(id).toMatch(new RegExp(`^${lessonId}[0-9A-Z]{26}$`));
    expect((await viewTest(ada, lessonId)).body).toEqual({ data: [made] });
    for (const path of [`lesson/${lessonId}`, `test/${lessonId}`]) {
      expect((await ada.call('GET', `/api/questions/${path}`)).body).toEqual({
        data: made.questions,
        page: 1,
        pageSize: 2,
        pages: 1,
        totalPages: 1,
        totalItems: 2,
      });
    }
    const withoutAnswers = made.questions.map(({ answer, ...question }: { answer?: string }) => question);
    expect((await viewTest(ben, lessonId)).body.data[0].questions).toEqual(withoutAnswers);
    expect(await countOf(eve, courseId)).toEqual([2]);
    expect(await addTest(ada, lessonId)).toMatchObject({ status: 409, body: { code: 'test.exists' } });
  });

  test('is made once where it is sent by several at once', async () => {
    const { lessonId } = await aLesson();

    const replies = await Promise.all([1, 2, 3].map(() => addTest(ada, lessonId)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('is locked to who does not take the course, and where its lesson is', async () => {
    const { courseId, lessonId } = await aLesson();
    const [second = ''] = await newLessons(ada, courseId, ['Two']);
    await newTest(ada, lessonId);
    await newTest(ada, second);
    const told = async (member: TestMember, id: string) => {
      const { status, body } = await viewTest(member, id);
      return [status, body.code, body.error];
    };

    expect(await told(eve, lessonId)).toEqual([403, 'course.not-enrolled', 'Finish Previous Lesson']);
    expect(await told(ben, second)).toEqual([403, 'lesson.locked', 'Finish Previous Lesson']);
    await leaveCourse(ben, courseId);
    expect((await told(ben, lessonId))[1]).toBe('course.not-enrolled');
  });

  test('keeps a question by its id, and makes any other a new one', async () => {
    const { lessonId } = await aLesson();
    const { questions } = await newTest(ada, lessonId);
    const other = await newTest(ada, (await aLesson()).lessonId);
    const [first, second] = questions;
    const changed = [
      { ...second, question: 'And what did you hear?' },
      { ...other.questions[0] },
      { id: first.id, ...mcq('Choose', ['a', 'b'], 'b') },
      subjective('A new one'),
    ];

    const { status, body } = await changeTest(ada, lessonId, changed, 0);

    expect([status, body.version, body.questionsCount]).toEqual([200, 1, 4]);
    const ids = body.questions.map(({ id }: { id: string }) => id);
    expect([ids[0], ids[2]]).toEqual([second.id, first.id]);
    expect(new Set([...ids, other.questions[0].id]).size).toBe(5);
    expect(body.questions[2]).toMatchObject({ options: ['a', 'b'], answer: 'b' });
    expect((await viewTest(ada, lessonId)).body.data).toEqual([body]);
  });

  test('is none without questions, and is given anew then', async () => {
    const { courseId, lessonId } = await aLesson();
    const { questions } = await newTest(ada, lessonId);
    expect((await startTest(ben, lessonId)).status).toBe(201);

    expect(await deleteQuestion(ada, questions[0].id)).toMatchObject({
      status: 200,
      body: { id: questions[0].id },
    });
    expect((await viewTest(ada, lessonId)).body.data[0].questions).toEqual([questions[1]]);
    expect((await deleteQuestion(ada, questions[0].id)).body.code).toBe('question.missing');
    await deleteQuestion(ada, questions[1].id);

    expect((await viewTest(ada, lessonId)).body).toEqual({ data: [] });
    expect(await countOf(ben, courseId)).toEqual([0]);
    expect((await changeTest(ada, lessonId, twoQuestions)).body.code).toBe('test.missing');
    expect((await startTest(ben, lessonId)).body.code).toBe('test.missing');
    expect((await ben.call('GET', `/api/questions/test/${lessonId}`)).body.code).toBe('test.missing');
    const again = await newTest(ada, lessonId);
    expect(again.version).toBe(3);
    expect(again.questions[0].id).not.toBe(questions[0].id);
    expect(await countOf(ben, courseId)).toEqual([2]);
  });
});

describe('what goes', () => {
  test('with a lesson is its test, with all that was asked before', async () => {
    const { lessonId } = await aLesson();
    await newTest(ada, lessonId);
    await startTest(ben, lessonId);
    await changeTest(ada, lessonId, twoQuestions);
    expect(await itemsOfTest(lessonId)).toBe(3);

    await deleteLesson(ada, lessonId);

    await workerRests();
    expect(await itemsOfTest(lessonId)).toBe(0);
    expect((await viewTest(ada, lessonId)).status).toBe(404);
  });
});

const countIn = async (pk: string) => (await itemsIn(pk)).length;
const itemsOfTest = (lessonId: string) => countIn(`TEST#${lessonId}`);
