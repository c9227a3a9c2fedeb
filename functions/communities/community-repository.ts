import * as z from 'zod/mini';
import type { Paged } from '#contract/paging.ts';
import { AppError } from '#platform/errors.ts';
import { keys, lists } from '#platform/keys.ts';
import { countRows, readPage } from '#platform/paged-list.ts';
import { findItem, findItems, type StoredItem } from '#platform/table.ts';
import { CommunityItem } from './community.ts';

/** Throws `community.missing`. */
export async function getCommunity(id: string): Promise<CommunityItem> {
  return parsed(await findItem(keys.community(id)));
}

/** Takes an id or a slug. Throws `community.missing`. */
export async function getNamedCommunity(name: string): Promise<CommunityItem> {
  return parsed((await findItem(keys.community(name))) ?? (await findBySlug(name)));
}

export const countFollowers = ({ id, shards }: CommunityItem): Promise<number> =>
  countRows(lists.followers(id, shards));

const FollowRow = z.object({ communityId: z.string() });

/** The communities that a member follows, the last followed first. */
export async function listFollowed(
  userId: string,
  paging: { pageNumber?: number; pageSize?: number },
): Promise<{ communities: CommunityItem[]; paged: Paged }> {
  const { rows, paged } = await readPage(lists.follows(userId), paging);
  const ids = rows.map((row) => FollowRow.parse(row).communityId);
  const found = (await findItems(ids.map(keys.community))).map((item) => CommunityItem.parse(item));
  const communities = ids.flatMap((id) => found.find((community) => community.id === id) ?? []);
  return { communities, paged };
}

function parsed(item: StoredItem | undefined): CommunityItem {
  if (!item) throw new AppError('missing', 'community.missing', 'There is no such community.');
  return CommunityItem.parse(item);
}

async function findBySlug(slug: string) {
  const pointer = await findItem(keys.communitySlug(slug));
  return pointer && findItem(keys.community(String(pointer['id'])));
}
