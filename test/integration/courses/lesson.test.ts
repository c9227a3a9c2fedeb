import { describe, expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import {
  changeLesson,
  completeLesson,
  deleteLesson,
  learn,
  lessonsOf,
  newLesson,
  newLessons,
  notePassed,
  setQuestionsCount,
  startLesson,
  viewLesson,
} from '#test/things/courses/lessons.ts';
import { addBlock } from '#test/things/news.ts';
import { toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');

const long = 'Soil is alive. '.repeat(200);

/** A course of Ada's with these lessons, which Ben takes. */
async function aCourse(...titles: string[]) {
  const course = await newCourse(ada, { title: 'Living soil' });
  const ids = await newLessons(ada, course.id, titles);
  await enrol(ben, course.id);
  const [one = '', two = '', three = ''] = ids;
  return { ...course, one, two, three };
}

async function told(member: TestMember, id: string) {
  const { status, body } = await viewLesson(member, id);
  return [status, body.code, body.error];
}

describe('a lesson', () => {
  test('is shown whole: its place, its course, the lessons beside it, its words and blocks', async () => {
    const { id, one } = await aCourse('One');
    const fields = { title: 'Two', lessonDesc: long, coverImg: png };
    const { richtextId, ...two } = await newLesson(ada, id, fields);
    const { id: three } = await newLesson(ada, id, { title: 'Three', coverImg: png });
    await addBlock(ada, 'texts', { richtextId, order: '2', textDescription: 'Nine days' });
    await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
    await learn(ben, one);

    const { status, body } = await viewLesson(ben, two.id);

    expect([status, body.error]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      ...two,
      lessonDesc: long,
      isLocked: false,
      lesson_progresses: [],
      course: { id, title: 'Living soil', creator: ada.id },
      place: 2,
      lessonsCount: 3,
      previous: { id: one, title: 'One', isLocked: false },
      next: { id: three, title: 'Three', isLocked: true, cover: { width: 2 } },
      materials: [],
      questionsCount: 0,
      rich_text: { id: richtextId, texts: [{ textDescription: 'Nine days' }], photos: [{ order: 1 }] },
    });
    expect(body).not.toHaveProperty('test');
    expect(body).not.toHaveProperty('number');
  });

  test('has nothing before the first and behind the last, and more is open once it is completed', async () => {
    const { one, two } = await aCourse('One', 'Two');
    const first = (await viewLesson(ben, one)).body;
    expect([first.previous, first.next.isLocked]).toEqual([undefined, true]);

    await learn(ben, one);

    expect((await viewLesson(ben, one)).body).toMatchObject({
      lesson_progresses: [{ id: one, isCompleted: true }],
      next: { id: two, isLocked: false },
    });
    const last = (await viewLesson(ben, two)).body;
    expect([last.previous.id, last.next]).toEqual([one, undefined]);
  });

  test('is not for who does not take the course, has left it or comes too early; to its creator all are open', async () => {
    const { id, one, two } = await aCourse('One', 'Two');

    expect(await told(ben, two)).toEqual([403, 'lesson.locked', 'Finish Previous Lesson']);
    expect(await told(eve, one)).toEqual([403, 'course.not-enrolled', 'Finish Previous Lesson']);
    expect((await viewLesson(ada, two)).body).toMatchObject({ previous: { isLocked: false } });
    await leaveCourse(ben, id);
    expect(await told(ben, one)).toEqual([403, 'course.not-enrolled', 'Finish Previous Lesson']);
  });

  test('is not there once it or its course is gone, nor by an id that was made up', async () => {
    const { id, one, two } = await aCourse('One', 'Two');
    await deleteLesson(ada, one);
    expect((await told(ben, one)).slice(0, 2)).toEqual([404, 'lesson.missing']);
    expect((await told(ada, 'x')).slice(0, 2)).toEqual([404, 'course.missing']);
    expect((await told(ada, `${id}zzz`)).slice(0, 2)).toEqual([404, 'lesson.missing']);

    await ada.call('DELETE', `/api/courses/${id}`);

    for (const member of [ada, ben])
      expect((await told(member, two)).slice(0, 2)).toEqual([404, 'course.missing']);
  });
});

describe('a lesson with a test', () => {
  test('says how many questions it has, and whether its reader has passed', async () => {
    const { one } = await aCourse('One');
    await setQuestionsCount(one, 4);
    expect((await viewLesson(ben, one)).body.test).toEqual({ id: one, questionsCount: 4, isPassed: false });

    await notePassed(ben.id, one);

    expect((await viewLesson(ben, one)).body).toMatchObject({ test: { isPassed: true }, questionsCount: 4 });
    expect((await viewLesson(ada, one)).body.test.isPassed).toBe(false);
  });

  test('is completed only once the test is passed', async () => {
    const { id, one } = await aCourse('One', 'Two');
    await setQuestionsCount(one, 4);
    await startLesson(ben, one);

    const refused = await completeLesson(ben, one);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      403,
      'lesson.test-not-passed',
      'Pass the lesson test first.',
    ]);
    expect((await lessonsOf(ben, id))[1].isLocked).toBe(true);
    await notePassed(ben.id, one);

    expect((await completeLesson(ben, one)).status).toBe(200);
    expect((await lessonsOf(ben, id))[1].isLocked).toBe(false);
  });

  test('stays completed where it was before it had one, and asks for nothing once that has no questions', async () => {
    const { id, one, two } = await aCourse('One', 'Two');
    await learn(ben, one);
    await setQuestionsCount(one, 2);

    expect((await completeLesson(ben, one)).body.data.isCompleted).toBe(true);
    expect((await viewLesson(ben, one)).body).toMatchObject({
      lesson_progresses: [{ isCompleted: true }],
      test: { isPassed: false },
      next: { isLocked: false },
    });
    await setQuestionsCount(two, 2);
    await startLesson(ben, two);
    expect((await completeLesson(ben, two)).status).toBe(403);
    await setQuestionsCount(two, 0);
    expect((await completeLesson(ben, two)).status).toBe(200);
    expect((await lessonsOf(ben, id)).every(({ isLocked }: { isLocked: boolean }) => !isLocked)).toBe(true);
  });
});

describe('a changed lesson', () => {
  test('has a long description on its page alone, and a short one again', async () => {
    const { id, one } = await aCourse('One');

    expect((await changeLesson(ada, one, { lessonDesc: long })).body.lessonDesc).toHaveLength(300);
    expect((await viewLesson(ben, one)).body).toMatchObject({ lessonDesc: long, version: 1 });
    await changeLesson(ada, one, { lessonDesc: 'Short.' });

    const short = { title: 'One', lessonDesc: 'Short.', version: 2 };
    expect((await lessonsOf(ben, id))[0]).toMatchObject(short);
    expect((await viewLesson(ben, one)).body).toMatchObject(short);
  });

  test('has no gaps', async () => {
    const { one } = await aCourse('One');

    expect(toldOfFields(await changeLesson(ada, one, { title: ' ', lessonDesc: '' }))).toEqual([
      400,
      { title: 'You must enter lesson title', lessonDesc: 'You must add lesson description' },
    ]);
  });
});
