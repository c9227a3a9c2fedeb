import { ClipboardCheck } from 'lucide-react';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { showFinished } from '../api.ts';
import { answersId, attemptOf, keptAnswers, sentIn, testOf } from '../kept-answers.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';
import type { Finished } from './use-finishing.ts';

/** The hooks of a finished attempt that was sent, or given up. */
export const userTestKind: KindHooks = {
  noun: messages.noun,
  Icon: ClipboardCheck,
  onStep(entry, { reply }) {
    forget(entry);
    showFinished((reply as Finished).data, sentIn(entry));
  },
  onDrop: forget,
  changeAt: (entry) =>
    testPath({ lesson: { title: lessonOf(entry) }, id: attemptOf(entry), testId: testOf(entry) }),
  readAt: (entry) => `/lesson/${testOf(entry)}`,
};

/** The title of its lesson. */
const lessonOf = ({ title }: OutboxEntry) => title.slice(messages.of('').length);

/** The API has the answers, or the member gave them up. */
function forget(entry: OutboxEntry): void {
  const { user } = getSession();
  if (user) keptAnswers.drop(user.id, answersId(testOf(entry), attemptOf(entry)));
}
