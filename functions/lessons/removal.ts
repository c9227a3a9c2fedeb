import type { CourseItem } from '#kinds/declared/course.ts';
import { type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import type { Action } from '#platform/table/transaction.ts';
import { lessonGone } from './course-lessons.ts';

/** The writes that remove a lesson from its course, as both were read. */
export async function removeLesson(item: LessonItem, above: CourseItem): Promise<Action[]> {
  const order = await readOrder(above.id);
  const numbers = order.numbers.filter((number) => number !== item.number);
  return [...removeRecord(lesson, item), changeOrder(above.id, order, { numbers }), lessonGone(above, item)];
}
