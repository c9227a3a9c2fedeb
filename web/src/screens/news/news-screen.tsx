import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewsCard } from '#contract/news/news.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { FirstStep } from '#web/features/first-steps/first-step.tsx';
import { DeleteNews, NewNewsDialog } from '#web/features/news/list/lazy-dialogs.ts';
import { NewsFeed } from '#web/features/news/list/news-feed.tsx';
import { Topics } from '#web/features/news/list/topics.tsx';
import { TopicsButton } from '#web/features/news/list/topics-button.tsx';
import { messages } from '#web/features/news/messages.ts';
import { topicOf } from '#web/features/news/topic.ts';
import { unfinishedHrefs } from '#web/features/news/writing/draft-at.ts';
import { idle } from '#web/lib/idle.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import './news-screen.css';

/** Milliseconds until the line of what is new is fetched: on a slow phone the news and their pictures come first. */
const TODAY_DELAY_MS = 3000;

/** After the news: it has its place, so that it moves nothing. */
const TodayLine = quietPart(async () => {
  await new Promise((done) => setTimeout(done, TODAY_DELAY_MS));
  await idle();
  return (await import('#web/features/today/today.tsx')).TodayLine;
});

const TellName = lazyPart(async () => (await import('#web/features/profile/tell-name.tsx')).TellName);

/** The look of the link to unfinished news. */
const goOn = { className: 'news-continue', variant: 'soft', icon: <Pencil /> } as const;

/** The news of the current community: all of them, a topic, or a search. */
export function NewsScreen() {
  const { user, community } = useSession();
  const { known } = useCategories();
  const navigate = useNavigate();
  const state: { adding?: boolean } | null = useLocation().state;
  const [isAdding, setAdding] = useState(state?.adding === true);
  const [deleting, setDeleting] = useState<{ news: NewsCard; isOnly: boolean }>();
  const [isOpening, startTransition] = useTransition();
  const add = () => startTransition(() => setAdding(true));
  const close = () => {
    setAdding(false);
    if (state?.adding) navigate('/news', { replace: true });
  };
  const [unfinished, ...others] = user ? unfinishedHrefs(user.id, community?.id) : [];
  const address = useListAddress({
    filter: { name: 'category', read: (asked) => topicOf(asked ?? '', known) },
  });
  const { search, filter: topic } = address;
  const isFront = !search && !topic && address.page === 1;
  const deleted = () => {
    setDeleting(undefined);
    if (deleting?.isOnly) address.previous();
  };

  useTopOfTopic(topic);

  return (
    <>
      {topic && <BackLink to="/news">{messages.allNews}</BackLink>}
      <PageHeader title={topic || messages.title}>
        <SearchBox label={messages.search} value={search} onSearch={address.onSearch} />
        <Button
          {...NewNewsDialog.touched}
          variant="primary"
          icon={<Plus />}
          busy={isOpening}
          busyText={messages.opening}
          onClick={add}
        >
          {messages.add}
        </Button>
        {unfinished && others.length === 0 && (
          <LinkButton {...goOn} to={unfinished}>
            {messages.unfinished.resume}
          </LinkButton>
        )}
        {/* The dialog asks which one. */}
        {others.length > 0 && (
          <Button {...NewNewsDialog.touched} {...goOn} onClick={add}>
            {messages.unfinished.resume}
          </Button>
        )}
        <TopicsButton current={topic} />
      </PageHeader>
      <div className="with-aside stack gap-4">
        <aside>
          <Topics current={topic} />
        </aside>
        <div>
          {isFront && (
            <div className="today-slot">
              <p>{new Date().toLocaleDateString('en-GB', { dateStyle: 'full' })}</p>
              <TodayLine />
            </div>
          )}
          {isFront && user && (
            <FirstStep
              key={user.id}
              place="news"
              memberId={user.id}
              naming={(close) => <TellName onClose={close} />}
            />
          )}
          <NewsFeed
            communityId={community?.id}
            address={address}
            onAdd={add}
            onDelete={(news, isOnly) => startTransition(() => setDeleting({ news, isOnly }))}
          />
        </div>
      </div>
      {isAdding && user && (
        <NewNewsDialog
          memberId={user.id}
          onClose={close}
          onWrite={({ id: draft, title, category }) =>
            navigate('/news/add', { state: { title, category, draft } })
          }
        />
      )}
      {deleting && (
        <DeleteNews news={deleting.news} onDeleted={deleted} onClose={() => setDeleting(undefined)} />
      )}
    </>
  );
}

/** Another topic begins at its top; its link keeps the focus. */
function useTopOfTopic(topic: string): void {
  const shown = useRef(topic);
  useEffect(() => {
    if (shown.current !== topic) window.scrollTo(0, 0);
    shown.current = topic;
  }, [topic]);
}
