import { type ResourceCard, resources } from '#contract/resources.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { drop } from '#web/parts/outbox/outbox.ts';
import { DeleteDialog } from '#web/parts/owned/delete-dialog.tsx';
import { ownedDrafts } from '#web/parts/owned/owned-draft.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { forgetDeleted } from './api.ts';
import { messages } from './writing/messages.ts';
import { resourceKind } from './writing/resource-kind.ts';

interface DeleteResourceProps {
  resource: ResourceCard;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a resource goes, and sees to it that it does. */
export function DeleteResource({ resource, onDeleted, onClose }: DeleteResourceProps) {
  const { id, title, creator } = resource;
  const texts = messages.deletion;
  return (
    <DeleteDialog
      text={texts.text(title)}
      missing="resource.missing"
      remove={() => call(resources.deleteResource, { id })}
      onDeleted={() => {
        ownedDrafts(resourceKind).dropDraft(creator, resource);
        // A change of it that waits has nothing left to change.
        void drop(standsOf(resourceKind, resource));
        forgetDeleted(id);
        toast(texts.done(title));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
