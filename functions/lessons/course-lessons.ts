import { inGroups } from '#contract/fields/number.ts';
import { MOST_LESSONS } from '#contract/lessons/lesson-card.ts';
import type { CourseItem } from '#kinds/declared/course.ts';
import type { LessonOrder } from '#kinds/lessons/order.ts';
import { countLessons } from '#kinds/lessons/removal.ts';
import { AppError } from '#platform/errors.ts';
import type { Action } from '#platform/table/transaction.ts';

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
export const lessonAdded = (above: CourseItem): Action => countLessons(above, { add: { lessonsCount: 1 } });
