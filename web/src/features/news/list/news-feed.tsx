import type { NewsCard } from '#contract/news.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages } from '../messages.ts';
import { LeadNews, NewsRow, NewsSkeleton } from './news-cards.tsx';
import { NoNews } from './no-news.tsx';
import { UnsentCards } from './unsent-cards.tsx';
import { useUnsentNews } from './unsent-news.ts';
import { useNewsPage } from './use-news-page.ts';

interface NewsFeedProps {
  /** Absent while it is not known yet. */
  communityId: string | undefined;
  address: ListAddress;
  onAdd: () => void;
  /** `isOnly`: nothing else is left on the page. */
  onDelete: (news: NewsCard, isOnly: boolean) => void;
}

/** A community's news, page by page. */
export function NewsFeed(props: NewsFeedProps) {
  return <Feed key={props.communityId} {...props} />;
}

function Feed({ communityId, address, onAdd, onDelete }: NewsFeedProps) {
  const list = useNewsPage(communityId, address);
  const { shown, isCurrent, error } = list;
  const unsent = useUnsentNews(useSession().user?.id, communityId);
  const { search, filter: topic, hrefOf } = address;

  if (error?.code === 'category.unknown')
    return (
      <EmptyState drawing="scarecrow" title={messages.noTopic.title} text={messages.noTopic.text}>
        <LinkButton to="/news">{messages.allNews}</LinkButton>
      </EmptyState>
    );
  const isUnsent = (item: NewsCard) => unsent.some(({ edits }) => edits === item.id);
  const isWhole = !search && !topic && address.page === 1;
  const said = () => {
    if (!shown || !isCurrent) return false;
    if (search) return messages.found(shown.totalItems, shown.partial === true);
    return topic && messages.inTopic(topic, shown.totalItems);
  };
  return (
    <>
      {isWhole && <UnsentCards unsent={unsent.filter(({ edits }) => !edits)} />}
      <PagedList
        list={list}
        address={address}
        texts={messages}
        status={said()}
        skeleton={<NewsSkeleton />}
        empty={({ search, partial }) => (
          <>
            {partial && <p className="list-note soft">{messages.partial}</p>}
            <NoNews search={search} topic={topic} hrefOf={hrefOf} onAdd={onAdd} />
          </>
        )}
      >
        {([lead, ...others], frame) => {
          const propsOf = (item: NewsCard) => ({
            news: item,
            isUnsent: isUnsent(item),
            list: hrefOf(address.page),
            onDelete: () => onDelete(item, others.length === 0),
          });
          return (
            <section {...frame} className="news-feed" aria-label={messages.title}>
              {lead && <LeadNews {...propsOf(lead)} />}
              {others.map((item) => (
                <NewsRow key={item.id} {...propsOf(item)} />
              ))}
            </section>
          );
        }}
      </PagedList>
    </>
  );
}
