import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { type NewsCard, news } from '#contract/news/news.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { HiddenNote } from '#web/components/content/hidden-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';
import { messages } from '../messages.ts';
import { LeadNews, NewsRow, NewsSkeleton } from './news-cards.tsx';
import { UnsentCards, useUnsentNews } from './unsent-news.tsx';

interface NewsFeedProps {
  /** Absent while it is not known yet. */
  communityId: string | undefined;
  address: ListAddress;
  onAdd: () => void;
  /** `isOnly`: the page has no other. */
  onDelete: (news: NewsCard, isOnly: boolean) => void;
}

/** A community's news, page by page. */
export const NewsFeed = (props: NewsFeedProps) => <Feed key={props.communityId} {...props} />;

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
        {(items, frame) => (
          <section {...frame} className="news-feed" aria-label={messages.title}>
            {items.map((item, index) => {
              if (!isShown(item)) return <HiddenNote key={item.id} />;
              const Card = index === 0 ? LeadNews : NewsRow;
              return (
                <Card
                  key={item.id}
                  news={item}
                  isUnsent={unsent.some(({ edits }) => edits === item.id)}
                  list={hrefOf(address.page)}
                  onDelete={() => onDelete(item, items.length === 1)}
                />
              );
            })}
          </section>
        )}
      </PagedList>
    </>
  );
}

interface NoNewsProps {
  search: string;
  topic: string;
  hrefOf: (page: number, search?: string) => string;
  onAdd: () => void;
}

/** Why a page of news is empty, and what to do next. */
function NoNews({ search, topic, hrefOf, onAdd }: NoNewsProps) {
  const { empty, emptyTopic, nothing } = messages;
  if (search !== '')
    return (
      <EmptyState drawing="scarecrow" title={nothing.title} text={nothing.text(search)}>
        <LinkButton to={hrefOf(1, '')}>{nothing.action}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="letterbox"
      title={topic ? emptyTopic.title(topic) : empty.title}
      text={topic ? emptyTopic.text : empty.text}
    >
      <Button variant="soft" onClick={onAdd}>
        {empty.action}
      </Button>
    </EmptyState>
  );
}

/** A page of the community's news, of a topic, or of a search. */
function useNewsPage(
  communityId: string | undefined,
  address: Pick<ListAddress, 'search' | 'filter' | 'page'>,
): ListPage<NewsCard | HiddenCard> {
  const { search, filter } = address;
  const narrowed = search ? { title: search } : filter && { category: filter };
  return usePage<NewsCard | HiddenCard, 'data'>(
    {
      route: search ? news.searchNews : news.listNews,
      key: 'data',
      input: communityId === undefined ? null : { communityId, ...narrowed },
    },
    address,
    useIsBack(),
  );
}
