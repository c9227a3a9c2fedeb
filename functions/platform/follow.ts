import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from './errors.ts';
import { keys, lists } from './keys.ts';
import { addRow, nextRowId, removeRow } from './paged-list.ts';
import { findItem, findItems, TableName, table } from './table.ts';
import { type Action, NothingWritten, writeTogether } from './transaction.ts';

/** Following is a pair of rows, one in the community's list and one in the member's, and an item that knows both. */
const Follow = z.object({ followerRow: z.string(), followRow: z.string() });
export type Follow = z.infer<typeof Follow>;

const Followed = z.object({ id: z.string(), shards: z.int() });
/** What following must know of a community: how its counts are spread. */
export type Followed = z.infer<typeof Followed>;

export async function findFollow(userId: string, communityId: string): Promise<Follow | undefined> {
  const item = await findItem(keys.follow(userId, communityId));
  return item && Follow.parse(item);
}

/** The writes that make a member follow a community. */
export async function follow(userId: string, { id, shards }: Followed): Promise<Action[]> {
  const followers = lists.followers(id, shards);
  const follows = lists.follows(userId);
  const [followerRow, followRow] = await Promise.all([nextRowId(followers), nextRowId(follows)]);
  return [
    {
      check: { Key: keys.community(id), ConditionExpression: 'attribute_exists(pk)' },
      otherwise: () => new AppError('missing', 'community.missing', 'There is no such community.'),
    },
    {
      put: {
        Item: { ...keys.follow(userId, id), communityId: id, followerRow, followRow },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
      otherwise: changedMeanwhile,
    },
    ...addRow(followers, followerRow, { userId }),
    ...addRow(follows, followRow, { communityId: id }),
  ];
}

/** The writes that make a member stop. */
export function unfollow(
  userId: string,
  { id, shards }: Followed,
  { followerRow, followRow }: Follow,
): Action[] {
  return [
    {
      remove: { Key: keys.follow(userId, id), ConditionExpression: 'attribute_exists(pk)' },
      otherwise: changedMeanwhile,
    },
    ...removeRow(lists.followers(id, shards), followerRow, changedMeanwhile),
    ...removeRow(lists.follows(userId), followRow, changedMeanwhile),
  ];
}

/** Makes a member follow every community that everyone joins; those followed already stay as they are. */
export async function joinForAll(userId: string): Promise<void> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.autoFollow('').pk },
    }),
  );
  const ids = Items.map(({ sk }) => String(sk));
  const followed = new Set(
    (await findItems(ids.map((id) => keys.follow(userId, id)))).map((item) => item['communityId']),
  );
  const missing = await findItems(ids.filter((id) => !followed.has(id)).map(keys.community));
  for (const community of missing) {
    try {
      await writeTogether(await follow(userId, Followed.parse(community)));
    } catch (error) {
      // Another sign-in of the same member was faster, or the community is just being deleted.
      if (!(error instanceof NothingWritten && error.action)) throw error;
    }
  }
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'follow.changed', 'This changed meanwhile. Please try again.');
}
