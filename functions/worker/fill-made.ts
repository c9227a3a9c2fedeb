import { ResourceItem, resource } from '#kinds/declared/resource.ts';
import { addRow } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { nextStretch } from './stretch.ts';

/** Has resources that were made before there was a list of what each member made stand in it, the oldest first. */
export async function fillMade(place: string | undefined): Promise<string | undefined> {
  const { items, next } = await nextStretch({ pk: lists.resources.pk, from: 'R#', to: 'R#~' }, place);
  for (const item of items) await fill(item);
  return next;
}

async function fill(stored: StoredItem): Promise<void> {
  const item = ResourceItem.parse(stored);
  if (item.isInMade) return;
  // It makes a version: who deletes it at the same moment reads it again, and takes it out there too.
  const set = { isInMade: true, version: item.version + 1 };
  const change = changeAsRead(resource.key(item), item, set, 'resource.changed');
  try {
    await writeTogether([change, ...addRow(lists.resourcesMade(item.creator), item.id, { id: item.id })]);
  } catch (error) {
    if (!(error instanceof NothingWritten && error.action)) throw error;
    // It was changed: it is looked at again, unless it is gone.
    const now = error.action === change ? await resource.find(item) : undefined;
    if (now) await fill({ ...now });
  }
}
