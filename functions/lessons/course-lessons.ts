import { MOST_LESSONS } from '#contract/lesson-card.ts';
import { inGroups } from '#contract/number.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import type { LessonOrder } from '#kinds/lessons/order.ts';
import { AppError } from '#platform/errors.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/** A course's page reads as many characters of each lesson's description. */
export const LONG_DESCRIPTION = 300;

/** Most lessons of a course, deleted ones included: an enrolment keeps the number of each completed one. */
const MAX_LESSON_NUMBER = 1000;

/** Throws `lessons.full` where a course takes no further lesson. */
export function checkRoom({ numbers, created }: LessonOrder): void {
  if (numbers.length < MOST_LESSONS && created < MAX_LESSON_NUMBER) return;
  const text =
    numbers.length < MOST_LESSONS
      ? `In this course ${inGroups(MAX_LESSON_NUMBER)} lessons were made and deleted: it takes no more.`
      : `A course has ${MOST_LESSONS} lessons at most.`;
  throw new AppError('conflict', 'lessons.full', text);
}

/** The write that counts a new lesson in its course. */
export const lessonAdded = (above: CourseItem): Action => count(above, { lessonsCount: 1 });

/** The write that counts one lesson fewer, also for those who completed it. */
export const lessonGone = (above: CourseItem, { number }: LessonItem): Action =>
  count(above, { lessonsCount: -1, gone: new Set([number]) });

function count(above: CourseItem, add: { lessonsCount: number; gone?: ReadonlySet<number> }): Action {
  const change = update(course.key(above), { add });
  return {
    update: { ...change, ConditionExpression: 'attribute_exists(pk)' },
    otherwise: () => course.missing(),
  };
}
