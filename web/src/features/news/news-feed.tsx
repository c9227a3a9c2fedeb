import { useEffect, useRef } from 'react';
import type { NewsCard } from '#contract/news.ts';
import { LAST_PAGE } from '#contract/paging.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Pagination } from '#web/components/list/pagination.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { askable, isNoPage, NoSuchPage } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useNewsPage } from './api.ts';
import { messages } from './messages.ts';
import { LeadNews, NewsRow, NewsSkeleton } from './news-cards.tsx';
import { NoNews } from './no-news.tsx';
import './news-feed.css';

interface NewsFeedProps {
  /** Absent while it is not known yet. */
  communityId: string | undefined;
  search: string;
  /** Empty for all news. */
  topic: string;
  page: number;
  hrefOf: (page: number, search?: string) => string;
  onAdd: () => void;
  /** `isOnly`: nothing else is left on the page. */
  onDelete: (news: NewsCard, isOnly: boolean) => void;
}

/** A community's news, page by page; the rows on the screen stay until the next ones are here. */
export function NewsFeed(props: NewsFeedProps) {
  return <Feed key={props.communityId} {...props} />;
}

function Feed({ communityId, search, topic, page, hrefOf, onAdd, onDelete }: NewsFeedProps) {
  const {
    page: shown,
    isCurrent,
    error,
    isValidating,
    retry,
  } = useNewsPage(communityId, { search, topic }, askable(page));
  const top = useTopOfPage(shown?.page, shown?.totalItems);

  if (error?.code === 'category.unknown')
    return (
      <EmptyState drawing="scarecrow" title={messages.noTopic.title} text={messages.noTopic.text}>
        <LinkButton to="/news">{messages.allNews}</LinkButton>
      </EmptyState>
    );
  if (!shown && error)
    return <Problem title={messages.failed} error={error} retry={retry} busy={isValidating} />;
  if (!shown)
    return (
      <Loading label={messages.loading}>
        <NewsSkeleton />
      </Loading>
    );

  if (isNoPage(page, shown.data.length, shown.totalItems))
    return <NoSuchPage page={page} pages={shown.pages} to={hrefOf(1)} />;
  const [lead, ...others] = shown.data;
  const ask = (item: NewsCard) => onDelete(item, shown.data.length === 1);
  return (
    <>
      <p className="vh" role="status">
        {search && isCurrent && messages.found(shown.totalItems, shown.partial === true)}
        {topic && isCurrent && messages.inTopic(topic, shown.totalItems)}
      </p>
      {shown.partial && <p className="news-note">{messages.partial}</p>}
      {!lead && <NoNews search={search} topic={topic} hrefOf={hrefOf} onAdd={onAdd} />}
      {lead && (
        <div ref={top} className="news-feed" tabIndex={-1} aria-busy={!isCurrent}>
          <LeadNews news={lead} onDelete={() => ask(lead)} />
          {others.map((item) => (
            <NewsRow key={item.id} news={item} onDelete={() => ask(item)} />
          ))}
        </div>
      )}
      <Pagination page={page} pages={Math.min(shown.pages, LAST_PAGE)} hrefOf={hrefOf} />
    </>
  );
}

/**
 * After another page has come by its link: begins at its top, for eyes and for readers. After a news has gone, with what
 * had the focus: readers go on there too.
 */
function useTopOfPage(page: number | undefined, count = 0) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef({ page, count });

  useEffect(() => {
    const was = before.current;
    before.current = { page, count };
    const isTurned = was.page !== undefined && page !== undefined && was.page !== page;
    const isFewer = count < was.count && document.activeElement === document.body;
    // Whoever types into the search goes on typing.
    if (!(isTurned || isFewer) || document.activeElement instanceof HTMLInputElement) return;
    if (isTurned) window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [page, count]);

  return top;
}
