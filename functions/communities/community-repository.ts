import * as z from 'zod/mini';
import type { Community } from '#contract/communities.ts';
import type { Found, Paged } from '#contract/paging.ts';
import { findFollow } from '#kinds/follow.ts';
import { AppError } from '#platform/errors.ts';
import { countRows, countRowsOfEach } from '#platform/lists/list-counts.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { hasWords, searchRows } from '#platform/lists/search.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findAll, findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import { CommunityItem, seenBy } from './community.ts';

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

/** A community as a member sees it on its own page, with the whole description. */
export async function seeWhole(userId: string, community: CommunityItem): Promise<Community> {
  const [followersCount, follow, text] = await Promise.all([
    countFollowers(community),
    findFollow(userId, community.id),
    community.hasMore ? findItem(keys.communityText(community.id)) : undefined,
  ]);
  const description = String(text?.['description'] ?? community.description);
  return seenBy(userId, { ...community, description }, { isFollowed: follow !== undefined, followersCount });
}

/** Communities as lists show them to a member, in the order of their ids; those that are gone are left out. */
export async function seeEach(userId: string, ids: readonly string[]): Promise<Community[]> {
  const [items, follows] = await Promise.all([
    findAll(ids.map(keys.community)),
    findItems(ids.map((id) => keys.follow(userId, id))),
  ]);
  const followed = new Set(follows.map(({ communityId }) => communityId));
  return see(userId, ids, items, (id) => followed.has(id));
}

/** The same of communities that they are known to follow. */
export async function seeFollowed(userId: string, ids: readonly string[]): Promise<Community[]> {
  return see(userId, ids, await findAll(ids.map(keys.community)), () => true);
}

async function see(
  userId: string,
  ids: readonly string[],
  items: readonly StoredItem[],
  isFollowed: (id: string) => boolean,
): Promise<Community[]> {
  const communities = ids
    .flatMap((id) => items.find((item) => item['id'] === id) ?? [])
    .map((item) => CommunityItem.parse(item));
  const counts = await countRowsOfEach(communities.map(({ id, shards }) => lists.followers(id, shards)));
  return communities.map((community, place) =>
    seenBy(userId, community, {
      isFollowed: isFollowed(community.id),
      followersCount: counts[place] ?? 0,
    }),
  );
}

interface Wanted {
  readonly name?: string;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

interface Listed {
  readonly ids: string[];
  readonly paged: Paged | Found;
}

const Row = z.object({ id: z.string() });

/** All communities, newest first; with words to search for, those that have them in their names. */
export async function listAll({ name, ...paging }: Wanted): Promise<Listed> {
  const { rows, paged } = hasWords(name)
    ? await search(lists.communities.pk, name, paging)
    : await readPage(lists.communities, paging);
  return { ids: rows.map((row) => Row.parse(row).id), paged };
}

const FollowRow = z.object({ communityId: z.string() });

/** Those that a member follows, the last followed first. */
export async function listFollowed(userId: string, { name, ...paging }: Wanted): Promise<Listed> {
  const list = lists.follows(userId);
  if (hasWords(name)) {
    const { rows, paged } = await search(list.pk, name, paging);
    const wanted = new Set<unknown>(rows.map(({ row }) => row));
    const follows = await findAll(
      rows.map(({ id }) => keys.follow(userId, id)),
      ({ followRow }) => wanted.has(followRow),
    );
    // Words of what was never followed, because the request broke off, are passed over.
    const real = rows.filter(({ row }) => follows.some(({ followRow }) => followRow === row));
    return { ids: real.map(({ id }) => id), paged };
  }
  const { rows, paged } = await readPage(list, paging);
  return { ids: rows.map((row) => FollowRow.parse(row).communityId), paged };
}

async function search(list: string, name: string, paging: Omit<Wanted, 'name'>) {
  const { matches, found } = await searchRows(list, name, paging);
  return { rows: matches, paged: found };
}

function parsed(item: StoredItem | undefined): CommunityItem {
  if (!item) throw new AppError('missing', 'community.missing', 'There is no such community.');
  return CommunityItem.parse(item);
}

async function findBySlug(slug: string) {
  const pointer = await findItem(keys.communitySlug(slug));
  return pointer && findItem(keys.community(String(pointer['id'])));
}
