import { MessageSquareText } from 'lucide-react';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { reloadSurvey, showAnswered } from '../replies.ts';
import { answerDrafts, answeredIn, isOutdated, surveyOf } from './answers.ts';
import { messages } from './messages.ts';

const forget = (surveyId: string) => answerDrafts.drop(getSession().user?.id ?? '', surveyId);

/** The hooks of a member's answers that were sent, or given up. */
export const answersKind: KindHooks = {
  noun: messages.noun,
  Icon: MessageSquareText,
  onSent(entry) {
    const answered = answeredIn(entry);
    if (!answered) return;
    forget(answered.id);
    showAnswered(answered);
    void sayOnce(entry, messages.sent(messages.surveyIn(entry.title)));
  },
  onRefused(entry) {
    if (isOutdated(entry.problem?.code)) reloadSurvey(surveyOf(entry));
  },
  onDrop: (entry) => forget(surveyOf(entry)),
  readAt: ({ queueKey }) => queueKey,
};
