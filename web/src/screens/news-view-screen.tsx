import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useNews } from '#web/features/news/api.ts';
import { DeleteNews } from '#web/features/news/list/lazy-dialogs.ts';
import { messages } from '#web/features/news/messages.ts';
import { NewsMissing } from '#web/features/news/news-missing.tsx';
import { ArticleSkeleton, NewsArticle } from '#web/features/news/reading/news-article.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** One news, of the current community or of the one in the navigation state. */
export function NewsViewScreen() {
  const { id = '' } = useParams();
  const { community } = useSession();
  const navigate = useNavigate();
  const state: { communityId?: string } | null = useLocation().state;
  const { data, error, isValidating, mutate } = useNews(state?.communityId ?? community?.id, id);
  const [isDeleting, setDeleting] = useState(false);

  if (error?.status === 404 || error?.status === 400) return <NewsMissing />;
  return (
    <div className="article">
      <BackLink to="/news">{messages.title}</BackLink>
      {data ? (
        <NewsArticle news={data} onDelete={() => setDeleting(true)} />
      ) : error ? (
        <>
          <h1 className="vh" tabIndex={-1}>
            {messages.title}
          </h1>
          <Problem title={messages.oneFailed} error={error} retry={() => void mutate()} busy={isValidating} />
        </>
      ) : (
        <Loading label={messages.loading}>
          <ArticleSkeleton />
        </Loading>
      )}
      {data && isDeleting && (
        <Suspense fallback={null}>
          <DeleteNews
            news={data}
            onDeleted={() => navigate('/news', { replace: true })}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
