import type { ReactNode } from 'react';
import { type SurveyCard as Card, type SurveyScope, surveys } from '#contract/surveys/surveys.ts';
import { CardGrid, CardSkeleton } from '#web/components/content/card.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';
import { messages } from '../messages.ts';

/**
 * A page of the member's surveys of one scope; what waits is also of groups that one follows in a community in passing.
 */
export function useSurveys(scope: SurveyScope): ListPage<Card> {
  const communityId = useSession().community?.id;
  const address = useListAddress();
  const input = { scope, ...(scope === 'open' && communityId !== undefined && { communityId }) };
  return usePage({ route: surveys.listSurveys, key: 'data', input }, address, useIsBack());
}

interface SurveyListProps {
  scope: SurveyScope;
  list: ListPage<Card>;
  /** What to do next where there is none. */
  way?: ReactNode;
  /** Before all others. */
  first?: ReactNode;
  children: (survey: Card) => ReactNode;
}

/** Surveys, page by page. */
export function SurveyList({ scope, list, way, first, children }: SurveyListProps) {
  const address = useListAddress();
  return (
    <div className="surveys stack gap-5">
      {first}
      <PagedList
        list={list}
        address={address}
        texts={messages}
        skeleton={<SurveysSkeleton />}
        empty={() =>
          !first && (
            <EmptyState drawing={scope === 'open' ? 'letterbox' : 'sprout'} {...messages.empty[scope]}>
              {way}
            </EmptyState>
          )
        }
      >
        {(items, frame) => (
          <section {...frame} aria-label={messages.tabs[scope]}>
            <CardGrid>
              {items.map((survey) => (
                <li key={survey.id}>{children(survey)}</li>
              ))}
            </CardGrid>
          </section>
        )}
      </PagedList>
    </div>
  );
}

const SurveysSkeleton = () => (
  <div className="card-grid">
    <CardSkeleton />
    <CardSkeleton />
  </div>
);
