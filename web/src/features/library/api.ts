import { type ResourceCard, resources } from '#contract/resources/resources.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { dropAdded } from './added.tsx';

const resourceLists = listCache<ResourceCard, 'data'>('data', [
  resources.listResources,
  resources.listUserResources,
]);

export const useResource = (id: string) => useApi(resources.getResource, { id });

/** After a resource was added or changed: it comes first in its section, or is shown as it is now. */
export function showSaved(saved: ResourceCard, isNew: boolean): void {
  if (isNew) {
    resourceLists.add(saved);
    resourceLists.complete(saved.id, [resources.listUserResources]);
    return;
  }
  resourceLists.change(saved.id, () => saved);
  // It may be in the other section now.
  resourceLists.reload();
}

/** Takes a deleted resource out of every list at once, and out of the added ones; reloads what is shown. */
export function forgetDeleted(id: string): void {
  dropAdded(id);
  resourceLists.remove(id);
  changeReplies(resources.getResource, (shown) => (shown.id === id ? undefined : shown), { reloads: true });
}
