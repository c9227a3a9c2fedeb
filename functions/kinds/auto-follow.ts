import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { storeAndWrite } from '#platform/table/ahead.ts';
import { keys } from '#platform/table/keys.ts';
import { findItems, TableName, table } from '#platform/table/table.ts';
import { type Action, NothingWritten } from '#platform/table/transaction.ts';
import type { Follower } from './circle/follow.ts';
import { catchUpName } from './circle/toggle-follow.ts';
import { type CommunityItem, community } from './declared/community.ts';

/** Most communities that everyone joins; later ones wait until there is room. */
const MAX_AUTO_FOLLOWED = 20;

/** How many shards count the followers of such a community. */
export const AUTO_FOLLOW_SHARDS = 10;

/** The write that makes everyone join a community at their next sign-in. */
export const joinedByAll = (communityId: string): Action => ({
  put: { Item: { ...keys.autoFollow(communityId), id: communityId } },
});

/** The write that ends that; members who joined stay. */
export const notJoinedByAll = (communityId: string): Action => ({
  remove: { Key: keys.autoFollow(communityId) },
});

/** Makes a member follow every such community; those that they follow already stay. */
export async function joinForAll(follower: Follower): Promise<void> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.autoFollow('').pk },
      Limit: MAX_AUTO_FOLLOWED,
    }),
  );
  const ids = Items.map(({ sk }) => String(sk));
  const follows = await findItems(ids.map((id) => keys.follow(follower.id, id)));
  const followed = new Set(follows.map((item) => item[community.idName]));
  const missing = ids.filter((id) => !followed.has(id)).map((id) => ({ id }));
  for (const each of await community.findEach({}, missing)) await join(follower, each);
}

async function join(follower: Follower, item: CommunityItem): Promise<void> {
  const { actions, entries } = await community.follow(follower, item);
  try {
    await storeAndWrite({ entries }, actions);
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error;
    // Another sign-in of the same member was faster, or the community is being deleted.
    if (!error.action) throw error;
    return;
  }
  await catchUpName(follower);
}
