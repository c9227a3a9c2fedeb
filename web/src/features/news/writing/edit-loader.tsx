import { useState } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { hasContent } from '#web/parts/blocks/draft/block-values.ts';
import { draftOf } from '#web/parts/blocks/draft/draft-of.ts';
import { EditorSkeleton } from '#web/parts/blocks/editing/editor-skeleton.tsx';
import { useMetDraft } from '#web/parts/blocks/elsewhere/use-met-draft.ts';
import { messages } from '../messages.ts';
import { NewsMissing } from '../news-missing.tsx';
import { readDraft } from './drafts.ts';
import { NewsEditor } from './news-editor.tsx';
import { useFreshNews } from './use-fresh-news.ts';

interface EditLoaderProps {
  memberId: string;
  communityId: string | undefined;
  newsId: string;
  onSaved: (newsId: string, communityId: string) => void;
  onLeave: () => void;
}

/** The editor of a news as it is now, with what the member changed before and did not save. */
export function EditLoader({ memberId, communityId, newsId, onSaved, onLeave }: EditLoaderProps) {
  const [kept, setKept] = useState(() => readDraft(memberId, newsId));
  // What is in the outbox meets the news there.
  const isApart = kept?.copyOf !== undefined || kept?.out !== undefined;
  const { data, error, isLoading, reload } = useFreshNews(
    isApart ? undefined : (kept?.place ?? communityId),
    newsId,
  );
  const met = useMetDraft(kept, data);
  const isGone = error?.status === 404 || error?.status === 400;

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
  if (isGone && !kept) return <NewsMissing />;
  if (error && !kept)
    return <Problem isScreen title={messages.oneFailed} error={error} retry={reload} busy={isLoading} />;
  // Without a connection one goes on with what is kept.
  if (data && kept ? !met : !data && !isApart && !(error && kept))
    return (
      <Loading label={messages.loading}>
        <EditorSkeleton />
      </Loading>
    );

  const isDecided = !kept || !met || met.conflicts.length === 0;
  const start = isDecided ? (kept ? (met?.draft ?? kept) : data && draftOf(data, data.communityId)) : kept;
  if (!start) return <NewsMissing />;
  const changed = data && !isDecided ? ({ kind: 'changed', piece: data } as const) : undefined;
  return (
    <NewsEditor
      // Anew when what was kept is dropped.
      key={kept ? 'kept' : 'fresh'}
      memberId={memberId}
      // That of the news may be gone as well.
      place={(error?.code === 'community.missing' ? undefined : start.place) ?? communityId ?? ''}
      start={start}
      elsewhere={isGone ? { kind: 'gone' } : changed}
      isResumed={kept !== undefined && hasContent(start)}
      onSaved={onSaved}
      onLeave={onLeave}
      onDropped={() => {
        setKept(undefined);
        reload();
      }}
    />
  );
}
