import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceCard } from '#contract/resources.ts';
import { Menu } from '#web/components/overlay/menu.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './writing/messages.ts';

const ResourceDialog = lazyPart(async () => (await import('./writing/resource-dialog.tsx')).ResourceDialog);
const DeleteResource = lazyPart(async () => (await import('./delete-resource.tsx')).DeleteResource);

interface ResourceMenuProps {
  resource: ResourceCard;
  onDeleted?: () => void;
}

/** What its creator alone can do with a resource; on its own page `?edit` in the address does it too. */
export function ResourceMenu({ resource, onDeleted }: ResourceMenuProps) {
  const isOwn = useSession().user?.id === resource.creator;
  return isOwn ? <OwnMenu resource={resource} onDeleted={onDeleted} /> : null;
}

function OwnMenu({ resource, onDeleted }: { resource: ResourceCard; onDeleted: (() => void) | undefined }) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  useEditAddress(resource.id, () => setOpen('edit'));
  return (
    <>
      <Menu
        label={messages.options(resource.title)}
        icon={<Ellipsis className="icon" aria-hidden="true" />}
        entries={[
          {
            icon: <Pencil className="icon" aria-hidden="true" />,
            text: messages.edit,
            onSelect: () => setOpen('edit'),
          },
          {
            icon: <Trash2 className="icon" aria-hidden="true" />,
            text: messages.delete,
            onSelect: () => setOpen('delete'),
            danger: true,
          },
        ]}
      />
      {open === 'edit' && <ResourceDialog resource={resource} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <DeleteResource
          resource={resource}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.();
          }}
        />
      )}
    </>
  );
}

/** Opens it once where the address asks for it: Back and a reload do not open it again. */
function useEditAddress(id: string, open: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = pathname === `/library/${id}` && new URLSearchParams(search).has('edit');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (!isAsked) return;
    open();
    navigate(pathname, { replace: true });
  }, [isAsked]);
}
