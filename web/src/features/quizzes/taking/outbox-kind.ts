import { ClipboardCheck } from 'lucide-react';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { keepAttempt, reloadResults, showFinished } from '../api.ts';
import { answersId, attemptsHere, isHere } from '../attempts-here.ts';
import { attemptOf, dropKept, sentIn, testOf } from '../kept-answers.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';
import type { Finished } from './use-finishing.ts';

/** The hooks of a finished attempt that was sent, or given up. */
export const userTestKind: KindHooks = {
  noun: messages.noun,
  Icon: ClipboardCheck,
  onStep(entry, { route, reply }) {
    // One that was begun on this device is begun first.
    if (route !== 'user-tests.finishTest') return;
    const { data } = reply as Finished;
    const { user } = getSession();
    const here = user && attemptsHere.read(user.id, answersId(testOf(entry), attemptOf(entry)));
    if (here) keepAttempt({ ...here.attempt, ...data, choices: sentIn(entry) });
    forget(entry);
    showFinished(data, sentIn(entry));
    // Another phone of the member's may have handed one in since this one had the list.
    if (isHere(attemptOf(entry))) reloadResults(testOf(entry));
  },
  onDrop: forget,
  changeAt: (entry) =>
    testPath({ lesson: { title: lessonOf(entry) }, id: attemptOf(entry), testId: testOf(entry) }),
  readAt: (entry) => `/lesson/${testOf(entry)}`,
};

/** The title of its lesson. */
const lessonOf = ({ title }: OutboxEntry) => messages.lessonIn(title);

/** The API has the answers, or the member gave them up. */
function forget(entry: OutboxEntry): void {
  const { user } = getSession();
  if (user) dropKept(user.id, testOf(entry), attemptOf(entry));
}
