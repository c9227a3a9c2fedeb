import { MOST_LISTED } from '#contract/quizzes/user-tests.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import { type AttemptItem, attemptFrom } from '#kinds/test/attempt-item.ts';
import { keys } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/** A member's finished attempts at the test of a lesson, oldest first: one Query. */
export async function listOfLesson(userId: string, lessonId: string): Promise<AttemptItem[]> {
  return finished(await readFrom(userId, courseOfLesson(lessonId), lessonId));
}

/**
 * The same for all lessons that a course ever had: one Query for the first MOST_LISTED, by the lessons' numbers.
 * `partial` where there are more.
 */
export async function listOfCourse(
  userId: string,
  courseId: string,
): Promise<{ attempts: AttemptItem[]; partial: boolean }> {
  const items = await readFrom(userId, courseId, courseId, MOST_LISTED + 1);
  return { attempts: finished(items.slice(0, MOST_LISTED)), partial: items.length > MOST_LISTED };
}

/** Attempts whose ids begin so, read consistently: a member who has just finished one looks here. */
function readFrom(userId: string, courseId: string, beginning: string, limit?: number) {
  const { pk, sk } = keys.attempt(courseId, userId, beginning);
  return take({ pk, from: sk, to: `${sk}~` }, { forward: true, consistent: true, limit });
}

const finished = (items: readonly StoredItem[]): AttemptItem[] =>
  items
    .map(attemptFrom)
    .filter(({ test_taken }) => test_taken !== undefined)
    .toSorted((a, b) => Date.parse(String(a.test_taken)) - Date.parse(String(b.test_taken)));
