import * as z from 'zod/mini';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';

const News = z.object({
  id: z.string(),
  categoryId: z.string(),
  topicRow: z.optional(z.string()),
  ...versioned,
});

/** Has a news that was written before there were topics stand in its own. */
export async function fillTopic(communityId: string, stored: StoredItem): Promise<void> {
  const news = News.parse(stored);
  if (news.topicRow !== undefined) return;
  const topic = lists.topic(communityId, news.categoryId);
  const topicRow = await nextRowId(topic);
  // It makes a version: an edit that is under way would give the news a second row.
  const set = { topicRow, version: news.version + 1 };
  const change = changeAsRead(keys.news(communityId, news.id), news, set, 'news.changed');
  try {
    await writeTogether([change, ...addRow(topic, topicRow, { id: news.id })]);
  } catch (error) {
    // Its creator was faster, which brought it there, or it is gone.
    if (!(error instanceof NothingWritten && error.action === change)) throw error;
  }
}
