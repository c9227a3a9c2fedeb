import { type NewsCard, news } from '#contract/news/news.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { DeleteDialog } from '#web/parts/forms/delete-dialog.tsx';
import { forgetDeleted } from './api.ts';
import { messages } from './messages.ts';
import { dropDraft, readDraft } from './writing/drafts.ts';

interface DeleteNewsProps {
  news: NewsCard;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a news is deleted, and deletes it. */
export function DeleteNews({
  news: { id, communityId, creator, title },
  onDeleted,
  onClose,
}: DeleteNewsProps) {
  const texts = messages.deletion;
  return (
    <DeleteDialog
      text={texts.text(title)}
      missing="news.missing"
      remove={() => call(news.deleteNews, { id, communityId })}
      onDeleted={() => {
        dropChange(creator, id);
        forgetDeleted(id);
        toast(texts.done(title));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}

/** The member's unsent changes of it are dropped, too. */
function dropChange(creator: string, id: string): void {
  const { out } = readDraft(creator, id) ?? {};
  dropDraft(creator, { id, edits: id });
  // One that cannot be dropped is refused later.
  const load = out && loadChunk(() => import('#web/parts/sync/queue/outbox.ts'));
  load?.then(({ drop }) => drop(out?.entry ?? '')).catch(() => undefined);
}
