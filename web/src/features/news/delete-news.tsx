import { type NewsCard, news } from '#contract/news.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { DeleteDialog } from '#web/parts/owned/delete-dialog.tsx';
import { forgetDeleted } from './api.ts';
import { dropDraft } from './drafts.ts';
import { messages } from './messages.ts';

interface DeleteNewsProps {
  news: NewsCard;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a news goes, and sees to it that it does. */
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
        dropDraft(creator, { id, edits: id });
        forgetDeleted(id);
        toast(texts.done(title));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
