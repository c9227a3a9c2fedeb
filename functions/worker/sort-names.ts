import { community } from '#kinds/declared/community.ts';
import type { Job } from '#platform/table/job.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { nameReader, renameFollower } from './rename-follower.ts';
import { nextStretch } from './stretch.ts';

/** Has followers who told no name stand after the others, where they came before this was kept: each community by itself. */
export async function sortNames(
  { communityId }: Extract<Job, { kind: 'names-unsorted' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const pk = communityId === undefined ? lists.communities.pk : partitions.followers(communityId);
  // What stands last already begins with another sign.
  const { items, next } = await nextStretch({ pk, from: 'R#0', to: 'R#~' }, place);
  if (communityId === undefined) {
    for (const { id } of items) {
      await writeTogether([leave({ kind: 'names-unsorted', communityId: String(id) })]);
    }
    return next;
  }
  const ids = items.map(({ userId }) => String(userId));
  const people = await findItems(ids.map(keys.user));
  const named = new Set(people.filter(({ firstName }) => firstName).map(({ id }) => id));
  const unnamed = ids.filter((id) => !named.has(id));
  await Promise.all(unnamed.map((id) => renameFollower(community, id, communityId, nameReader(id))));
  return next;
}
