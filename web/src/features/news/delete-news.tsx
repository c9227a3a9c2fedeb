import { useState } from 'react';
import { type NewsCard, news } from '#contract/news.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { ApiError, call } from '#web/lib/api/api.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const texts = messages.deletion;

  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(news.deleteNews, { id, communityId });
    } catch (failure) {
      // Another window was faster, or an answer was lost: it is gone all the same.
      if (!(failure instanceof ApiError) || failure.code !== 'news.missing') {
        setError(failure as Error);
        return setBusy(false);
      }
    }
    dropDraft(creator, { id, edits: id });
    forgetDeleted(id);
    toast(texts.done(title));
    onDeleted();
  };
  return (
    <Confirm
      title={texts.title}
      text={texts.text(title)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      busyText={isBusy ? texts.busy : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {error && <FormError>{error.message}</FormError>}
    </Confirm>
  );
}
