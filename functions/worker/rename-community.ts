import type { Job } from '#platform/jobs.ts';
import { keys, lists } from '#platform/keys.ts';
import { reindexWords } from '#platform/search.ts';
import { findItem } from '#platform/table.ts';
import { renameFollow } from './rename-follow.ts';
import { nextStretch } from './stretch.ts';

/** Has a community be found by its present name: among all first, then in the lists of those who follow it. */
export async function renameCommunity(
  { communityId, rowId, before }: Extract<Job, { kind: 'community-renamed' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const community = await findItem(keys.community(communityId));
  // Of one that is gone no word may stay; the rest goes with its followers.
  const name = String(community?.['name'] ?? '');
  if (place === undefined) {
    await reindexWords({ list: lists.communities.pk, row: rowId, id: communityId, text: name }, before);
  }
  if (!community) return undefined;

  const { pk } = lists.followers(communityId, 1);
  const { items, next } = await nextStretch({ pk, from: 'R#', to: 'R#~' }, place);
  await Promise.all(
    items.map((item) => renameFollow(String(item['userId']), communityId, { communityName: name })),
  );
  return next;
}
