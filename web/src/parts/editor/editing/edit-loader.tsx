import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import type { ApiError } from '#web/lib/api/api.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { type FindPiece, type FoundPiece, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { Editor } from './editor.tsx';

interface EditLoaderProps {
  memberId: string;
  id: string;
  /** The piece's parent, unless a kept draft knows another; it waits for one. */
  parentId: string | undefined;
  find: FindPiece;
  /** Instead of a piece of another member; without one where they may not even see it. */
  notYours: (piece: FoundPiece | undefined) => ReactNode;
  /** Instead of a missing one. */
  missing: ReactNode;
  texts: { readonly failed: string };
  onSaved: (pieceId: string, parentId: string) => void;
  onLeave: (parentId: string) => void;
}

/** The editor of a stored piece, with the changes that the member did not save. */
export function EditLoader(props: EditLoaderProps) {
  const { memberId, id, parentId, find, notYours, missing, texts, onSaved, onLeave } = props;
  const { drafts } = usePieceKind();
  const [kept, setKept] = useState(() => drafts.readDraft(memberId, id));
  // What is in the outbox is merged with the piece there.
  const isDetached = kept?.copyOf !== undefined || kept?.out !== undefined;
  const { data, error, isLoading, reload } = useFreshPiece(
    find,
    isDetached ? undefined : (kept?.parentId ?? parentId),
    id,
  );
  const isDeleted = error?.status === 404 || error?.status === 400;

  if (data ? data.creator !== memberId : error?.status === 403) return notYours(data);
  if (isDeleted && !kept) return missing;
  if (error && !kept)
    return <Problem isScreen title={texts.failed} error={error} retry={reload} busy={isLoading} />;
  // Without a connection the kept draft is continued.
  if (!data && !isDetached && !(error && kept))
    return (
      <Loading>
        <EditorSkeleton />
      </Loading>
    );

  const start = kept ?? (data && draftOf(data, data.parentId));
  if (!start) return missing;
  // The piece's parent may be gone as well.
  const goesTo = (error?.code === 'community.missing' ? undefined : start.parentId) ?? parentId ?? '';
  return (
    <Editor
      // Anew when the kept draft is dropped.
      key={kept ? 'kept' : 'fresh'}
      memberId={memberId}
      parentId={goesTo}
      start={start}
      isDeleted={isDeleted}
      there={kept && data}
      isResumed={kept !== undefined && hasContent(start)}
      onSaved={onSaved}
      onLeave={() => onLeave(goesTo)}
      onDropped={() => {
        setKept(undefined);
        reload();
      }}
    />
  );
}

/** A piece as it is now, never a kept reply; it does not change while one works with it. */
function useFreshPiece(find: FindPiece, parentId: string | undefined, id: string) {
  const [attempt, setAttempt] = useState(1);
  const [reply, setReply] = useState<{ attempt: number; data?: FoundPiece; error?: ApiError }>();

  useEffect(() => {
    if (parentId === undefined) return;
    const controller = new AbortController();
    find({ parentId, id }, controller.signal)
      .then((data) => setReply({ attempt, data }))
      .catch((error: ApiError) => controller.signal.aborted || setReply({ attempt, error }));
    return () => controller.abort();
  }, [find, parentId, id, attempt]);

  const isLoading = reply?.attempt !== attempt;
  return {
    data: isLoading ? undefined : reply.data,
    /** Of the last try, also while another one is under way. */
    error: reply?.error,
    isLoading,
    reload: () => setAttempt(attempt + 1),
  };
}

/** A skeleton the size of the editor's title, cover and first block. */
export const EditorSkeleton = () => (
  <div className="blocks-editor stack gap-6 page-narrow">
    <SkeletonLines of={['line 30', 'title 70']} />
    <Skeleton shape="picture" className="picture-cover" />
    <div className="block-card stack gap-4">
      <Skeleton shape="title" width={30} />
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={50} />
    </div>
  </div>
);
