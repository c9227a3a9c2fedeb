import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from '#web/components/back-link.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Problem } from '#web/components/problem.tsx';
import { Loading } from '#web/components/skeleton.tsx';
import { useNews } from '#web/features/news/api.ts';
import { messages } from '#web/features/news/messages.ts';
import { ArticleSkeleton, NewsArticle } from '#web/features/news/news-article.tsx';
import { useSession } from '#web/lib/session.ts';

/** One news, of the current community or of the one in the navigation state. */
export function NewsViewScreen() {
  const { id = '' } = useParams();
  const { community } = useSession();
  const state: { communityId?: string } | null = useLocation().state;
  const { data, error, isValidating, mutate } = useNews(state?.communityId ?? community?.id, id);

  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState isScreen drawing="scarecrow" title={messages.missing.title} text={messages.missing.text}>
        <LinkButton to="/news">{messages.missing.action}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="article">
      <BackLink to="/news">{messages.title}</BackLink>
      {data ? (
        <NewsArticle news={data} />
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
    </div>
  );
}
