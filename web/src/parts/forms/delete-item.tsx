import type { Route } from '#contract/route.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { drop } from '#web/parts/sync/queue/outbox.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ownedDrafts } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedKind, pathOf, subjectOf } from './owned-kind.ts';

/** What goes with it, and what is said when it has gone; `confirm` as `DeleteDialog` has it. */
interface DeletionTexts {
  readonly text: string;
  readonly done: string;
  readonly confirm?: string;
}

/** A kind that knows how one of it goes. */
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

/** Asks before a thing of one's own goes, in the kind's words; with it goes what waits of it on this device. */
export function DeleteItem<Item extends Owned>({ kind, item, onDeleted, onClose }: DeleteItemProps<Item>) {
  const { remove } = kind.routes;
  const memberId = useSession().user?.id ?? '';
  const { text, done, confirm } = kind.texts.deletion(item.title);
  return (
    <DeleteDialog
      {...{ text, confirm, onClose }}
      missing={codeOf(kind, 'missing')}
      remove={() => call(remove, pathOf(remove, item))}
      onDeleted={() => {
        ownedDrafts(kind).dropDraft(memberId, item);
        // A change of it that waits has nothing left to change.
        void drop(subjectOf(kind, item));
        kind.forget(item.id);
        onDeleted();
        toast(done);
      }}
    />
  );
}
