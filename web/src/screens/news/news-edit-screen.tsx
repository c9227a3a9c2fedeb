import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditNews } from '#web/features/news/writing/edit-news.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** Changes a news of the member's own. */
export function NewsEditScreen() {
  const { id = '' } = useParams();
  const { user, community } = useSession();
  const navigate = useNavigate();
  const state: { communityId?: string } | null = useLocation().state;
  const read = (newsId: string, communityId?: string) =>
    navigate(`/news/${newsId}`, { replace: true, ...(communityId && { state: { communityId } }) });

  if (!user) return null;
  return (
    <EditNews
      key={`${user.id} ${id}`}
      memberId={user.id}
      communityId={state?.communityId ?? community?.id}
      newsId={id}
      onSaved={read}
      onLeave={() => navigate('/news', { replace: true })}
    />
  );
}
