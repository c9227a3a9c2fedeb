import { describe, expect, test } from 'vitest';
import { newKey } from '#test/forms.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, leaveCourse, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { completeLesson, lessonsOf, newLessons, startLesson } from '#test/things/courses/lessons.ts';
import { granted, made, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');

/** A course of Ada's with lessons of these titles, which Ben takes; answers its id and theirs. */
async function aCourse(...titles: string[]) {
  const { id } = await newCourse(ada);
  const ids = await newLessons(ada, id, titles);
  expect((await enrol(ben, id)).status).toBe(201);
  return { id, ids, one: ids[0] ?? '', two: ids[1] ?? '', three: ids[2] ?? '' };
}

/** Of each lesson: its title, `-` where it is locked, `*` where it is completed, `.` where it is begun. */
const seen = async (member: TestMember, courseId: string) =>
  (await lessonsOf(member, courseId)).map(
    ({ title, isLocked, lesson_progresses: [mine] }: LessonSeen) =>
      `${title}${isLocked ? '-' : ''}${mine ? (mine.isCompleted ? '*' : '.') : ''}`,
  );
interface LessonSeen {
  title: string;
  isLocked: boolean;
  lesson_progresses: { isCompleted: boolean }[];
}

const counted = async (member: TestMember, courseId: string) => {
  const { completedCount, lessonsCount, lessonId } = (await viewCourse(member, courseId)).body;
  return { completedCount, lessonsCount, lessonId };
};

describe('what is open', () => {
  test('is all to the creator, nothing to who is not enrolled, the first to who is', async () => {
    const { id } = await aCourse('One', 'Two');

    expect(await seen(ada, id)).toEqual(['One', 'Two']);
    expect(await seen(eve, id)).toEqual(['One-', 'Two-']);
    expect(await seen(ben, id)).toEqual(['One', 'Two-']);
  });

  test('is the next one once a lesson is completed, and all the course counts it', async () => {
    const { id, one, two } = await aCourse('One', 'Two', 'Three');
    await startLesson(ben, one);
    expect(await seen(ben, id)).toEqual(['One.', 'Two-', 'Three-']);
    expect(await counted(ben, id)).toEqual({ completedCount: 0, lessonsCount: 3, lessonId: one });

    await completeLesson(ben, one);

    expect(await seen(ben, id)).toEqual(['One*', 'Two', 'Three-']);
    expect(await counted(ben, id)).toEqual({ completedCount: 1, lessonsCount: 3, lessonId: two });
  });
});

describe('to begin a lesson', () => {
  test('counts once, however often the reply is lost or it is opened again', async () => {
    const { one } = await aCourse('One');
    const key = newKey();
    const first = await startLesson(ben, one, key);
    expect(first).toMatchObject({ status: 201, body: { data: { lessonId: one, isCompleted: false } } });

    expect((await startLesson(ben, one, key)).body).toEqual(first.body);
    expect(await startLesson(ben, one)).toMatchObject({
      status: 200,
      body: { data: { id: first.body.data.id } },
    });
    await completeLesson(ben, one);
    const { startTime } = first.body.data;
    expect((await startLesson(ben, one)).body.data).toMatchObject({ isCompleted: true, startTime });
  });

  test('at the same time on two devices comes to one beginning', async () => {
    const { id, one } = await aCourse('One');

    const replies = await Promise.all([1, 2, 3, 4].map(() => startLesson(ben, one)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(await seen(ben, id)).toEqual(['One.']);
  });

  test('is refused where it is locked, to who is not enrolled, and to the creator', async () => {
    const { one, two } = await aCourse('One', 'Two');

    for (const [member, code] of [
      [ben, 'lesson.locked'],
      [eve, 'course.not-enrolled'],
    ] as const) {
      const { status, body } = await startLesson(member, member === ben ? two : one);
      expect([status, body.code, body.error]).toEqual([403, code, 'Finish Previous Lesson']);
    }
    expect(told(await startLesson(ada, one))).toEqual([409, 'course.own']);
    expect((await startLesson(ben, `${one}x`)).status).toBe(404);
  });

  test.each([[undefined], ['soon'], ['-1'], ['1'.repeat(16)]])('needs a time, not %s', async (startTime) => {
    const { one } = await aCourse('One');
    const { status, body } = await ben.call('POST', '/api/lesson-progress/start', {
      lessonId: one,
      startTime,
    });

    expect([status, body.fields]).toEqual([400, { startTime: 'Please say when the lesson was begun.' }]);
  });
});

describe('to complete a lesson', () => {
  test('is for a lesson that one has begun oneself', async () => {
    const { id, one } = await aCourse('One');
    await enrol(eve, id);
    await startLesson(ben, one);

    expect(told(await completeLesson(eve, one))).toEqual([404, 'lesson-progress.missing']);
  });

  test('is not said with false, nor without a time', async () => {
    const { one } = await aCourse('One');
    await startLesson(ben, one);
    const path = `/api/lesson-progress/${one}`;

    const { status, body } = await ben.call('PUT', path, { isCompleted: false });

    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['endTime', 'isCompleted']]);
  });

  test('is not possible after one has left', async () => {
    const { id, one } = await aCourse('One');
    await startLesson(ben, one);
    await leaveCourse(ben, id);

    expect((await completeLesson(ben, one)).body.code).toBe('course.not-enrolled');
  });
});

test('a course says when its learner last completed a lesson, as their device had it, and not in the future', async () => {
  const { id, one, two } = await aCourse('One', 'Two');
  const at = async (member: TestMember) => (await viewCourse(member, id)).body.completedAt;
  await startLesson(ben, one);
  expect(await at(ben)).toBeUndefined();

  const complete = (id: string, endTime: string) =>
    granted(ben.call('PUT', `/api/lesson-progress/${id}`, { isCompleted: true, endTime }, newKey()));
  const endTime = String(Date.now());
  await complete(one, endTime);

  expect(await at(ben)).toBe(new Date(Number(endTime)).toISOString());
  expect(await at(eve)).toBeUndefined();
  await startLesson(ben, two);
  await complete(two, String(Date.now() + 86_400_000));
  expect(Date.parse(await at(ben))).toBeLessThanOrEqual(Date.now());
});

test.each(['1', '1741600000000'])(
  'a beginning before there was the lesson, at %s, counts as then',
  async (startTime) => {
    const before = Date.now();
    const { id, one } = await aCourse('One');

    const begun = await made(
      ben.call('POST', '/api/lesson-progress/start', { lessonId: one, startTime }, newKey()),
    );

    const { createdAt } = (await lessonsOf(ben, id))[0];
    expect(begun.startTime).toBe(String(Date.parse(createdAt)));
    expect(Number(begun.startTime)).toBeGreaterThanOrEqual(before);
  },
);

test('a time that is ahead counts as now, and a completion before its beginning as that', async () => {
  const { id, one } = await aCourse('One');
  const send = async (method: string, path: string, body: object) =>
    (await ben.call(method, `/api/lesson-progress/${path}`, body, newKey())).body.data;
  const ahead = String(Date.now() + 86_400_000);
  const { startTime } = await send('POST', 'start', { lessonId: one, startTime: ahead });
  expect(Number(startTime)).toBeLessThanOrEqual(Date.now());

  const done = await send('PUT', one, { isCompleted: true, endTime: '1' });

  expect(done.endTime).toBe(startTime);
  const { completedAt } = (await viewCourse(ben, id)).body;
  expect(completedAt).toBe(new Date(Number(startTime)).toISOString());
});
