import { NewsItem, news } from '#kinds/declared/news.ts';
import { countUse } from '#kinds/record/uses.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/** Has a news that was written before its category counted those filed under it be counted there. */
export async function fillUse(_communityId: string, stored: StoredItem): Promise<void> {
  const item = NewsItem.parse(stored);
  if (item.isCounted) return;
  // It makes a version: who deletes it at the same moment, or files it elsewhere, reads it again.
  const set = { isCounted: true, version: item.version + 1 };
  const change = changeAsRead(news.key(item), item, set, 'news.changed');
  try {
    await writeTogether([change, ...countUse(news, { ...item, isCounted: true }, 1)]);
  } catch (error) {
    if (!(error instanceof NothingWritten && error.action)) throw error;
    // It was changed: it is looked at again, unless it is gone.
    const now = error.action === change ? await news.find(item) : undefined;
    if (now) await fillUse(_communityId, { ...now });
  }
}
