import type * as z from 'zod/mini';
import { countCharacters } from '#contract/characters.ts';
import type { Question } from '#contract/tests.ts';
import { Choice, LONGEST_ANSWERS } from '#contract/user-tests.ts';
import { isAnswered, type KeptAnswers } from '../kept-answers.ts';
import { messages } from './messages.ts';

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

/** The first answer that would be refused; of answers that are too long together, the longest. */
export function wrongAnswer(questions: readonly Question[], answers: Answers): WrongAnswer | undefined {
  const texts = questions.map(({ id }) => answers[id] ?? '');
  const place = texts.findIndex((text) => answerProblem(text) !== undefined);
  if (place >= 0) return { place, why: answerProblem(texts[place] ?? '') ?? '' };
  const lengths = texts.map(countCharacters);
  if (lengths.reduce((sum, length) => sum + length, 0) <= LONGEST_ANSWERS) return undefined;
  return { place: lengths.indexOf(Math.max(...lengths)), why: messages.allTooLong };
}
