import { useEffect, useMemo, useState } from 'react';
import type { Choice, OneUserTest } from '#contract/user-tests.ts';
import { lasting, takes } from '#web/lib/device/browser-storage.ts';
import { useSession } from '#web/lib/session/session.ts';
import { type AnswersOf, hearAnswers, type KeptAnswers, keepAnswers, readAnswers } from '../kept-answers.ts';

/**
 * What a member has answered of an attempt, kept on this device with each tap, and where they are in it. Of what is sent
 * nothing is kept: then it is what was `sent`.
 */
export function useAnswers({ id, testId, questions }: OneUserTest, sent: OneUserTest['choices']) {
  const memberId = useSession().user?.id ?? '';
  const of: AnswersOf = useMemo(() => ({ memberId, testId, id }), [memberId, testId, id]);
  const [kept, setKept] = useState<KeptAnswers>(
    () => readAnswers(of) ?? { answers: {}, questions: questions.length },
  );
  const [isRefused, setRefused] = useState(() => !takes(lasting, 'x'));

  // What another tab drops, it has sent: that is told elsewhere.
  useEffect(() => hearAnswers(of, (there) => there && setKept(({ at }) => ({ ...there, at }))), [of]);

  const keep = (next: KeptAnswers) => {
    setKept(next);
    setRefused(!keepAnswers(of, next));
  };
  /** With what another tab has kept meanwhile. */
  const latest = (): KeptAnswers => ({ ...kept, answers: (readAnswers(of) ?? kept).answers });
  const found = questions.findIndex((question) => question.id === kept.at);
  const isSent = sent !== undefined && Object.keys(kept.answers).length === 0;

  return {
    answers: isSent ? answersIn(sent) : kept.answers,
    /** The question where one is, from 0; what is finished ends with the last. */
    place: isSent ? questions.length - 1 : Math.max(found, 0),
    /** Whether the browser keeps them no longer than this page. */
    isRefused,
    answer(questionId: string, answer: string): void {
      const now = latest();
      keep({ ...now, answers: { ...now.answers, [questionId]: answer } });
    },
    goTo(place: number): void {
      keep({ ...latest(), at: questions[place]?.id });
    },
  };
}

const answersIn = (choices: readonly Choice[]): KeptAnswers['answers'] =>
  Object.fromEntries(choices.map(({ questionId, choice }) => [questionId, choice]));
