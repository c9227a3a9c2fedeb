import { type ResourceCard, resources } from '#contract/resources.ts';
import { call } from '#web/lib/api/api.ts';
import { DeleteOwned } from '#web/parts/owned/delete-owned.tsx';
import { messages } from './writing/messages.ts';
import { resourceKind } from './writing/resource-kind.ts';

interface DeleteResourceProps {
  resource: ResourceCard;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a resource goes, and sees to it that it does. */
export function DeleteResource({ resource: { id, title }, onDeleted, onClose }: DeleteResourceProps) {
  return (
    <DeleteOwned
      kind={resourceKind}
      of={{ id }}
      texts={messages.deletion(title)}
      remove={() => call(resources.deleteResource, { id })}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
