import { ListChecks } from 'lucide-react';
import { quizzes } from '#contract/quizzes/quizzes.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { showQuestionsCount } from '#web/parts/lessons/replies.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { messages } from './messages.ts';
import { lessonIn, savedIn, saysSame, testDrafts } from './test-draft.ts';

const memberNow = () => getSession().user?.id ?? '';

/** The hooks of a lesson's test that was sent, or given up. */
export const testKind: KindHooks = {
  noun: messages.unsent.noun,
  Icon: ListChecks,
  onSent(entry) {
    const saved = savedIn(entry);
    if (!saved) return;
    const { test, sent, courseId } = saved;
    const id = lessonIn(entry);
    const draft = testDrafts.read(memberNow(), id);
    // What was typed since stays.
    if (!test || (draft && saysSame(draft, sent))) testDrafts.drop(memberNow(), id);
    void keepReply(quizzes.listTests, { lessonId: id }, { data: test ? [test] : [] });
    showQuestionsCount({ id, courseId }, test?.questionsCount ?? 0);
    void sayOnce(entry, saidOf(entry, test !== undefined));
  },
  onDrop: (entry) => testDrafts.drop(memberNow(), lessonIn(entry)),
  readAt: (entry) => `/lesson/${lessonIn(entry)}`,
};

function saidOf({ title }: OutboxEntry, isThere: boolean): string {
  const lesson = title.slice(messages.unsent.title('').length);
  return (isThere ? messages.saved : messages.deleted)(lesson);
}
