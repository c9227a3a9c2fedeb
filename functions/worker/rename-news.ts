import type { Job } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { renameRow } from './rename-row.ts';

/** Has a news be found by its present title. */
export async function renameNews({
  communityId,
  id,
  before,
}: Extract<Job, { kind: 'news-renamed' }>): Promise<undefined> {
  const readTitle = async () => String((await findItem(keys.news(communityId, id)))?.['title'] ?? '');
  await renameRow({ list: lists.news(communityId).pk, row: id, id }, before, readTitle);
}
