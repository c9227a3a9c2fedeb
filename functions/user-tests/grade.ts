import { isVisible } from '#contract/characters.ts';
import type { Question } from '#contract/tests.ts';
import { type Choice, PASSED_FROM, type UserTest } from '#contract/user-tests.ts';

/** What is asked, with the right option where there is one. */
export type Graded = Pick<Question, 'id' | 'type' | 'answer'>;

/**
 * The marks of an attempt: multiple-choice questions answered with the right option, of how many there are. A test of
 * written answers alone is passed once each says something; beside multiple choice they do not count.
 */
export function grade(
  questions: readonly Graded[],
  choices: readonly Choice[],
): Pick<UserTest, 'marks' | 'total_marks' | 'is_passed'> {
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  const marked = questions.filter(({ type }) => type === 'mcq');
  const marks = marked.filter(({ id, answer }) => answer !== undefined && chosen.get(id) === answer).length;
  const is_passed =
    marked.length > 0
      ? marks * 100 >= PASSED_FROM * marked.length // whole numbers: 3 of 5 are 60 percent
      : questions.every(({ id }) => isVisible(chosen.get(id) ?? ''));
  return { marks, total_marks: marked.length, is_passed };
}
