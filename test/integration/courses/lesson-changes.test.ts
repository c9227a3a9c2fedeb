import { describe, expect, test } from 'vitest';
import { keys } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { enrol, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import {
  completeLesson,
  deleteLesson,
  learn,
  lessonsOf,
  newLesson,
  newLessons,
  orderLessons,
  startLesson,
  viewLesson,
} from '#test/things/courses/lessons.ts';
import { told } from '#test/told.ts';

/* What a teacher changes while somebody learns never takes away what they have completed, nor counts it twice. */

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

/** A course of Ada's with three lessons, which Ben takes. */
async function aCourse() {
  const { id } = await newCourse(ada);
  const ids = await newLessons(ada, id, ['One', 'Two', 'Three']);
  await enrol(ben, id);
  const [one = '', two = '', three = ''] = ids;
  return { id, one, two, three };
}

const counted = async (id: string) => {
  const { completedCount, lessonsCount, lessonId } = (await viewCourse(ben, id)).body;
  return { completedCount, lessonsCount, lessonId };
};
/** Titles in their order; those that are locked in brackets. */
const seen = async (id: string): Promise<string[]> =>
  (await lessonsOf(ben, id)).map((lesson: { title: string; isLocked: boolean }) =>
    lesson.isLocked ? `(${lesson.title})` : lesson.title,
  );
const othersIn = async (id: string) => {
  const { previous, next, place, lessonsCount } = (await viewLesson(ben, id)).body;
  return [previous?.title, `${place} of ${lessonsCount}`, next && [next.title, next.isLocked]];
};

/** Has something happen right before a completion is written. */
const beforeCompleting = (courseId: string, lesson: string, act: () => Promise<unknown>) => {
  const { pk, sk } = keys.progress(courseId, ben.id, lesson);
  calls.onceBefore(`${pk} ${sk}`, act);
};

describe('while somebody learns', () => {
  test('a lesson that comes in front is open, and leaves what they are at open and theirs', async () => {
    const { id, one, two, three } = await aCourse();
    await learn(ben, one);
    await startLesson(ben, two);

    const { id: zero } = await newLesson(ada, id, { title: 'Zero' });
    await orderLessons(ada, id, [zero, one, two, three]);

    expect(await seen(id)).toEqual(['Zero', 'One', 'Two', '(Three)']);
    expect(await counted(id)).toEqual({ completedCount: 1, lessonsCount: 4, lessonId: two });
    expect(await othersIn(two)).toEqual(['One', '3 of 4', ['Three', true]]);
    expect((await completeLesson(ben, two)).status).toBe(200);
    expect(await counted(id)).toEqual({ completedCount: 2, lessonsCount: 4, lessonId: three });
  });

  test('one that goes takes nothing with it but itself', async () => {
    const { id, one, two, three } = await aCourse();
    await learn(ben, one);
    await learn(ben, two);

    await deleteLesson(ada, one);

    expect(await seen(id)).toEqual(['Two', 'Three']);
    expect(await othersIn(two)).toEqual([undefined, '1 of 2', ['Three', false]]);
    expect(await counted(id)).toEqual({ completedCount: 1, lessonsCount: 2, lessonId: three });
    await deleteLesson(ada, two);
    expect(await counted(id)).toEqual({ completedCount: 0, lessonsCount: 1, lessonId: three });
    const own = (await ben.call('GET', '/api/courses/user?role=enrolled')).body.data;
    expect(own.find((course: { id: string }) => course.id === id)).toMatchObject({
      completedCount: 0,
      lessonsCount: 1,
    });
    // The number of a deleted lesson is nobody's again.
    await newLesson(ada, id, { title: 'Four' });
    expect(await seen(id)).toEqual(['Three', '(Four)']);
  });
});

describe('a lesson is completed', () => {
  test('while the next one is deleted, and the one after that is open', async () => {
    const { id, one, two, three } = await aCourse();
    await startLesson(ben, one);
    beforeCompleting(id, one, () => deleteLesson(ada, two));

    expect((await completeLesson(ben, one)).status).toBe(200);

    expect(await seen(id)).toEqual(['One', 'Three']);
    expect(await counted(id)).toMatchObject({ completedCount: 1, lessonsCount: 2 });
    expect(await othersIn(one)).toEqual([undefined, '1 of 2', ['Three', false]]);
    expect((await startLesson(ben, three)).status).toBe(201);
  });

  test('while the lessons are put in another order, and what follows now is open', async () => {
    const { id, one, two, three } = await aCourse();
    await startLesson(ben, one);
    beforeCompleting(id, one, () => orderLessons(ada, id, [one, three, two]));

    expect((await completeLesson(ben, one)).status).toBe(200);

    expect(await seen(id)).toEqual(['One', 'Three', '(Two)']);
    expect((await counted(id)).completedCount).toBe(1);
    expect((await startLesson(ben, two)).body.code).toBe('lesson.locked');
  });

  test('while it is deleted itself, and counts nothing', async () => {
    const { id, one, two } = await aCourse();
    await startLesson(ben, one);
    beforeCompleting(id, one, () => deleteLesson(ada, one));

    expect([200, 404]).toContain((await completeLesson(ben, one)).status);

    expect(await counted(id)).toMatchObject({ completedCount: 0, lessonsCount: 2 });
    expect((await completeLesson(ben, one)).body.code).toBe('lesson.missing');
    await learn(ben, two);
    expect((await counted(id)).completedCount).toBe(1);
  });

  test('as the last one while another comes behind it, which is open then', async () => {
    const { id, one, two, three } = await aCourse();
    for (const lesson of [one, two]) await learn(ben, lesson);
    await startLesson(ben, three);
    beforeCompleting(id, three, () => newLesson(ada, id, { title: 'Four' }));

    expect((await completeLesson(ben, three)).status).toBe(200);

    expect(await seen(id)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await counted(id)).toMatchObject({ completedCount: 3, lessonsCount: 4 });
  });

  test('once, however often the reply is lost: with its key, with another, and side by side', async () => {
    const { id, one } = await aCourse();
    await startLesson(ben, one);
    const key = newKey();

    const replies = await Promise.all(
      [key, key, newKey(), newKey()].map((each) => completeLesson(ben, one, each)),
    );
    replies.push(await completeLesson(ben, one, key), await completeLesson(ben, one));

    for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body]);
    expect((await counted(id)).completedCount).toBe(1);
  });

  test('by the repeat of a request that broke off before anything was written', async () => {
    const { id, one, two } = await aCourse();
    await startLesson(ben, one);
    const key = newKey();
    beforeCompleting(id, one, () => Promise.reject(new Error('socket hang up')));
    expect((await completeLesson(ben, one, key)).status).toBe(500);
    expect((await counted(id)).completedCount).toBe(0);

    expect((await completeLesson(ben, one, key)).status).toBe(200);

    expect(await counted(id)).toMatchObject({ completedCount: 1, lessonId: two });
  });
});

describe('a lesson is shown', () => {
  /** Has something happen once, between the order and the row of a lesson that stands beside. */
  const beforeReading = (row: string, act: () => Promise<unknown>) => {
    calls.tap(async (call, input) => {
      const { Key } = input as { Key?: { sk: string } };
      if (call !== 'GetItem' || Key?.sk !== `R#${row}`) return;
      calls.calm();
      await act();
    });
  };

  test('with what stands beside it now, though one beside it is deleted meanwhile', async () => {
    const { one, two } = await aCourse();
    beforeReading(two, () => deleteLesson(ada, two));

    expect(await othersIn(one)).toEqual([undefined, '1 of 2', ['Three', true]]);
  });

  test('as gone where it goes itself meanwhile, to learners and to its creator', async () => {
    for (const member of [ben, ada]) {
      const { one, two } = await aCourse();
      beforeReading(two, () => deleteLesson(ada, one).then(() => deleteLesson(ada, two)));

      expect(told(await viewLesson(member, one))).toEqual([404, 'lesson.missing']);
    }
  });
});
