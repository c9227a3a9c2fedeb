import { lessons } from '#contract/lessons/lessons.ts';
import { quizzes } from '#contract/quizzes/quizzes.ts';
import { type OneUserTest, type UserTest, userTests } from '#contract/quizzes/user-tests.ts';
import { changeReplies, keepReply, keptReply, refresh, useApi } from '#web/lib/api/replies.tsx';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { showPassed } from '#web/parts/lessons/replies.ts';

/** A lesson's test, in a list of one or none; undefined waits. */
export const useLessonTest = (lessonId: string | undefined, isReturning = false) =>
  useApi(quizzes.listTests, lessonId === undefined ? null : { lessonId }, isReturning);

/** The member's finished attempts at a lesson's test; undefined waits. */
export const useAttempts = (lessonId: string | undefined) =>
  useApi(userTests.listAttempts, lessonId === undefined ? null : { lessonId }, useIsBack());

/**
 * One attempt with its questions. They never change, so a kept one is not loaded again; a finished one may have new
 * remarks.
 */
export function useAttempt(id: string) {
  const isBegun = keptReply(userTests.getAttempt, { id })?.test_taken === undefined;
  return useApi(userTests.getAttempt, { id }, isBegun);
}

/**
 * After an attempt was finished, with its answers: it is among the lesson's, and a passed one opens the next lesson.
 */
export function showFinished(
  { results, ...attempt }: Pick<OneUserTest, keyof UserTest | 'results'>,
  choices: OneUserTest['choices'],
): void {
  const { id, testId, is_passed } = attempt;
  // A lesson's test has the lesson's id.
  changeReplies(userTests.listAttempts, (shown) => {
    if (shown.test?.id !== testId || shown.attempts.some((other) => other.id === id)) return shown;
    return { ...shown, attempts: [...shown.attempts, attempt] };
  });
  changeReplies(userTests.getAttempt, (shown) =>
    shown.id === id ? { ...shown, ...attempt, choices, results } : shown,
  );
  // Only the API knows its lesson and course.
  changeReplies(userTests.listCourseAttempts, () => undefined, { reloads: true });
  if (is_passed) showPassed(testId);
}

/** An attempt that was begun on this device is kept under its new id: its answers can be read without a connection. */
export const keepAttempt = (attempt: OneUserTest): void =>
  void keepReply(userTests.getAttempt, { id: attempt.id }, attempt);

/** Kept results of the test are outdated. */
export function reloadResults(testId: string): void {
  void refresh(userTests.listAttempts, (shown) => shown?.test?.id === testId);
  void refresh(lessons.getLesson, (shown) => shown?.id === testId);
}
