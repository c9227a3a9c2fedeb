import { removeObjects } from '#functions/worker/export/objects.ts';
import { nextStretch } from '#functions/worker/stretch.ts';
import { removePath } from '#platform/files/files.ts';
import { expireCount } from '#platform/lists/list-counts.ts';
import type { Job, Part } from '#platform/table/job.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem, removeItems, type StoredItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { type Stretch, walk } from '#platform/table/walk.ts';
import { removeCollected } from './remove-collected.ts';
import { removeEvents } from './remove-events.ts';
import { removeFollower } from './remove-follower.ts';
import { removeLearner } from './remove-learner.ts';
import { removeListed } from './remove-listed.ts';
import { unqueue } from './remove-reported.ts';
import { removeRichtext } from './remove-richtext.ts';
import { removeUpload } from './remove-upload.ts';

/**
 * Removes what hung on something deleted, part by part. Every step takes the first items that still exist, so it does
 * not matter where the last run stopped.
 */
export async function removeGone(
  { parts }: Extract<Job, { kind: 'gone' }>,
  cursor = '0',
): Promise<string | undefined> {
  const at = Number(cursor);
  const part = parts[at];
  if (!part) return undefined;
  if (await removeSome(part)) return String(at);
  return at + 1 < parts.length ? String(at + 1) : undefined;
}

/** Removes some of a part; answers whether more may be left. */
export async function removeSome(part: Part): Promise<boolean> {
  switch (part.part) {
    case 'records':
      return each(rowsOf(part.list, part.to), (row) => removeListed(part.kind, row, removeSome));
    case 'followers':
      return each(rowsOf(part.list), (row) => removeFollower(part, row));
    case 'learners':
      return each({ pk: partitions.learners(part.courseId), from: ' ', to: '~~' }, (item) =>
        removeLearner(item, removeSome),
      );
    case 'events':
      return removeEvents(part.circleId);
    case 'slugs':
      return each({ pk: keys.community(part.id).pk, from: ' ', to: '~' }, (item) => freeSlug(part.id, item));
    case 'for each category':
      return removeForEachCategory(part.beginning);
    case 'partition':
      return each({ pk: part.pk, from: ' ', to: '~~' }, forget);
    case 'item':
      await forget({ ...part });
      return false;
    case 'reported':
      await unqueue(part.on, part.id);
      return each({ pk: partitions.reported(part.on, part.id), from: ' ', to: '~~' }, forget);
    case 'collected':
      return removeCollected(part.id);
    case 'richtext':
      return removeRichtext(part.id);
    case 'closed':
      return removeClosed(part.list);
    case 'file':
      await removePath(part.path);
      return false;
    case 'export':
      await removeObjects([`${part.key}.zip`]);
      return false;
    case 'upload':
      await removeUpload(part);
      return false;
  }
}

const rowsOf = (pk: string, to = '~'): Stretch => ({ pk, from: 'R#', to: `R#${to}` });

/** Removes the first few of a range, side by side; `remove` answers whether more of an item is left. */
async function each(stretch: Stretch, remove: (item: StoredItem) => Promise<unknown>): Promise<boolean> {
  const { items, next } = await nextStretch(stretch, undefined);
  const left = await Promise.all(items.map(remove));
  return next !== undefined || left.some(Boolean);
}

/** Nobody reads them any more. */
async function removeForEachCategory(beginning: string): Promise<boolean> {
  const { pk } = keys.category('');
  for await (const { sk } of walk({ pk, from: ' ', to: '~' }, { limit: 100, forward: true })) {
    if (await each({ pk: beginning + String(sk), from: ' ', to: '~~' }, forget)) return true;
  }
  return false;
}

/** The mark of a closed list stays for a day: a request that does not know it may still be under way. */
async function removeClosed(pk: string): Promise<boolean> {
  // Rows with something of their own are gone by now; the others are removed as they are.
  if (await each({ pk, from: ' ', to: 'R#~' }, forget)) return true;
  const { items } = await nextStretch({ pk, from: '~', to: '~~' }, undefined);
  if (items.length > 0) await writeTogether(items.map((item) => expireCount(keyOf(item))));
  return false;
}

/** Frees a slug, unless it leads to another community. */
async function freeSlug(communityId: string, item: StoredItem): Promise<void> {
  if (item['slug'] !== undefined) {
    const pointer = keys.communitySlug(String(item['slug']));
    const isOurs = (await findItem(pointer))?.['id'] === communityId;
    if (isOurs) await removeItems([pointer]);
  }
  await forget(item);
}

const keyOf = ({ pk, sk }: StoredItem): Key => ({ pk: String(pk), sk: String(sk) });
const forget = (item: StoredItem) => removeItems([keyOf(item)]);
