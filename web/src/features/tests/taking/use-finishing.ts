import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { OneUserTest, userTests } from '#contract/user-tests.ts';
import { put, sendNow, take, tried } from '#web/parts/outbox/outbox.ts';
import { newStep, type Thing } from '#web/parts/outbox/thing.ts';
import { useThing } from '#web/parts/outbox/use-outbox.ts';
import type { KeptAnswers } from '../kept-answers.ts';
import { KIND, standsAt, unsentId } from '../unsent-test.ts';
import { choicesOf } from './answers.ts';
import { messages } from './messages.ts';

export type Finished = z.output<typeof userTests.finishTest.output>;

/** What the API said to an attempt that was sent. */
const replyOf = (thing: Thing | undefined): Finished | undefined =>
  thing?.state === 'sent' ? (thing.steps[0]?.reply as Finished) : undefined;

/**
 * Sends a finished attempt by the outbox: once, under one key, also when the page is closed before it has arrived. Two who
 * watch the same, in two tabs, see the same.
 */
export function useFinishing(attempt: OneUserTest) {
  const id = unsentId(attempt.id);
  const thing = useThing(id);
  const isOut = thing?.state === 'waiting' || thing?.state === 'sending';
  const [isKept, setKept] = useState(false);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    if (!isOut) return;
    let isShown = true;
    void tried(id).then((now) => isShown && now?.state === 'waiting' && setKept(true));
    return () => {
      isShown = false;
      setKept(false);
    };
  }, [id, isOut]);

  return {
    /** Whether it is finished and has not arrived. */
    isOut,
    /** The same, and one has to know: it has to wait. `status`: of the last try. */
    unsent: isOut && isKept ? { isTrying, status: thing.problem?.status } : undefined,
    /** Why it was refused. */
    refused: thing?.state === 'refused' ? thing.problem : undefined,
    finished: replyOf(thing),

    async finish(answers: KeptAnswers['answers']): Promise<void> {
      const { lesson, questions, testId } = attempt;
      const choices = choicesOf(questions, answers);
      await put({
        id,
        kind: KIND,
        title: messages.of(lesson.title),
        // After what makes its lesson open.
        place: `/course/${lesson.courseId}`,
        stands: standsAt(testId),
        steps: [newStep('user-tests.finishTest', { id: attempt.id, endTime: String(Date.now()), choices })],
      });
    },
    async tryAgain(): Promise<void> {
      setTrying(true);
      await sendNow(id);
      await tried(id);
      setTrying(false);
    },
    /** @returns false where it has arrived by now. */
    takeBack: async (): Promise<boolean> => (await take(id))?.state !== 'sent',
  };
}
