import { MessageSquareText } from 'lucide-react';
import { surveys } from '#contract/surveys/surveys.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { reloadLists } from '../replies.ts';
import { resultsPath } from '../subject.ts';
import { messages } from './messages.ts';
import { surveyDrafts } from './survey-draft.ts';
import { nameIn, savedIn } from './survey-entry.ts';

/** The hooks of a survey that was asked or changed, or given up. */
export const surveyKind: KindHooks = {
  noun: messages.noun,
  Icon: MessageSquareText,
  onSent(entry) {
    const survey = savedIn(entry);
    if (!survey) return;
    forget(nameIn(entry));
    void keepReply(surveys.getSurvey, { id: survey.id }, survey);
    reloadLists();
    const isNew = nameIn(entry) !== survey.id;
    void sayOnce(entry, (isNew ? messages.asked : messages.saved)(survey.title));
  },
  onDrop: (entry) => forget(nameIn(entry)),
  readAt(entry) {
    const survey = savedIn(entry);
    return survey && resultsPath(survey.id);
  },
};

const forget = (name: string) => surveyDrafts.drop(getSession().user?.id ?? '', name);
