import * as z from 'zod/mini';
import { AppError } from './errors.ts';
import { keys, lists } from './keys.ts';
import { addRow, nextRowId, removeRow } from './paged-list.ts';
import { type Entry, type IndexedWords, indexWords, removeWords } from './search.ts';
import { findItem } from './table.ts';
import type { Action } from './transaction.ts';

/**
 * Following is a pair of rows, one in the community's list and one in the member's, and an item that knows both,
 * and by which names each is found in the other's list.
 */
export const Follow = z.object({
  followerRow: z.string(),
  followRow: z.string(),
  followerName: z._default(z.string(), ''),
  communityName: z._default(z.string(), ''),
});
export type Follow = z.infer<typeof Follow>;

/** What following must know of a community: its name, and how its counts are spread. */
export const Followed = z.object({ id: z.string(), name: z.string(), shards: z.int() });
export type Followed = z.infer<typeof Followed>;

export interface Follower {
  readonly id: string;
  readonly name: string;
}

export async function findFollow(userId: string, communityId: string): Promise<Follow | undefined> {
  const item = await findItem(keys.follow(userId, communityId));
  return item && Follow.parse(item);
}

/** How the two are found: the member among the community's, and the community among the member's. */
export function entriesOf(userId: string, communityId: string, follow: Follow): [Entry, Entry] {
  const { followerRow, followRow, followerName, communityName } = follow;
  return [
    { list: lists.followers(communityId, 1).pk, row: followerRow, id: userId, text: followerName },
    { list: lists.follows(userId).pk, row: followRow, id: communityId, text: communityName },
  ];
}

/** The writes that make a member follow a community, and what was written for them already. */
export async function follow(
  follower: Follower,
  { id, name, shards }: Followed,
): Promise<{ actions: Action[]; words: IndexedWords }> {
  const followers = lists.followers(id, shards);
  const follows = lists.follows(follower.id);
  const [followerRow, followRow] = await Promise.all([nextRowId(followers), nextRowId(follows)]);
  const pair: Follow = { followerRow, followRow, followerName: follower.name, communityName: name };
  const words = await indexWords(entriesOf(follower.id, id, pair));
  const actions: Action[] = [
    {
      put: {
        Item: { ...keys.follow(follower.id, id), communityId: id, ...pair },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      otherwise: changedMeanwhile,
    },
    ...addRow(followers, followerRow, { userId: follower.id }),
    ...addRow(follows, followRow, { communityId: id }),
  ];
  return { actions, words };
}

/** The check that there still is a community to follow. */
export const isThere = ({ id }: Pick<Followed, 'id'>): Action => ({
  check: { Key: keys.community(id), ConditionExpression: 'attribute_exists(pk)' },
  otherwise: () => new AppError('missing', 'community.missing', 'There is no such community.'),
});

/** The writes that make a member stop. */
export function unfollow(
  userId: string,
  { id, shards }: Pick<Followed, 'id' | 'shards'>,
  pair: Follow,
): Action[] {
  return [
    {
      remove: { Key: keys.follow(userId, id), ConditionExpression: 'attribute_exists(pk)' },
      otherwise: changedMeanwhile,
    },
    ...removeRow(lists.followers(id, shards), pair.followerRow, changedMeanwhile),
    ...removeRow(lists.follows(userId), pair.followRow, changedMeanwhile),
    ...removeWords(entriesOf(userId, id, pair)),
  ];
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'follow.changed', 'This changed meanwhile. Please try again.');
}
