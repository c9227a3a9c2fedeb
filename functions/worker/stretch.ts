import type { StoredItem } from '#platform/table/table.ts';
import { type Stretch, take } from '#platform/table/walk.ts';

const ITEMS_A_STEP = 25; // of one step: as many as are worked on side by side

/** The next few items of a range after a cursor, and the next cursor, if there may be more. */
export async function nextStretch(
  stretch: Stretch,
  cursor: string | undefined,
): Promise<{ items: StoredItem[]; next: string | undefined }> {
  // What sorts right after a key: no other key begins with it and this character.
  const from = cursor === undefined ? stretch.from : `${cursor}\u0000`;
  const items = await take({ ...stretch, from }, { limit: ITEMS_A_STEP, forward: true, consistent: true });
  return { items, next: items.length < ITEMS_A_STEP ? undefined : String(items.at(-1)?.['sk']) };
}
