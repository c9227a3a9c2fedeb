import { joinedByAll, notJoinedByAll } from '#kinds/auto-follow.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { countRowsOfEach } from '#platform/lists/list-counts.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { shown } from './community.ts';
import { claimSlug } from './slug.ts';

/** Takes an id or a slug. Throws `community.missing`. */
export async function getNamedCommunity(name: string): Promise<CommunityItem> {
  const known = await community.find({ id: name });
  if (known) return known;
  const pointer = await findItem(keys.communitySlug(name));
  if (!pointer) throw community.missing();
  return community.get({ id: String(pointer['id']) });
}

/** A page of communities as a member sees them: of their own, with how many reports wait there. */
export async function seePage(userId: string, { items, paged }: Listed<CommunityItem>, areFollowed = false) {
  const seen = (await community.seeEach(userId, items, areFollowed)).map(shown);
  const own = seen.filter(({ isCreator }) => isCreator === 'true');
  const counts = await countRowsOfEach(own.map(({ id }) => lists.reports(id)));
  const waiting = new Map(own.map(({ id }, index) => [id, counts[index]]));
  return {
    communities: seen.map((one) => ({ ...one, reportsCount: waiting.get(one.id) || undefined })),
    ...paged,
  };
}

/** Further writes for a community that is made or changed; `isForAll` makes everyone join it, until it is false. */
export function changeActions(
  { id, slug, autoFollow }: Pick<CommunityItem, 'id'> & Partial<CommunityItem>,
  set: Partial<CommunityItem>,
  isForAll: boolean,
): Action[] {
  return [
    ...(set.slug !== undefined && set.slug !== slug ? claimSlug(id, set.slug) : []),
    ...(isForAll ? [joinedByAll(id)] : []),
    ...(autoFollow && set.autoFollow === false ? [notJoinedByAll(id)] : []),
  ];
}
