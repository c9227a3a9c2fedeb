import { useWork } from '#web/components/buttons/use-work.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { messages } from './acts-messages.ts';

const texts = messages.deletion;

interface DeleteDialogProps {
  /** What is deleted with it. */
  text: string;
  /** Where it is not called a deletion. */
  title?: string;
  confirm?: string | undefined;
  busy?: string;
  /** The code for a missing item: another window was faster, or an answer was lost. It is deleted all the same. */
  missing: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a deletion, and carries it out. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { text, missing, remove, onDeleted, onClose } = props;
  const { title = texts.title, confirm = texts.confirm, busy = texts.busy } = props;
  const { isBusy, error, work } = useWork({ isLast: true });

  const go = async () => {
    await remove().catch((failure: unknown) => {
      if (!(failure instanceof ApiError) || failure.code !== missing) throw failure;
    });
    onDeleted();
  };
  return (
    <Confirm
      title={title}
      text={text}
      confirmLabel={confirm}
      busyText={isBusy ? busy : undefined}
      onConfirm={() => void work(go)}
      onCancel={onClose}
    >
      {error && <FormError>{error.message}</FormError>}
    </Confirm>
  );
}
