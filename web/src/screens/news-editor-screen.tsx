import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { NewsDraft } from '#contract/news.ts';
import { readDraft } from '#web/features/news/draft-store.ts';
import { NewsEditor } from '#web/features/news/news-editor.tsx';
import { useSession } from '#web/lib/session.ts';

/** Writes a news: what the title dialog handed on, or what is kept on this device. */
export function NewsEditorScreen() {
  const { user, community } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [start] = useState(() => (user && readDraft(user.id)) ?? NewsDraft.safeParse(state).data);

  if (!user || !community || !start) return <Navigate to="/news" replace state={{ adding: true }} />;
  return (
    <NewsEditor
      key={user.id}
      memberId={user.id}
      communityId={community.id}
      start={start}
      onSaved={(id, communityId) => navigate(`/news/${id}`, { replace: true, state: { communityId } })}
      onCancel={() => navigate('/news', { replace: true })}
    />
  );
}
