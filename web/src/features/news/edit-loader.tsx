import { useState } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Problem } from '#web/components/problem.tsx';
import { Loading } from '#web/components/skeleton.tsx';
import { hasContent } from './block-values.ts';
import { readDraft } from './draft-store.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { meetNews } from './meet-news.ts';
import { messages } from './messages.ts';
import { NewsEditor } from './news-editor.tsx';
import { NewsMissing } from './news-missing.tsx';
import { draftOf } from './stored-draft.ts';
import { useFreshNews } from './use-fresh-news.ts';

interface EditLoaderProps {
  memberId: string;
  communityId: string | undefined;
  newsId: string;
  onSaved: (newsId: string, communityId: string) => void;
  onCancel: (isKept: boolean) => void;
}

/** The editor of a news as it is now, with what the member changed before and did not save. */
export function EditLoader({ memberId, communityId, newsId, onSaved, onCancel }: EditLoaderProps) {
  const [kept, setKept] = useState(() => readDraft(memberId, newsId));
  const { data, error, isLoading, reload } = useFreshNews(kept?.communityId ?? communityId, newsId);

  if (data && data.creator !== memberId) {
    const { title, text, action } = messages.notYours;
    return (
      <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
        <LinkButton to={`/news/${newsId}`} state={{ communityId: data.communityId }}>
          {action}
        </LinkButton>
      </EmptyState>
    );
  }
  if (error?.status === 404 || error?.status === 400) return <NewsMissing />;
  if (error && !kept)
    return <Problem isScreen title={messages.oneFailed} error={error} retry={reload} busy={isLoading} />;
  // Without a connection one goes on with what is kept.
  if (!data && !(error && kept))
    return (
      <Loading label={messages.loading}>
        <EditorSkeleton />
      </Loading>
    );

  const start = data ? (kept ? meetNews(kept, data) : draftOf(data)) : kept;
  if (!start) return <NewsMissing />;
  return (
    <NewsEditor
      // Anew when what was kept is dropped.
      key={kept ? 'kept' : 'fresh'}
      memberId={memberId}
      communityId={start.communityId ?? communityId ?? ''}
      start={start}
      isResumed={kept !== undefined && hasContent(start)}
      onSaved={onSaved}
      onCancel={onCancel}
      onDropped={() => {
        setKept(undefined);
        reload();
      }}
    />
  );
}
