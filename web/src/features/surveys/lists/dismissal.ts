import { X } from 'lucide-react';
import type { SurveyCard } from '#contract/surveys/surveys.ts';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from '../messages.ts';
import { leaveOpen, reloadLists } from '../replies.ts';
import { subjectOf, surveyPath } from '../subject.ts';

/** The kind of its outbox entries. */
const DISMISS = 'survey/dismissed';

type Titled = Pick<SurveyCard, 'id' | 'title'>;

/** Whether a survey is to leave the list of those that wait: tapped here, and not arrived yet. */
export function useDismissed(): (id: string) => boolean {
  const wanted = usePendingToggles(DISMISS);
  return (id) => wanted(subjectOf(id)) === '1';
}

/** Takes a survey away from what waits for the member, and offers to bring it back. */
export function dismiss(survey: Titled): void {
  put(survey, true);
  toast(messages.dismissed, { text: messages.undo, act: () => put(survey, false) });
}

const put = ({ id, title }: Titled, dismissed: boolean): void =>
  putToggle({
    kind: DISMISS,
    subject: subjectOf(id),
    desired: dismissed ? '1' : '0',
    queueKey: surveyPath(id),
    title: (dismissed ? messages.dismissing : messages.askingAgain)(title),
    steps: [{ route: 'surveys.dismissSurvey', input: { id, dismissed } }],
    onFailed: (why) => toastFailure(messages.notDismissed(why)),
  });

/** The hooks of a dismissal, or of its end. */
export const dismissalKind: KindHooks = {
  noun: messages.noun,
  Icon: X,
  onStep(_, { input }) {
    if (input['dismissed']) leaveOpen(String(input['id']));
    else reloadLists();
  },
};
