import type * as z from 'zod/mini';
import type { Question } from '#contract/quizzes.ts';
import { Choice, userTests } from '#contract/user-tests.ts';
import { isAnswered, type KeptAnswers } from '../kept-answers.ts';

type Answers = KeptAnswers['answers'];

/** What is sent: an answer that is blank is none. */
export const choicesOf = (questions: readonly Question[], answers: Answers): z.input<typeof Choice>[] =>
  questions.flatMap(({ id }) => {
    const choice = answers[id];
    return choice !== undefined && isAnswered(choice) ? [{ questionId: id, choice }] : [];
  });

/** Why an answer would be refused, as the API says it. */
export const answerProblem = (answer: string): string | undefined =>
  Choice.shape.choice.safeParse(answer).error?.issues[0]?.message;

export interface WrongAnswer {
  /** Of the question, from 0. */
  readonly place: number;
  readonly why: string;
}

/** The first answer that would be refused, in the API's words; of answers that are too long together, the longest. */
export function wrongAnswer(questions: readonly Question[], answers: Answers): WrongAnswer | undefined {
  const choices = choicesOf(questions, answers);
  const issue = userTests.finishTest.input.shape.choices.safeParse(choices).error?.issues[0];
  if (!issue) return undefined;
  const [index] = issue.path;
  const longest = choices.toSorted((one, other) => other.choice.length - one.choice.length)[0];
  const wrong = typeof index === 'number' ? choices[index] : longest;
  return { place: questions.findIndex(({ id }) => id === wrong?.questionId), why: issue.message };
}
