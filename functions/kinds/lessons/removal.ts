import { type CourseItem, course } from '#kinds/declared/course.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/** The writes that remove a lesson from its course, as both were read. */
export async function removeLesson(item: LessonItem, above: CourseItem): Promise<Action[]> {
  const order = await readOrder(above.id);
  const numbers = order.numbers.filter((number) => number !== item.number);
  return [...removeRecord(lesson, item), changeOrder(above.id, order, { numbers }), lessonGone(above, item)];
}

/** The write that counts one lesson fewer, also for those who completed it. */
const lessonGone = (above: CourseItem, { number }: LessonItem): Action =>
  countLessons(above, { lessonsCount: -1, gone: new Set([number]) });

/** The write that counts the lessons of a course, and those that are gone. */
export function countLessons(
  above: CourseItem,
  add: { lessonsCount: number; gone?: ReadonlySet<number> },
): Action {
  const change = update(course.key(above), { add });
  return {
    update: { ...change, ConditionExpression: 'attribute_exists(pk)' },
    otherwise: () => course.missing(),
  };
}
