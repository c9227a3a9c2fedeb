import { useState } from 'react';
import type { ResourceCard } from '#contract/resources.ts';
import { useAskedBy } from '#web/components/overlay/use-opened-by.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedMenu } from '#web/parts/owned/owned-menu.tsx';

const ResourceDialog = lazyPart(async () => (await import('./writing/resource-dialog.tsx')).ResourceDialog);
const DeleteResource = lazyPart(async () => (await import('./delete-resource.tsx')).DeleteResource);

interface ResourceMenuProps {
  resource: ResourceCard;
  onDeleted: () => void;
}

/** What its creator alone can do with a resource; on its own page `?edit` in the address does it too. */
export function ResourceMenu(props: ResourceMenuProps) {
  const isOwn = useSession().user?.id === props.resource.creator;
  return isOwn && <OwnMenu {...props} />;
}

function OwnMenu({ resource, onDeleted }: ResourceMenuProps) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  useAskedBy(`/library/${resource.id}`, 'edit', () => setOpen('edit'));
  return (
    <>
      <OwnedMenu name={resource.title} onEdit={() => setOpen('edit')} onDelete={() => setOpen('delete')} />
      {open === 'edit' && <ResourceDialog resource={resource} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <DeleteResource
          resource={resource}
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
