import { toast } from '#web/components/overlay/toast.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { drop } from '#web/parts/sync/queue/outbox.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ownedDrafts } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedKind, standsOf } from './owned-kind.ts';

export interface DeleteOwnedProps<Item extends Owned> {
  kind: OwnedKind<Item>;
  of: { readonly id: string };
  /** What goes with it, and what is said when it has gone; `confirm` as `DeleteDialog` has it. */
  texts: { readonly text: string; readonly done: string; readonly confirm?: string };
  remove: () => Promise<unknown>;
  /** It is in no list any more. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a thing of one's own goes; with it goes what waits of it on this device. */
export function DeleteOwned<Item extends Owned>(props: DeleteOwnedProps<Item>) {
  const { kind, of, texts, remove, onDeleted, onClose } = props;
  const memberId = useSession().user?.id ?? '';
  return (
    <DeleteDialog
      text={texts.text}
      confirm={texts.confirm}
      missing={codeOf(kind, 'missing')}
      remove={remove}
      onDeleted={() => {
        ownedDrafts(kind).dropDraft(memberId, of);
        // A change of it that waits has nothing left to change.
        void drop(standsOf(kind, of));
        kind.forget(of.id);
        onDeleted();
        toast(texts.done);
      }}
      onClose={onClose}
    />
  );
}
