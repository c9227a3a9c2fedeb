import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { NewsDraft } from '#contract/news/news.ts';
import { find, readOut, readUnfinished } from '#web/features/news/writing/drafts.ts';
import { newsKind } from '#web/features/news/writing/news-kind.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { Editor } from '#web/parts/editor/editing/editor.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';

/** Writes a news: the one from the title dialog, or a kept draft. */
export function NewsEditorScreen() {
  const { user, community } = useSession();
  const { state, search }: { state: { draft?: string } | null; search: string } = useLocation();
  const navigate = useNavigate();
  const [start] = useState(() => {
    const asked = new URLSearchParams(search).get('draft');
    const kept = user && (asked ? find(user.id, asked) : findBegun(user.id, state?.draft));
    // The title dialog keeps what is typed there, too.
    if (NewsDraft.safeParse(kept).success) return kept;
    const head = NewsDraft.safeParse(state).data;
    return head && newDraft(head.title, head.category);
  });

  if (!user || !community || !start) return <Navigate to="/news" replace state={{ adding: true }} />;
  return (
    <PieceKindProvider value={newsKind}>
      <Editor
        key={user.id}
        memberId={user.id}
        parentId={community.id}
        start={start}
        onSaved={(id, communityId) => navigate(`/news/${id}`, { replace: true, state: { communityId } })}
        onLeave={() => navigate('/news', { replace: true })}
      />
    </PieceKindProvider>
  );
}

/** The one from the title dialog; otherwise what the member wrote last. */
const findBegun = (memberId: string, id: string | undefined) =>
  (id && find(memberId, id)) || (readUnfinished(memberId) ?? readOut(memberId).at(-1));
