import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { messages } from '#web/features/news/messages.ts';
import { findNews, newsKind } from '#web/features/news/writing/news-kind.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { EditLoader } from '#web/parts/editor/editing/edit-loader.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';

/** Changes a news of the member's own. */
export function NewsEditScreen() {
  const { id = '' } = useParams();
  const { user, community } = useSession();
  const navigate = useNavigate();
  const state: { communityId?: string } | null = useLocation().state;
  const { title, text, action } = messages.notYours;
  const read = (newsId: string, communityId?: string) =>
    navigate(`/news/${newsId}`, { replace: true, ...(communityId && { state: { communityId } }) });

  if (!user) return null;
  return (
    <PieceKindProvider value={newsKind}>
      <EditLoader
        key={`${user.id} ${id}`}
        memberId={user.id}
        id={id}
        parentId={state?.communityId ?? community?.id}
        find={findNews}
        notYours={(found) => (
          <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
            <LinkButton to={`/news/${id}`} {...(found && { state: { communityId: found.parentId } })}>
              {action}
            </LinkButton>
          </EmptyState>
        )}
        missing={<Missing {...messages.missing} to="/news" />}
        texts={{ failed: messages.oneFailed }}
        onSaved={read}
        onLeave={() => navigate('/news', { replace: true })}
      />
    </PieceKindProvider>
  );
}
