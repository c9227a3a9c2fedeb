import { useState } from 'react';
import type { ResourceCard } from '#contract/resources.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedMenu } from '#web/parts/owned/owned-menu.tsx';

const DeleteResource = lazyPart(async () => (await import('./delete-resource.tsx')).DeleteResource);

interface ResourceMenuProps {
  resource: ResourceCard;
  onEdit: () => void;
  onDeleted: () => void;
}

/** What its creator alone can do with a resource. */
export function ResourceMenu({ resource, onEdit, onDeleted }: ResourceMenuProps) {
  const isOwn = useSession().user?.id === resource.creator;
  const [isDeleting, setDeleting] = useState(false);
  if (!isOwn) return null;
  return (
    <>
      <OwnedMenu name={resource.title} onEdit={onEdit} onDelete={() => setDeleting(true)} />
      {isDeleting && (
        <DeleteResource
          resource={resource}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            onDeleted();
          }}
        />
      )}
    </>
  );
}
