import { useState } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import type { DeletableKind } from './delete-item.tsx';
import type { Owned } from './owned-kind.ts';
import { OwnedMenu } from './owned-menu.tsx';

const DeleteItem = lazyPart(async () => (await import('./delete-item.tsx')).DeleteItem<Owned>);

interface OwnedActsProps<Item extends Owned> {
  kind: DeletableKind<Item>;
  item: { readonly id: string; readonly title: string; readonly creator: string };
  onEdit: () => void;
  onDeleted: () => void;
}

/** What only its creator can do with an item: the caller has the form, its deletion is asked for here. */
export function OwnedActs<Item extends Owned>({ kind, item, onEdit, onDeleted }: OwnedActsProps<Item>) {
  const isOwn = useSession().user?.id === item.creator;
  const [isDeleting, setDeleting] = useState(false);
  if (!isOwn) return null;
  const close = () => setDeleting(false);
  return (
    <>
      <OwnedMenu name={item.title} onEdit={onEdit} onDelete={() => setDeleting(true)} />
      {isDeleting && (
        <DeleteItem
          kind={kind as unknown as DeletableKind<Owned>}
          item={item}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted();
          }}
        />
      )}
    </>
  );
}
