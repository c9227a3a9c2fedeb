import { isVisible } from '#contract/fields/characters.ts';
import type { SurveyAnswer, SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { AppError, invalidField } from '#platform/errors.ts';

/** Whether answers are to the questions, and what of them is counted. */

/** What an answer says, by the kind of its question; undefined where it says nothing. */
function saidOf({ kind, id: questionId }: SurveyQuestion, answer: SurveyAnswer): SurveyAnswer | undefined {
  const { options = [], value, text } = answer;
  if (kind === 'scale') return value === undefined ? undefined : { questionId, value };
  if (kind === 'text') return text !== undefined && isVisible(text) ? { questionId, text } : undefined;
  return options.length === 0 ? undefined : { questionId, options };
}

/** Whether an answer chooses among a question's options, and does not say all that it says as to another kind. */
function isTo(question: SurveyQuestion, answer: SurveyAnswer): boolean {
  const known = question.options?.map(({ id }) => id) ?? [];
  const { options = [], value, text = '' } = answer;
  const isBlank = options.length === 0 && value === undefined && !isVisible(text);
  return options.every((id) => known.includes(id)) && (isBlank || saidOf(question, answer) !== undefined);
}

/**
 * What a member answered, in the order of the questions. Throws `survey.other-questions` where it is to others than
 * these, and `survey.invalid` where it is no answer to them, or says nothing.
 */
export function checkAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): SurveyAnswer[] {
  const of = new Map(questions.map((question) => [question.id, question]));
  for (const answer of answers) {
    const question = of.get(answer.questionId);
    if (!question || !isTo(question, answer)) throw otherQuestions();
  }
  if (new Set(answers.map(({ questionId }) => questionId)).size < answers.length) {
    throw invalid('One question is answered twice.');
  }
  const said = questions.flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    const one = answer && saidOf(question, answer);
    if (!one && question.isRequired) throw invalid(`Please answer: ${question.question}`);
    if (one?.options) checkOptions(question, one.options);
    return one ?? [];
  });
  // A member answers once: who says nothing has not answered.
  if (said.length === 0) throw invalid('Please answer the questions.');
  return said;
}

function checkOptions({ kind, question }: SurveyQuestion, options: readonly string[]): void {
  if (kind === 'one' && options.length > 1) throw invalid(`Please choose one answer: ${question}`);
  if (new Set(options).size < options.length) throw invalid(`An answer is chosen twice: ${question}`);
}

const invalid = (message: string) => invalidField('survey.invalid', 'answers', message);

const otherQuestions = () =>
  new AppError(
    'conflict',
    'survey.other-questions',
    'The questions were changed meanwhile. Please answer them as they are now.',
  );

/** The number that counts all answers. */
export const ANSWERS = 'n';

/*
 * The names of the numbers are short, or an update that adds many would be longer than DynamoDB allows: a digit of the
 * question, and one of what was chosen. A survey's questions stay as they are once it has answers.
 */
const numberOf = (question: number, chosen: number | 'x') =>
  question.toString(36) + (chosen === 'x' ? chosen : chosen.toString(36));

/** What an answer adds to a survey's numbers. */
export function addedBy(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): Record<string, number> {
  const names = answers.flatMap(({ questionId, options = [], value }) => {
    const at = questions.findIndex(({ id }) => id === questionId);
    const ids = questions[at]?.options?.map(({ id }) => id) ?? [];
    const chosen = value === undefined ? options.map((id) => ids.indexOf(id)) : [value];
    return [numberOf(at, 'x'), ...chosen.map((each) => numberOf(at, each))];
  });
  return Object.fromEntries([ANSWERS, ...names].map((name) => [name, 1]));
}

const SCALE = [1, 2, 3, 4, 5];

/** How often each of the numbers of a question was chosen. */
const chosenOf = ({ kind, options = [] }: SurveyQuestion) =>
  kind === 'scale' ? SCALE : options.map((_, index) => index);

/** The names of all numbers of a survey. */
export const numbersOf = (questions: readonly SurveyQuestion[]): string[] => [
  ANSWERS,
  ...questions.flatMap((question, at) => [
    numberOf(at, 'x'),
    ...chosenOf(question).map((each) => numberOf(at, each)),
  ]),
];

/** The name of the number of texts that were written to a question; undefined for one that is not answered so. */
export function textsOf(questions: readonly SurveyQuestion[], questionId: string): string | undefined {
  const at = questions.findIndex(({ id, kind }) => id === questionId && kind === 'text');
  return at < 0 ? undefined : numberOf(at, 'x');
}

/** What a survey's numbers say of each question. */
export const resultsOf = (questions: readonly SurveyQuestion[], numbers: Readonly<Record<string, number>>) =>
  questions.map((question, at) => {
    const answersCount = numbers[numberOf(at, 'x')] ?? 0;
    const counts = chosenOf(question).map((each) => numbers[numberOf(at, each)] ?? 0);
    const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
    return {
      questionId: question.id,
      answersCount,
      ...(question.kind !== 'text' && { counts }),
      ...(question.kind === 'scale' &&
        answersCount > 0 && { mean: Math.round((sum * 10) / answersCount) / 10 }),
    };
  });
