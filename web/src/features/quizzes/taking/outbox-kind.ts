import { ClipboardCheck } from 'lucide-react';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { showFinished } from '../api.ts';
import { answersId, attemptOf, keptAnswers, sentIn, testOf } from '../kept-answers.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';
import type { Finished } from './use-finishing.ts';

/** What follows from a finished attempt that was sent, or given up. */
export const userTestKind: KindHooks = {
  noun: messages.noun,
  Icon: ClipboardCheck,
  onStep(thing, { reply }) {
    forget(thing);
    showFinished((reply as Finished).data, sentIn(thing));
  },
  onDrop: forget,
  changeAt: (thing) =>
    testPath({ lesson: { title: lessonOf(thing) }, id: attemptOf(thing), testId: testOf(thing) }),
  readAt: (thing) => `/lesson/${testOf(thing)}`,
};

/** The title of its lesson. */
const lessonOf = ({ title }: Thing) => title.slice(messages.of('').length);

/** The API has the answers, or nobody is to have them. */
function forget(thing: Thing): void {
  const { user } = getSession();
  if (user) keptAnswers.drop(user.id, answersId(testOf(thing), attemptOf(thing)));
}
