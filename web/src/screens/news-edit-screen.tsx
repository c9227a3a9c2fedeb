import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { toast } from '#web/components/overlay/toast.tsx';
import { messages } from '#web/features/news/messages.ts';
import { EditLoader } from '#web/features/news/writing/edit-loader.tsx';
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
    <EditLoader
      key={`${user.id} ${id}`}
      memberId={user.id}
      communityId={state?.communityId ?? community?.id}
      newsId={id}
      onSaved={read}
      onCancel={(isKept) => {
        if (isKept) toast(messages.kept.leftEdit);
        navigate('/news', { replace: true });
      }}
    />
  );
}
