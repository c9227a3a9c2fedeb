import * as z from 'zod/mini';
import type { CommunityMember } from '#contract/communities.ts';
import type { Found, Paged } from '#contract/paging.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { hasWords, searchRows } from '#platform/lists/search.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findAll } from '#platform/table/table.ts';
import type { CommunityItem } from './community.ts';

const FollowerRow = z.object({ sk: z.string(), userId: z.string() });

const Person = z.object({
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  attachments: z.optional(z.string()),
});

interface Wanted {
  readonly search?: string | undefined;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** The members of a community, the last who joined first; with words to search for, those so named. */
export async function listMembers(
  community: CommunityItem,
  wanted: Wanted,
): Promise<{ members: CommunityMember[]; paged: Paged | Found }> {
  const { rows, paged } = await readRows(community, wanted);
  const people = (await findAll(rows.map(({ userId }) => keys.user(userId)))).map((item) =>
    Person.parse(item),
  );
  const members = rows.map(({ id, userId }) => {
    const { id: _, ...user } = people.find((person) => person.id === userId) ?? { id: userId };
    return { id, userId, user };
  });
  return { members, paged };
}

async function readRows({ id, shards }: CommunityItem, { search, ...paging }: Wanted) {
  const list = lists.followers(id, shards);
  if (hasWords(search)) {
    const { matches, found } = await searchRows(list.pk, search, paging);
    const wanted = new Set<unknown>(matches.map(({ row }) => row));
    const follows = await findAll(
      matches.map((match) => keys.follow(match.id, id)),
      ({ followerRow }) => wanted.has(followerRow),
    );
    // Words of one who never came to follow, because the request broke off, are passed over.
    const rows = matches.filter(({ row }) => follows.some(({ followerRow }) => followerRow === row));
    return { rows: rows.map(({ row, id }) => ({ id: row, userId: id })), paged: found };
  }
  const { rows, paged } = await readPage(list, paging);
  const followers = rows.map((row) => FollowerRow.parse(row));
  return { rows: followers.map(({ sk, userId }) => ({ id: sk.slice(2), userId })), paged };
}
