import { useState } from 'react';
import type { Resource, ResourceCard } from '#contract/resources.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedDialog } from '#web/parts/owned/owned-dialog.tsx';
import { begunIn } from '#web/parts/owned/unsent-owned.ts';
import { messages } from './messages.ts';
import { ResourceForm } from './resource-form.tsx';
import { resourceKind } from './resource-kind.ts';

interface ResourceDialogProps {
  /** Absent: it adds a new one. */
  resource?: ResourceCard | undefined;
  /** Of one that is still to be added: the name that the device gave it, where it was begun before. */
  begun?: string | undefined;
  onClose: () => void;
  /** It has arrived, and the member was told. */
  onSaved: (saved: Resource) => void;
}

/** Adds a resource, or changes one. */
export function ResourceDialog({ resource, begun, onClose, onSaved }: ResourceDialogProps) {
  const memberId = useSession().user?.id ?? '';
  const [of] = useState(() => ({ id: resource?.id ?? (begun || begunIn(resourceKind, memberId)) }));
  const tell = (saved: Resource) => {
    toast((resource ? messages.changed : messages.added)(saved.title));
    onSaved(saved);
  };
  return (
    <OwnedDialog kind={resourceKind} isNew={!resource} of={of} onClose={onClose}>
      {(item) => <ResourceForm memberId={memberId} of={of} item={item} onSaved={tell} onClose={onClose} />}
    </OwnedDialog>
  );
}
