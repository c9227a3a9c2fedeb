import { useNavigate } from 'react-router-dom';
import { SharedNews } from '#web/features/news/sharing/shared-news.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** Begins a news with what another application of the phone shared with Furrow. */
export function SharedNewsScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <SharedNews
      memberId={user.id}
      onCancel={() => navigate('/news', { replace: true })}
      onWrite={({ id: draft, title, category }) =>
        navigate('/news/add', { replace: true, state: { title, category, draft } })
      }
    />
  );
}
