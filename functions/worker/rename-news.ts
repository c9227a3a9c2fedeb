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
  const readTitle = async () => String((await findItem(keys.news(communityId, id)))?.['title'] ?? '');
  const entry = { list: lists.news(communityId).pk, row: id, id };
  let known = before;
  let text = await readTitle();
  do {
    await reindexWords({ ...entry, text }, known);
    known = text;
    // It may have been deleted, with the words of then, while they were written.
    text = await readTitle();
  } while (text !== known);
}
