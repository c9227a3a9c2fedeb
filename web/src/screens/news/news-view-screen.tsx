import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { NewsCard } from '#contract/news/news.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { listedNews, useNews } from '#web/features/news/api.ts';
import { DeleteNews } from '#web/features/news/list/lazy-dialogs.ts';
import { messages } from '#web/features/news/messages.ts';
import { ArticleSkeleton, NewsArticle, TextSkeleton } from '#web/features/news/reading/news-article.tsx';
import { NewsBeside } from '#web/features/news/reading/news-beside.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { KeepPlace, useShowKept } from '#web/parts/keeping/keep-place.tsx';
import { RepliesPlace } from '#web/parts/replies/lazy-replies.ts';
import { ReportDialog } from '#web/parts/reports/lazy-report.ts';

interface ViewState {
  readonly communityId?: string;
  /** Address of the list to go back to. */
  readonly list?: string;
}

/** One news, of the community in the address or in the navigation state, or of the current one. */
export function NewsViewScreen() {
  const { id = '' } = useParams();
  const { community, user } = useSession();
  const navigate = useNavigate();
  const { search, state }: { search: string; state: ViewState | null } = useLocation();
  const asked = new URLSearchParams(search).get('community') ?? state?.communityId;
  const communityId = asked ?? community?.id;
  const reply = useNews(communityId, id);
  const { data, error } = reply;
  const shown = data ?? listedNews(communityId, id);
  const showKept = useShowKept();
  const [isDeleting, setDeleting] = useState(false);
  const [isReporting, setReporting] = useState(false);

  if (error?.status === 404 || error?.status === 400) return <Missing {...messages.missing} to="/news" />;
  return (
    <div className="article page-narrow">
      <BackLink to={state?.list ?? '/news'}>{messages.title}</BackLink>
      {shown ? (
        <>
          <NewsArticle
            key={id}
            news={shown}
            onDelete={() => setDeleting(true)}
            onReport={() => setReporting(true)}
          >
            <Pending of={reply} title={messages.oneFailed}>
              <TextSkeleton />
            </Pending>
          </NewsArticle>
          {data && (
            <KeepPlace
              piece={{ kind: 'news', id, communityId: data.communityId }}
              title={data.title}
              to={addressOf(data)}
              onShown={showKept}
            />
          )}
          {data && <NewsBeside news={data} />}
          {data && (
            <RepliesPlace
              piece={{
                on: 'news',
                id,
                title: data.title,
                isOwn: data.creator === user?.id,
                to: addressOf(data),
              }}
            />
          )}
        </>
      ) : (
        <Pending of={reply} heading={messages.title} title={messages.oneFailed}>
          <ArticleSkeleton />
        </Pending>
      )}
      {shown && isReporting && (
        <ReportDialog
          of={{ on: 'news', id, title: shown.title, to: addressOf(shown) }}
          onClose={() => setReporting(false)}
        />
      )}
      {shown && isDeleting && (
        <DeleteNews
          news={shown}
          onDeleted={() => navigate('/news', { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

const addressOf = ({ id, communityId }: NewsCard) =>
  `/news/${id}?${new URLSearchParams({ community: communityId })}`;
