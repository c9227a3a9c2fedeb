import type { Route } from '#contract/route.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { drop } from '#web/parts/sync/queue/outbox.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ownedDrafts } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedKind, pathOf, subjectOf } from './owned-kind.ts';

/** What is deleted with it, and the text afterwards; `confirm` as in `DeleteDialog`. */
interface DeletionTexts {
  readonly text: string;
  readonly done: string;
  readonly confirm?: string;
}

/** A kind that can delete its items. */
export interface DeletableKind<Item extends Owned> extends OwnedKind<Item> {
  readonly routes: OwnedKind<Item>['routes'] & { readonly remove: Route };
  readonly texts: OwnedKind<Item>['texts'] & {
    readonly deletion: (title: string) => DeletionTexts;
  };
}

interface DeleteItemProps<Item extends Owned> {
  kind: DeletableKind<Item>;
  item: { readonly id: string; readonly title: string };
  /** It is in no list any more. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before one of the member's own items is deleted, in the kind's words; its outbox entry is dropped with it. */
export function DeleteItem<Item extends Owned>({ kind, item, onDeleted, onClose }: DeleteItemProps<Item>) {
  const { remove } = kind.routes;
  const memberId = useSession().user?.id ?? '';
  const { text, done, confirm } = kind.texts.deletion(item.title);
  return (
    <DeleteDialog
      text={text}
      confirm={confirm}
      onClose={onClose}
      missing={codeOf(kind, 'missing')}
      remove={() => call(remove, pathOf(remove, item))}
      onDeleted={() => {
        ownedDrafts(kind).dropDraft(memberId, item);
        // A waiting change of it has nothing left to change.
        void drop(subjectOf(kind, item));
        kind.forget(item.id);
        onDeleted();
        toast(done);
      }}
    />
  );
}
