import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { OneUserTest, userTests } from '#contract/quizzes/user-tests.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSession } from '#web/lib/session/session.ts';
import { coursePath, FINISHING_TEST, testSubject } from '#web/parts/lessons/learning.ts';
import { type NewEntry, newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { loadOutbox } from '#web/parts/sync/queue/pending-toggles.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { useEntry } from '#web/parts/sync/queue/use-outbox.ts';
import { reloadResults } from '../api.ts';
import { beginningOf, isHere, noteBeginning } from '../attempts-here.ts';
import { type Answers, sentIn, unsentId } from '../kept-answers.ts';
import { messages } from './messages.ts';
import { choicesOf } from './use-answers.ts';

export type Finished = z.output<typeof userTests.finishTest.output>;

/** The API's reply to a sent attempt. */
const replyOf = (entry: OutboxEntry | undefined): Finished | undefined =>
  entry?.state === 'sent' ? (entry.steps.at(-1)?.reply as Finished) : undefined;

/**
 * Sends a finished attempt through the outbox: once, under one key, also when the page is closed before it has arrived.
 * It shows the outbox's state, and takes nothing back by itself, as a form does: two tabs that show the same see the
 * same.
 */
export function useFinishing(attempt: OneUserTest) {
  const memberId = useSession().user?.id ?? '';
  const id = unsentId(attempt.id);
  const entry = useEntry(id);
  /** Whether it is being handed over, or sent by hand. */
  const [isTrying, setTrying] = useState(false);
  /** Whether it is known that it has to wait. */
  const [isKept, setKept] = useState(false);
  const isThere = entry?.state === 'waiting' || entry?.state === 'sending';

  // In the field the connection may be gone when it is needed.
  useEffect(() => void loadOutbox().catch(() => undefined), []);

  useEffect(() => {
    if (!isThere) return;
    let isShown = true;
    loadOutbox()
      .then(({ tried }) => tried(id))
      .then((now) => isShown && now?.state === 'waiting' && setKept(true))
      .catch(() => undefined);
    return () => {
      isShown = false;
      setKept(false);
    };
  }, [id, isThere]);

  const withOutbox = async (act: (outbox: Awaited<ReturnType<typeof loadOutbox>>) => Promise<unknown>) => {
    setTrying(true);
    try {
      await act(await loadChunk(loadOutbox));
    } finally {
      setTrying(false);
    }
  };
  return {
    /** Whether it is finished and has not arrived. */
    isPending: isTrying || isThere,
    /** The same, while the member has to know that it waits. `status`: of the last try. */
    unsent:
      isThere && isKept
        ? { isTrying, isStopped: isTrying || entry.isStopped === true, status: entry.problem?.status }
        : undefined,
    /** Whether it lives only as long as this page. */
    isFleeting: getOutbox().fleeting.includes(id),
    /** Why it was refused. */
    refused: entry?.state === 'refused' ? entry.problem : undefined,
    finished: replyOf(entry),
    /** The answers, once it is finished here. */
    choices: entry && sentIn(entry),

    /** Throws an `ApiError` where nobody is signed in, or a `ChunkError`. */
    finish: (answers: Answers) =>
      withOutbox(({ put }) => put(entryOf(attempt, answers, beginningOf(memberId, attempt)))),
    /** Sends what was stopped. Throws what `finish` throws. */
    sendNow: () =>
      withOutbox(async ({ sendNow, tried }) => {
        await sendNow(id);
        await tried(id);
      }),
    /** @returns false where it has arrived by now. */
    async takeBack(): Promise<boolean> {
      const { take } = await loadOutbox();
      const taken = await take(id);
      if (taken?.state === 'sent') return false;
      const [begin] = taken?.steps ?? [];
      if (begin && isHere(attempt.id)) noteBeginning(memberId, attempt, begin);
      // Only its answer may have been lost: then it counts.
      reloadResults(attempt.testId);
      return true;
    },
  };
}

const entryOf = (
  { id, lesson, questions, testId }: OneUserTest,
  answers: Answers,
  begin: Step | undefined,
): NewEntry => ({
  id: unsentId(id),
  kind: FINISHING_TEST,
  title: messages.of(lesson.title),
  // After an entry that opens its lesson.
  queueKey: coursePath({ id: lesson.courseId }),
  subject: testSubject(testId),
  steps: [
    ...(begin ? [begin] : []),
    newStep('user-tests.finishTest', {
      id: begin ? { from: begin.key, path: 'data.id' } : id,
      endTime: String(Date.now()),
      choices: choicesOf(questions, answers),
    }),
  ],
});
