import { useState } from 'react';
import { type Community, communities } from '#contract/communities.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { ApiError, call } from '#web/lib/api/api.ts';
import { messages } from './messages.ts';

interface DeleteDialogProps {
  community: Community;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a community goes, and sees to it that it does. */
export function DeleteDialog({ community: { id, name }, onDeleted, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const texts = messages.removal;

  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(communities.deleteCommunity, { id });
    } catch (failure) {
      // Another window was faster, or an answer was lost: it is gone all the same.
      if (!(failure instanceof ApiError) || failure.code !== 'community.missing') {
        setError(failure as Error);
        return setBusy(false);
      }
    }
    onDeleted();
  };
  return (
    <Confirm
      title={texts.title}
      text={texts.text(name)}
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
