import { isVisible } from '#contract/fields/characters.ts';
import type { Question } from '#contract/quizzes/quizzes.ts';
import type { Remark } from '#contract/quizzes/remarks.ts';
import {
  type Choice,
  PASSED_FROM,
  type QuestionResult,
  type UserTest,
} from '#contract/quizzes/user-tests.ts';

/** The questions, with the right option where there is one. */
export type Graded = Pick<Question, 'id' | 'type' | 'answer' | 'block'>;

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
  const chosen = choicesById(choices);
  const marked = questions.map(markedBy(choices, remarks)).filter((right) => right !== undefined);
  const marks = marked.filter(Boolean).length;
  const is_passed =
    marked.length > 0
      ? marks * 100 >= PASSED_FROM * marked.length // whole numbers: 3 of 5 are 60 percent
      : questions.every(({ id }) => isVisible(chosen.get(id) ?? ''));
  return { marks, total_marks: marked.length, is_passed };
}

/**
 * How each question was answered, for the learner. What explains a wrong answer goes to them with it; the right option
 * only where the test `showsAnswers`.
 */
export function resultsOf(
  questions: readonly Graded[],
  choices: readonly Choice[],
  remarks: readonly Remark[],
  showsAnswers: boolean,
): QuestionResult[] {
  const isRightOf = markedBy(choices, remarks);
  return questions.map((question) => {
    const { id, answer, block } = question;
    const isRight = isRightOf(question);
    const isWrong = isRight === false;
    return { questionId: id, isRight, ...(isWrong && { block }), ...(isWrong && showsAnswers && { answer }) };
  });
}

const choicesById = (choices: readonly Choice[]) =>
  new Map(choices.map(({ questionId, choice }) => [questionId, choice]));

/** Whether a question was answered rightly: undefined for a written answer without a mark. */
function markedBy(choices: readonly Choice[], remarks: readonly Remark[]) {
  const chosen = choicesById(choices);
  const said = new Map(remarks.map(({ questionId, isRight }) => [questionId, isRight]));
  return ({ id, type, answer }: Graded): boolean | undefined =>
    type === 'mcq' ? answer !== undefined && chosen.get(id) === answer : said.get(id);
}
