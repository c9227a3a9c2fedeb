import type { Job } from '#platform/jobs.ts';
import { keys, lists } from '#platform/keys.ts';
import { reindexWords } from '#platform/search.ts';
import { findItem } from '#platform/table.ts';

/** Has a news be found by its present title; of one that is gone no word stays. */
export async function renameNews({
  communityId,
  id,
  before,
}: Extract<Job, { kind: 'news-renamed' }>): Promise<undefined> {
  const news = await findItem(keys.news(communityId, id));
  const text = String(news?.['title'] ?? '');
  await reindexWords({ list: lists.news(communityId).pk, row: id, id, text }, before);
}
