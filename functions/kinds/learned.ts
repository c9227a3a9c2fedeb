import { keys, partitions } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { take } from '#platform/table/walk.ts';

/*
 * What a member has learned, in a partition of theirs: each lesson, test and course is a row, written with what makes
 * it so. It stays when the course goes, or the member leaves it: they learned it all the same. Lessons stand in the
 * order of time, because there may be many of them.
 */

/** The write beside the one that completes a lesson, at a time. */
export const learnedLesson = (userId: string, lessonId: string, at: string): Action => ({
  put: { Item: keys.learnedLesson(userId, at, lessonId) },
});

/** The write beside the one that completes a course, or passes a lesson's test: the first time counts. */
export const learnedCourse = (userId: string, courseId: string, at: string): Action => ({
  update: update(keys.learned(userId, 'COURSE', courseId), { fill: { at } }),
});
export const learnedTest = (userId: string, lessonId: string, at: string): Action => ({
  update: update(keys.learned(userId, 'TEST', lessonId), { fill: { at } }),
});

/** The write beside the one after which a test is not passed any more: a teacher corrects what they marked. */
export const unlearnedTest = (userId: string, lessonId: string): Action => ({
  remove: { Key: keys.learned(userId, 'TEST', lessonId) },
});

/** When a member completed their first lessons, so many of them. */
export async function readLearnedLessons(userId: string, limit: number): Promise<string[]> {
  const rows = await read(userId, 'LESSON', limit);
  return rows.map(({ sk }) => String(sk).split('#')[1] ?? '');
}

const MOST = 100;

/** When a member completed courses, or passed tests, the first one first; of more than a hundred, a hundred. */
export async function readLearned(userId: string, what: 'COURSE' | 'TEST'): Promise<string[]> {
  const rows = await read(userId, what, MOST);
  return rows.map(({ at }) => String(at)).sort();
}

const read = (userId: string, what: string, limit: number) =>
  take(
    { pk: partitions.learned(userId), from: `${what}#`, to: `${what}#~` },
    { limit, forward: true, consistent: true },
  );
