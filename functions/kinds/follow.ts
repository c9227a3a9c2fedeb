import * as z from 'zod/mini';
import { AppError, Outrun } from '#platform/errors.ts';
import { addRow, nextRowId, removeRow } from '#platform/lists/paged-list.ts';
import { type Entry, removeWords } from '#platform/lists/search.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { type Action, writeTogether } from '#platform/table/transaction.ts';
import { currentName } from './names.ts';

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

/** The writes that make a member follow a community, and the words that both are found by. */
export async function follow(
  follower: Follower,
  { id, name, shards }: Followed,
): Promise<{ actions: Action[]; words: Entry[] }> {
  const followers = lists.followers(id, shards);
  const follows = lists.follows(follower.id);
  const [followerRow, followRow] = await Promise.all([nextRowId(followers), nextRowId(follows)]);
  const pair: Follow = { followerRow, followRow, followerName: follower.name, communityName: name };
  const actions: Action[] = [
    {
      put: {
        Item: { ...keys.follow(follower.id, id), communityId: id, ...pair },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      otherwise: changedMeanwhile,
    },
    ...addRow(followers, followerRow, { userId: follower.id }, noCommunity),
    ...addRow(follows, followRow, { communityId: id }),
  ];
  return { actions, words: entriesOf(follower.id, id, pair) };
}

/**
 * After a member followed: sees to it that both are found by the names that they have by now. One that changed while
 * the two were read and written was carried to every follow but this one.
 */
export async function catchUpNames(follower: Follower, { id, name }: Followed): Promise<void> {
  const [person, community] = await Promise.all([
    currentName({ id: follower.id, username: follower.name }),
    findItem(keys.community(id)),
  ]);
  if (person === follower.name && (community?.['name'] ?? name) === name) return;
  await writeTogether([leave({ kind: 'follow-renamed', userId: follower.id, communityId: id })]);
}

/** The writes that make a member stop. */
export function unfollow(
  userId: string,
  { id, shards }: Pick<Followed, 'id' | 'shards'>,
  pair: Follow,
): Action[] {
  return [
    {
      remove: asItWas(userId, id, pair),
      otherwise: changedMeanwhile,
    },
    ...removeRow(lists.followers(id, shards), pair.followerRow, changedMeanwhile),
    ...removeRow(lists.follows(userId), pair.followRow, changedMeanwhile),
    ...removeWords(entriesOf(userId, id, pair)),
  ];
}

/** The removal of what knows both rows, with the names that its words were written by: they go with it. */
export function asItWas(userId: string, communityId: string, pair: Follow) {
  return {
    Key: keys.follow(userId, communityId),
    ConditionExpression:
      'followerRow = :row AND (attribute_not_exists(followerName) OR (followerName = :follower AND communityName = :community))',
    ExpressionAttributeValues: {
      ':row': pair.followerRow,
      ':follower': pair.followerName,
      ':community': pair.communityName,
    },
  };
}

function noCommunity(): AppError {
  return new AppError('missing', 'community.missing', 'There is no such community.');
}

function changedMeanwhile(): Outrun {
  return new Outrun('follow.changed');
}
