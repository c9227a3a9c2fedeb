import { useEffect } from 'react';
import { surveys } from '#contract/surveys.ts';
import { fetchReply } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { useDismissed } from './dismissal.ts';
import { OpenCard } from './survey-card.tsx';
import { SurveyList, useSurveys } from './survey-list.tsx';

/** What waits for the member; a dismissed one goes at once. */
export function OpenSurveys() {
  const list = useSurveys('open');
  const isDismissed = useDismissed();
  const { shown } = list;
  const items = shown?.items.filter(({ id }) => !isDismissed(id)) ?? [];
  useAhead(items.map(({ id }) => id));
  const gone = (shown?.items.length ?? 0) - items.length;
  return (
    <SurveyList
      scope="open"
      list={{ ...list, shown: shown && { ...shown, items, totalItems: shown.totalItems - gone } }}
    >
      {(survey) => <OpenCard survey={survey} />}
    </SurveyList>
  );
}

/** Fetches the questions of those that are shown, and what sends answers: in the field the signal may be gone by then. */
function useAhead(ids: readonly string[]): void {
  const all = ids.join();
  useEffect(() => {
    if (all === '' || sparesData()) return;
    let isShown = true;
    void idle().then(async () => {
      void import('../outbox-kinds.ts').catch(() => undefined);
      for (const id of all.split(',')) if (isShown) await fetchReply(surveys.getSurvey, { id });
    });
    return () => {
      isShown = false;
    };
  }, [all]);
}
