import { type ResourceCard, resources } from '#contract/resources.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { dropAdded } from './added.ts';

export const resourceLists = listCache<ResourceCard, 'data'>('data', [resources.listResources]);

export const useResource = (id: string) => useApi(resources.getResource, { id });

const forget = (id: string) =>
  changeReplies(resources.getResource, (shown) => (shown.id === id ? undefined : shown));

/** After a resource was added or changed: lists load again, and its page is not shown as it was. */
export function forgetChanged(id: string): void {
  resourceLists.reload();
  forget(id);
}

/** Takes a deleted resource out of every list at once, and out of what the member has added; loads what is shown again. */
export function forgetDeleted(id: string): void {
  dropAdded(id);
  resourceLists.remove(id);
  forget(id);
}
