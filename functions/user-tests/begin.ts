import { ulid } from 'ulid';
import { MOST_ATTEMPTS } from '#contract/quizzes/user-tests.ts';
import { noteInEnrolment } from '#kinds/enrolment.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import type { AttemptItem } from '#kinds/test/attempt-item.ts';
import type { StoredQuestion } from '#kinds/test/editions.ts';
import type { TestItem } from '#kinds/test/test.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { getAttempt, type TriesItem } from './attempt.ts';

/** What a member has begun with these questions, and not finished. */
export const findBegun = async (
  userId: string,
  { edition }: TestItem,
  tries: TriesItem | undefined,
): Promise<AttemptItem | undefined> =>
  tries?.begun?.edition === edition ? getAttempt(userId, tries.begun.id) : undefined;

/** Throws `user-test.full` for a member who has finished as many attempts as are kept. */
export function checkRoom(tries: TriesItem | undefined): void {
  if ((tries?.finished ?? 0) < MOST_ATTEMPTS) return;
  const text = `You have taken this test ${MOST_ATTEMPTS} times: that is as often as it can be taken.`;
  throw new AppError('conflict', 'user-test.full', text);
}

export const newAttempt = (
  { id: testId, edition, total }: Pick<TestItem, 'id' | 'edition' | 'total'>,
  startTime: string,
): AttemptItem => ({
  id: testId + ulid(),
  testId,
  edition,
  startTime,
  marks: 0,
  total_marks: total,
  is_passed: false,
});

/** The writes that begin an attempt of an enrolled member, on the condition of `tries` as they were read. */
export function begin(userId: string, attempt: AttemptItem, tries: TriesItem | undefined): Action[] {
  const { id, testId, edition } = attempt;
  const set = { begun: { id, edition }, version: (tries?.version ?? -1) + 1 };
  return [
    changeAsRead(keys.tries(courseOfLesson(testId), userId, testId), tries, set, 'user-test.changed'),
    ...beginBeside(userId, attempt),
  ];
}

/** The same, of an attempt that nobody goes on with: the device that began it has its answers. */
export function beginBeside(userId: string, attempt: AttemptItem): Action[] {
  const courseId = courseOfLesson(attempt.testId);
  const put = { Item: { ...keys.attempt(courseId, userId, attempt.id), ...attempt } };
  return [
    { put: { ...put, ConditionExpression: 'attribute_not_exists(pk)' } },
    noteInEnrolment(courseId, userId, {}),
  ];
}

/** Throws `test.expired`. */
export function checkEdition(
  questions: readonly StoredQuestion[] | undefined,
): asserts questions is readonly StoredQuestion[] {
  if (questions) return;
  const text =
    'The questions were replaced too long ago: these answers cannot be marked any more. Please take the test again.';
  throw new AppError('conflict', 'test.expired', text);
}
