import { useEffect, useRef, useState } from 'react';
import { surveys } from '#contract/surveys/surveys.ts';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { fetchReply, refresh } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages } from '../messages.ts';
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
  const totalItems = (shown?.totalItems ?? 0) - gone;
  const isRefilled = useRefill(items.length, totalItems, shown?.items.length === 0);
  const isOnline = useIsOnline();
  const { title, text } = messages.others;
  if (isRefilled && !isOnline)
    return <EmptyState drawing="letterbox" title={title} text={text(totalItems)} />;
  return (
    <SurveyList
      scope="open"
      list={{ ...list, shown: shown && !isRefilled ? { ...shown, items, totalItems } : undefined }}
    >
      {(survey) => <OpenCard survey={survey} />}
    </SurveyList>
  );
}

/**
 * Loads the page again after all that it showed was dismissed, while others wait on later ones; the last page gives way
 * to the one before. `hasArrived`: the server knows of it. @returns whether the page waits for that
 */
function useRefill(count: number, totalItems: number, hasArrived: boolean): boolean {
  const { page, previous } = useListAddress();
  const seen = useRef<number>(undefined);
  const [tried, setTried] = useState<number>();
  useEffect(() => {
    if (count === 0) return;
    seen.current = page;
    if (tried !== undefined) setTried(undefined);
  }, [count, page, tried]);
  const isEmptied = count === 0 && totalItems > 0 && seen.current === page && tried !== page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that ran empty
  useEffect(() => {
    if (!isEmptied || !hasArrived) return;
    if (page > 1) previous();
    else void refresh(surveys.listSurveys).finally(() => setTried(page));
  }, [isEmptied, hasArrived, page]);
  return isEmptied;
}

/**
 * Fetches the questions of those that are shown, and what sends answers: in the field the signal may be gone by then.
 */
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
