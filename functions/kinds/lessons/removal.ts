import { type CourseItem, course } from '#kinds/declared/course.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { changeOrder, type LessonOrder, readOrder } from '#kinds/lessons/order.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type Changes, update } from '#platform/table/update.ts';

/** The writes that remove a lesson from its course, as both were read. */
export async function removeLesson(item: LessonItem, above: CourseItem): Promise<Action[]> {
  const order = await readOrder(above.id);
  const numbers = order.numbers.filter((number) => number !== item.number);
  return [
    ...removeRecord(lesson, item),
    changeOrder(above.id, order, { numbers, ...(item.isHidden && { hidden: hiddenWithout(order, item) }) }),
    // A hidden one is counted as gone already.
    ...(item.isHidden ? [] : [lessonGone(above, item)]),
  ];
}

/**
 * The writes that take a lesson from its learners, or give it back: those after it open without it, and nobody has to
 * complete it. Its place and what they did in it stay.
 */
export async function coverLesson(item: LessonItem, isHidden: boolean): Promise<Action[]> {
  const above = await course.find({ id: item.courseId });
  // What is left of a course that is gone is about to be removed.
  if (!above) return [];
  const order = await readOrder(above.id);
  const others = hiddenWithout(order, item);
  return isHidden
    ? [changeOrder(above.id, order, { hidden: [...others, item.number] }), lessonGone(above, item)]
    : [
        changeOrder(above.id, order, { hidden: others }),
        countLessons(above, { add: { lessonsCount: 1 }, take: { gone: new Set([item.number]) } }),
      ];
}

const hiddenWithout = ({ hidden = [] }: LessonOrder, { number }: LessonItem) =>
  hidden.filter((one) => one !== number);

/** The write that counts one lesson fewer, also for those who completed it. */
const lessonGone = (above: CourseItem, { number }: LessonItem): Action =>
  countLessons(above, { add: { lessonsCount: -1, gone: new Set([number]) } });

/** The write that counts the lessons of a course, and those that are gone. */
export function countLessons(above: CourseItem, counts: Pick<Changes, 'add' | 'take'>): Action {
  const change = update(course.key(above), counts);
  return {
    update: { ...change, ConditionExpression: 'attribute_exists(pk)' },
    otherwise: () => course.missing(),
  };
}
