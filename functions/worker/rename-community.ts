import type { Job } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { renameFollow } from './rename-follow.ts';
import { renameRow } from './rename-row.ts';
import { nextStretch } from './stretch.ts';

/** Has a community be found by its present name: among all first, then in the lists of those who follow it. */
export async function renameCommunity(
  { communityId, rowId, before }: Extract<Job, { kind: 'community-renamed' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const readName = async () => String((await findItem(keys.community(communityId)))?.['name'] ?? '');
  if (place === undefined) {
    await renameRow({ list: lists.communities.pk, row: rowId, id: communityId }, before, readName);
  }
  const readNames = async () => {
    const communityName = await readName();
    return communityName === '' ? undefined : { communityName };
  };
  if (!(await readNames())) return undefined; // it is gone, and its followers with it

  const { pk } = lists.followers(communityId, 1);
  const { items, next } = await nextStretch({ pk, from: 'R#', to: 'R#~' }, place);
  await Promise.all(items.map((item) => renameFollow(String(item['userId']), communityId, readNames)));
  return next;
}
