import { isVisible } from '#contract/characters.ts';
import type { Question } from '#contract/quizzes.ts';
import type { Remark } from '#contract/remarks.ts';
import { type Choice, PASSED_FROM, type UserTest } from '#contract/user-tests.ts';

/** The questions, with the right option where there is one. */
export type Graded = Pick<Question, 'id' | 'type' | 'answer'>;

/**
 * The marks of an attempt: multiple-choice questions answered with the right option, and written answers that the
 * teacher marked as right, and how many of both there are. Written answers without marks do not count. Where nothing
 * counts, it is passed once each answer says something.
 */
export function grade(
  questions: readonly Graded[],
  choices: readonly Choice[],
  remarks: readonly Remark[] = [],
): Pick<UserTest, 'marks' | 'total_marks' | 'is_passed'> {
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  const said = new Map(remarks.map(({ questionId, isRight }) => [questionId, isRight]));
  const isRight = ({ id, type, answer }: Graded) =>
    type === 'mcq' ? answer !== undefined && chosen.get(id) === answer : said.get(id);
  const marked = questions.map(isRight).filter((right) => right !== undefined);
  const marks = marked.filter(Boolean).length;
  const is_passed =
    marked.length > 0
      ? marks * 100 >= PASSED_FROM * marked.length // whole numbers: 3 of 5 are 60 percent
      : questions.every(({ id }) => isVisible(chosen.get(id) ?? ''));
  return { marks, total_marks: marked.length, is_passed };
}
