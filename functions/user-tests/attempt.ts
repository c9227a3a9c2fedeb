import * as z from 'zod/mini';
import type { Choice, OneUserTest, UserTest } from '#contract/quizzes/user-tests.ts';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import { courseOfLesson, lessonOf } from '#kinds/lessons/lesson-id.ts';
import { type AttemptItem, attemptFrom } from '#kinds/test/attempt-item.ts';
import { findQuestions, type StoredQuestion } from '#kinds/test/editions.ts';
import { findListed, type Listed } from '#kinds/test/listed-attempts.ts';
import { showQuestions } from '#kinds/test/show.ts';
import { missingTest } from '#kinds/test/test.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';

/** A member's state in a lesson's test. */
const TriesItem = z.object({
  /** The attempt that they have begun and not finished, and its edition. */
  begun: z.optional(z.object({ id: z.string(), edition: z.int() })),
  /** How many attempts they have finished. */
  finished: z._default(z.int(), 0),
  ...versioned,
});
export type TriesItem = z.infer<typeof TriesItem>;

/** Undefined for a member who never began one. */
export async function findTries(userId: string, lessonId: string): Promise<TriesItem | undefined> {
  const item = await findItem(keys.tries(courseOfLesson(lessonId), userId, lessonId));
  return item && TriesItem.parse(item);
}

export async function findAttempt(userId: string, id: string): Promise<AttemptItem | undefined> {
  const item = await findItem(keys.attempt(courseOfLesson(lessonOf(id)), userId, id));
  return item && attemptFrom(item);
}

/** The member's own attempt; another's is not found. Throws `user-test.missing`. */
export async function getAttempt(userId: string, id: string): Promise<AttemptItem> {
  const attempt = await findAttempt(userId, id);
  if (!attempt) throw missing('You have not begun this test.');
  return attempt;
}

/** The owner of a finished attempt, for the course's creator. Throws `user-test.missing`. */
export async function getListed(id: string): Promise<Listed> {
  const listed = await findListed(id);
  if (!listed) throw missing('This attempt is not there, or not finished.');
  return listed;
}

const missing = (text: string) => new AppError('missing', 'user-test.missing', text);

/**
 * The questions of an attempt, as they were when it was begun. Throws `test.missing` where its lesson is being deleted.
 */
export async function questionsOf({ testId, edition }: AttemptItem): Promise<readonly StoredQuestion[]> {
  const questions = await findQuestions(testId, edition);
  if (!questions) throw missingTest();
  return questions;
}

/** Answers in the order of the questions. */
export async function choicesOf(
  userId: string,
  { id }: AttemptItem,
  questions: readonly StoredQuestion[],
): Promise<Choice[]> {
  return showChoices(await findItem(keys.answers(courseOfLesson(lessonOf(id)), userId, id)), questions);
}

export function showChoices(item: StoredItem | undefined, questions: readonly StoredQuestion[]): Choice[] {
  const answers = (item?.['answers'] ?? {}) as Record<string, string>;
  return questions.flatMap(({ id }) => {
    const choice = answers[idWithin(id)];
    return choice === undefined ? [] : [{ questionId: id, choice }];
  });
}

/** The error for what is to a question that an attempt does not ask. */
export const noQuestion = (field: 'choices' | 'remarks'): AppError =>
  invalidField('user-test.no-question', field, 'This attempt has no such question.');

/** Stores question ids without their lesson's part: a hundred of them must leave room for the answers. */
export const idWithin = (questionId: string): string => questionId.slice(lessonOf(questionId).length);

/** An attempt as lists show it. */
export const showAttempt = ({
  id,
  testId,
  marks,
  total_marks,
  is_passed,
  test_taken,
  remarkedAt,
}: AttemptItem): UserTest => ({ id, testId, marks, total_marks, is_passed, test_taken, remarkedAt });

/** The same with its questions; only the course's creator sees the right answers. */
export const showWhole = (
  attempt: AttemptItem,
  { id, title, courseId }: LessonItem,
  questions: readonly StoredQuestion[],
  withAnswers = false,
): OneUserTest => ({
  ...showAttempt(attempt),
  lesson: { id, title, courseId },
  startTime: attempt.startTime,
  endTime: attempt.endTime,
  questions: showQuestions(id, questions, withAnswers),
  version: 0,
});
