import * as z from 'zod/mini';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { type Job, leave } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';
import { nextStretch } from './stretch.ts';

const News = z.object({
  id: z.string(),
  categoryId: z.string(),
  topicRow: z.optional(z.string()),
  ...versioned,
});

/** Has news that were written before there were topics stand in theirs, the oldest first: each community by itself. */
export async function fillTopics(
  { communityId }: Extract<Job, { kind: 'topics-missing' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const list = communityId === undefined ? lists.communities : lists.news(communityId);
  const { items, next } = await nextStretch({ pk: list.pk, from: 'R#', to: 'R#~' }, place);
  for (const item of items) {
    if (communityId !== undefined) await fill(communityId, News.parse(item));
    else await writeTogether([leave({ kind: 'topics-missing', communityId: String(item['id']) })]);
  }
  return next;
}

async function fill(communityId: string, news: z.infer<typeof News>): Promise<void> {
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
