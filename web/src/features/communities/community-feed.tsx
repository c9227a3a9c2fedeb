import { useEffect, useRef } from 'react';
import { LAST_PAGE } from '#contract/paging.ts';
import { CardGrid, CardSkeleton } from '#web/components/content/card.tsx';
import { Pagination } from '#web/components/list/pagination.tsx';
import { askable, isNoPage, NoSuchPage } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { CommunityCard, type CommunityCardProps } from './community-card.tsx';
import { type Tab, useCommunityPage } from './community-lists.ts';
import { messages } from './messages.ts';
import { NoCommunities } from './no-communities.tsx';
import { asWished } from './use-follow.ts';
import './community-feed.css';

interface CommunityFeedProps extends Omit<CommunityCardProps, 'community' | 'onDelete'> {
  tab: Tab;
  search: string;
  page: number;
  hrefOf: (page: number, search?: string) => string;
  onCreate: () => void;
  /** `isOnly`: nothing else is left on the page. */
  onDelete: (community: CommunityCardProps['community'], isOnly: boolean) => void;
}

/** Cards of communities, page by page; those on the screen stay until the next ones are here. */
export function CommunityFeed(props: CommunityFeedProps) {
  const { tab, search, page, hrefOf, onCreate, onDelete, ...actions } = props;
  const { page: shown, isCurrent, error, isValidating, retry } = useCommunityPage(tab, search, askable(page));
  const top = useTopOfPage(shown?.page, shown?.communities.length);

  if (!shown && error)
    return <Problem title={messages.failed} error={error} retry={retry} busy={isValidating} />;
  if (!shown)
    return (
      <Loading label={messages.loading}>
        <div className="card-grid">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </Loading>
    );
  if (isNoPage(page, shown.communities.length, shown.totalItems))
    return <NoSuchPage page={page} pages={shown.pages} to={hrefOf(1)} />;
  if (shown.communities.length === 0) {
    if (search !== '') return <NoCommunities kind="found" search={search} to={hrefOf(1, '')} />;
    return <NoCommunities kind={tab} onCreate={onCreate} to="/community-switching/all-communities" />;
  }

  return (
    <>
      {shown.partial && (
        <p className="communities-note" role="status">
          {messages.partial}
        </p>
      )}
      <div ref={top} className="communities" tabIndex={-1} aria-busy={!isCurrent}>
        <CardGrid>
          {shown.communities.map((community) => (
            <li key={community.id}>
              <CommunityCard
                {...actions}
                community={asWished(community)}
                onDelete={(gone) => onDelete(gone, shown.communities.length === 1)}
              />
            </li>
          ))}
        </CardGrid>
      </div>
      <Pagination page={page} pages={Math.min(shown.pages, LAST_PAGE)} hrefOf={hrefOf} />
      {page === LAST_PAGE && shown.pages > LAST_PAGE && (
        <p className="communities-note">{messages.searchInstead}</p>
      )}
    </>
  );
}

/**
 * After another page has come by its link: begins at its top, for eyes and for readers. After a card went: its menu had
 * the focus, and readers go on from here.
 */
function useTopOfPage(shown: number | undefined, cards = 0) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef({ shown, cards });

  useEffect(() => {
    const last = before.current;
    before.current = { shown, cards };
    const isTurned = last.shown !== undefined && shown !== undefined && last.shown !== shown;
    const isLost = cards < last.cards && document.activeElement === document.body;
    // Whoever types into the search goes on typing.
    if ((!isTurned && !isLost) || document.activeElement instanceof HTMLInputElement) return;
    if (isTurned) window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [shown, cards]);

  return top;
}
