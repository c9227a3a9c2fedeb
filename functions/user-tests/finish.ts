import type { Choice } from '#contract/quizzes/user-tests.ts';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import { noteInEnrolment } from '#kinds/enrolment.ts';
import type { AttemptItem } from '#kinds/test/attempt-item.ts';
import type { StoredQuestion } from '#kinds/test/editions.ts';
import { listAttempt } from '#kinds/test/listed-attempts.ts';
import { AppError, invalidField, StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { idWithin, noQuestion, type TriesItem } from './attempt.ts';

/** Throws `user-test.finished`: an attempt is finished once. */
export function checkUnfinished({ test_taken }: AttemptItem): void {
  if (test_taken === undefined) return;
  throw new AppError('conflict', 'user-test.finished', 'You have finished this attempt already.');
}

/**
 * The answers to keep. Throws `user-test.no-question` for one to a question that the attempt does not ask, and
 * `user-test.no-option` for one that is none of its question's options: an attempt is not used up by it. An empty one
 * answers nothing.
 */
export function answersOf(
  questions: readonly StoredQuestion[],
  choices: readonly Choice[],
): Record<string, string> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  for (const { questionId, choice } of choices) {
    const question = asked.get(questionId);
    if (!question) throw noQuestion('choices');
    if (question.type === 'mcq' && choice !== '' && !question.options?.includes(choice)) throw noOption();
  }
  return Object.fromEntries(choices.map(({ questionId, choice }) => [idWithin(questionId), choice]));
}

const noOption = () =>
  invalidField('user-test.no-option', 'choices', 'One answer is none of the options of its question.');

/** The writes that finish an attempt of an enrolled member, and keep in the enrolment whether it is passed. */
export async function finish(
  userId: string,
  { courseId, number }: Pick<LessonItem, 'courseId' | 'number'>,
  finished: AttemptItem,
  answers: Record<string, string>,
  tries: TriesItem | undefined,
): Promise<Action[]> {
  const { id, testId, marks, is_passed, endTime, test_taken } = finished;
  const key = keys.attempt(courseId, userId, id);
  const isOpen = 'attribute_exists(pk) AND attribute_not_exists(test_taken)';
  const tried = {
    finished: (tries?.finished ?? 0) + 1,
    begun: tries?.begun?.id === id ? undefined : tries?.begun,
    version: (tries?.version ?? -1) + 1,
  };
  return [
    {
      update: {
        ...update(key, { set: { marks, is_passed, endTime, test_taken } }),
        ConditionExpression: isOpen,
      },
      otherwise: () => new StaleReadError('user-test.changed'),
    },
    { put: { Item: { ...keys.answers(courseId, userId, id), answers } } },
    changeAsRead(keys.tries(courseId, userId, testId), tries, tried, 'user-test.changed'),
    noteInEnrolment(courseId, userId, is_passed ? { add: { passed: new Set([number]) } } : {}),
    ...(await listAttempt(userId, finished)),
  ];
}
