import * as z from 'zod/mini';
import { asFirstPhoto, pictureOf, RichtextItem, readRichtext } from '#kinds/richtext.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead } from '#platform/table/version.ts';

const News = z.object({ id: z.string(), richtextId: z.string() });

/** Has a news that was written before first photos were kept show its own where it has no cover. */
export async function fillPhoto(communityId: string, stored: StoredItem): Promise<void> {
  const { id, richtextId } = News.parse(stored);
  const key = keys.richtext(richtextId);
  const item = await findItem(key);
  if (!item) return;
  const richtext = RichtextItem.parse(item);
  if (richtext.photo !== undefined) return;
  const [first] = (await readRichtext(richtextId)).photos;
  // It makes a version: a block that is being written reads the photos again.
  const set = { photo: first ? asFirstPhoto(first) : null, version: richtext.version + 1 };
  const change = changeAsRead(key, richtext, set, 'richtext.changed');
  const shown = {
    update: {
      ...update(keys.news(communityId, id), { set: { photo: set.photo ? pictureOf(set.photo) : undefined } }),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
  try {
    await writeTogether([change, shown]);
  } catch (error) {
    // Who changed its photos brought it there, or it is gone; a change of its words alone is come back to.
    if (!(error instanceof NothingWritten && error.action)) throw error;
    if (error.action === change) await fillPhoto(communityId, stored);
  }
}
