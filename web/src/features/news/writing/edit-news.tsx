import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { EditLoader } from '#web/parts/editor/editing/edit-loader.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';
import { messages } from '../messages.ts';
import { NewsMissing } from '../news-missing.tsx';
import { findNews } from './find-news.ts';
import { newsKind } from './news-kind.ts';

interface EditNewsProps {
  memberId: string;
  communityId: string | undefined;
  newsId: string;
  onSaved: (newsId: string, communityId: string) => void;
  onLeave: () => void;
}

/** Changes a news that is there. */
export function EditNews({ memberId, communityId, newsId, onSaved, onLeave }: EditNewsProps) {
  const { title, text, action } = messages.notYours;
  return (
    <PieceKindProvider value={newsKind}>
      <EditLoader
        memberId={memberId}
        id={newsId}
        place={communityId}
        find={findNews}
        notYours={(found) => (
          <EmptyState isScreen drawing="scarecrow" title={title} text={text}>
            <LinkButton to={`/news/${newsId}`} {...(found && { state: { communityId: found.place } })}>
              {action}
            </LinkButton>
          </EmptyState>
        )}
        missing={<NewsMissing />}
        texts={{ failed: messages.oneFailed, loading: messages.loading }}
        onSaved={onSaved}
        onLeave={onLeave}
      />
    </PieceKindProvider>
  );
}
