import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Question } from '#contract/quizzes/quizzes.ts';
import { Choice, type OneUserTest, userTests } from '#contract/quizzes/user-tests.ts';
import { lasting, takes } from '#web/lib/device/browser-storage.ts';
import { useSession } from '#web/lib/session/session.ts';
import { answersId } from '../attempts-here.ts';
import { type Answers, isAnswered, type KeptAnswers, keptAnswers } from '../kept-answers.ts';

/**
 * A member's answers of an attempt, kept on this device with each tap, and the present question. Nothing is kept of a
 * sent one, which shows what was `sent`.
 */
export function useAnswers({ id, testId, questions }: OneUserTest, sent: OneUserTest['choices']) {
  const memberId = useSession().user?.id ?? '';
  const of = answersId(testId, id);
  const [kept, setKept] = useState<KeptAnswers>(
    () => keptAnswers.read(memberId, of) ?? { answers: {}, questions: questions.length },
  );
  const [isRefused, setRefused] = useState(() => !takes(lasting, 'x'));

  // Another tab dropped them because it has sent them, which the outbox reports.
  useEffect(
    () => keptAnswers.subscribe(memberId, of, (there) => there && setKept(({ at }) => ({ ...there, at }))),
    [memberId, of],
  );

  const keep = (next: KeptAnswers) => {
    setKept(next);
    setRefused(!keptAnswers.keep(memberId, of, next));
  };
  /** With what another tab has kept meanwhile. */
  const latest = (): KeptAnswers => ({
    ...kept,
    answers: (keptAnswers.read(memberId, of) ?? kept).answers,
  });
  const found = questions.findIndex((question) => question.id === kept.at);
  const isSent = sent !== undefined && Object.keys(kept.answers).length === 0;

  return {
    answers: isSent ? answersIn(sent) : kept.answers,
    /** The index of the present question; a finished attempt is at the last. */
    index: isSent ? questions.length - 1 : Math.max(found, 0),
    /** Whether the browser keeps them no longer than this page. */
    isRefused,
    answer(questionId: string, answer: string): void {
      const now = latest();
      keep({ ...now, answers: { ...now.answers, [questionId]: answer } });
    },
    goTo(index: number): void {
      keep({ ...latest(), at: questions[index]?.id });
    },
  };
}

const answersIn = (choices: readonly Choice[]): Answers =>
  Object.fromEntries(choices.map(({ questionId, choice }) => [questionId, choice]));

/** The answers to send: a blank one is none. */
export const choicesOf = (questions: readonly Question[], answers: Answers): z.input<typeof Choice>[] =>
  questions.flatMap(({ id }) => {
    const choice = answers[id];
    return choice !== undefined && isAnswered(choice) ? [{ questionId: id, choice }] : [];
  });

/** Why an answer would be refused, in the API's words. */
export const answerProblem = (answer: string): string | undefined =>
  Choice.shape.choice.safeParse(answer).error?.issues[0]?.message;

/**
 * The first answer that would be refused, by the index of its question, and why, in the API's words; of answers that
 * are too long together, the longest.
 */
export function wrongAnswer(questions: readonly Question[], answers: Answers) {
  const choices = choicesOf(questions, answers);
  const issue = userTests.finishTest.input.shape.choices.safeParse(choices).error?.issues[0];
  if (!issue) return undefined;
  const [index] = issue.path;
  const longest = choices.toSorted((one, other) => other.choice.length - one.choice.length)[0];
  const wrong = typeof index === 'number' ? choices[index] : longest;
  return { index: questions.findIndex(({ id }) => id === wrong?.questionId), why: issue.message };
}
