import * as z from 'zod/mini';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import { type EnrolmentItem, noteInEnrolment } from '#kinds/enrolment.ts';
import { learnedCourse, learnedLesson } from '#kinds/learned.ts';
import { courseOfLesson, lessonId } from '#kinds/lessons/lesson-id.ts';
import type { LessonOrder } from '#kinds/lessons/order.ts';
import { goOnWith } from '#kinds/notice.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type Added, update } from '#platform/table/update.ts';

/** When a member began a lesson, and completed it (`sentTime`). */
const Progress = z.object({
  startTime: z.string(),
  endTime: z.optional(z.string()),
  isCompleted: z.boolean(),
});
type Progress = z.infer<typeof Progress>;

const keyOf = (userId: string, id: string) => keys.progress(courseOfLesson(id), userId, id);

/** Undefined for a member who has not begun it. */
export async function findProgress(userId: string, id: string): Promise<Progress | undefined> {
  const item = await findItem(keyOf(userId, id));
  return item && Progress.parse(item);
}

/** As the API shows it; its id is the lesson's. */
export const showProgress = (id: string, progress: Progress) => ({ id, lessonId: id, ...progress });

/** The writes that keep that an enrolled member begins a lesson, for the first time. */
export function begin(userId: string, { id, number }: LessonItem, progress: Progress): Action[] {
  const put = {
    Item: { ...keyOf(userId, id), ...progress },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  return [
    { put, otherwise: changed },
    noteIn(userId, id, { begun: new Set([number]) }, id),
    goOnWith(userId, id),
  ];
}

/**
 * The writes that mark a begun lesson as completed; the member goes on with `next`, and `isLast` finishes the course.
 */
export function complete(
  userId: string,
  { id, number }: LessonItem,
  endTime: string,
  { next, isLast }: { readonly next: string; readonly isLast: boolean },
): Action[] {
  const at = new Date(Number(endTime)).toISOString();
  const change = update(keyOf(userId, id), { set: { isCompleted: true, endTime } });
  const isOpen = {
    ConditionExpression: '#isCompleted = :before',
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':before': false },
  };
  return [
    { update: { ...change, ...isOpen }, otherwise: changed },
    noteIn(userId, id, { completed: new Set([number]) }, next, at),
    goOnWith(userId, next === id ? undefined : next),
    learnedLesson(userId, id, at),
    ...(isLast ? [learnedCourse(userId, courseOfLesson(id), at)] : []),
  ];
}

/** Throws `lesson.test-not-passed` for a lesson with a test that the member has not passed. */
export function checkPassed(
  { number, questionsCount = 0 }: LessonItem,
  { passed }: Pick<EnrolmentItem, 'passed'>,
): void {
  if (questionsCount === 0 || passed.has(number)) return;
  throw new AppError('forbidden', 'lesson.test-not-passed', 'Pass the lesson test first.');
}

/** Whether a lesson is the only one of its course that a member has not completed. */
export const isLastLeft = (
  { number }: Pick<LessonItem, 'number'>,
  { numbers }: LessonOrder,
  { completed }: Pick<EnrolmentItem, 'completed'>,
): boolean => numbers.every((one) => one === number || completed.has(one));

/** The next lesson of the course; the last one itself. */
export function nextOf({ courseId, number, id }: LessonItem, { numbers }: LessonOrder): string {
  const next = numbers[numbers.indexOf(number) + 1];
  return next === undefined ? id : lessonId(courseId, next);
}

const noteIn = (userId: string, id: string, add: Added, goOnWith: string, completedAt?: string): Action =>
  noteInEnrolment(courseOfLesson(id), userId, {
    add,
    set: { lessonId: goOnWith, ...(completedAt && { completedAt }) },
  });

const changed = () => new StaleReadError('lesson-progress.changed');
