import { useEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import { LAST_PAGE } from '#contract/paging.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Problem } from '#web/components/problem.tsx';
import { Loading } from '#web/components/skeleton.tsx';
import { useNewsPage } from './api.ts';
import { messages } from './messages.ts';
import { LeadNews, NewsRow, NewsSkeleton } from './news-cards.tsx';
import './news-feed.css';

interface NewsFeedProps {
  /** Absent while it is not known yet. */
  communityId: string | undefined;
  page: number;
  onAdd: () => void;
}

const hrefOf = (page: number) => (page === 1 ? '/news' : `/news?page=${page}`);

/** A community's news, page by page; the rows on the screen stay until the next ones are here. */
export function NewsFeed(props: NewsFeedProps) {
  return (
    <SWRConfig value={{ keepPreviousData: true }}>
      <Feed key={props.communityId} {...props} />
    </SWRConfig>
  );
}

function Feed({ communityId, page, onAdd }: NewsFeedProps) {
  const { data, error, isValidating, mutate } = useNewsPage(communityId, page);
  const top = useRef<HTMLDivElement>(null);
  const shown = data?.page;
  const before = useRef(shown);

  useEffect(() => {
    const isTurned = before.current !== undefined && shown !== undefined && before.current !== shown;
    before.current = shown;
    if (!isTurned) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [shown]);

  if (error && shown !== page)
    return <Problem title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />;
  if (!data)
    return (
      <Loading label={messages.loading}>
        <NewsSkeleton />
      </Loading>
    );
  if (data.totalItems === 0)
    return (
      <EmptyState drawing="letterbox" title={messages.empty.title} text={messages.empty.text}>
        <Button variant="soft" onClick={onAdd}>
          {messages.empty.action}
        </Button>
      </EmptyState>
    );
  if (data.data.length === 0)
    return (
      <EmptyState drawing="scarecrow" title={messages.pastEnd.title} text={messages.pastEnd.text}>
        <LinkButton to={hrefOf(1)}>{messages.pastEnd.action}</LinkButton>
      </EmptyState>
    );

  const [lead, ...others] = data.data;
  return (
    <>
      <div ref={top} className="news-feed" tabIndex={-1} aria-busy={shown !== page}>
        {lead && <LeadNews news={lead} />}
        {others.map((item) => (
          <NewsRow key={item.id} news={item} />
        ))}
      </div>
      <Pagination page={page} pages={Math.min(data.pages, LAST_PAGE)} hrefOf={hrefOf} />
    </>
  );
}
