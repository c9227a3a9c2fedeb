import { AUTO_FOLLOW_SHARDS, joinedByAll } from '#kinds/auto-follow.ts';
import { insertCategory } from '#kinds/categories.ts';
import { FOLLOWER_SHARDS } from '#kinds/circle/follow.ts';
import { addRow } from '#platform/lists/paged-list.ts';
import { indexWords } from '#platform/lists/search.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { type Action, NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { startingCategories, startingCommunities } from './starting-data.ts';

/** Writes what a new system starts with. It changes nothing that exists, so it may run at any time. */
export async function handler(): Promise<void> {
  for (const [index, { auto_follow: autoFollow, ...community }] of startingCommunities.entries()) {
    // The first bucket of the list: a new table has no other, and a fixed id makes a second run fail.
    const rowId = `00000${String(index).padStart(26, '0')}`;
    const { category } = community;
    const placed = { rowId, topicRow: category && rowId };
    await putOnce(keys.community(community.id), [
      put(keys.community(community.id), {
        ...community,
        autoFollow,
        shards: autoFollow ? AUTO_FOLLOW_SHARDS : FOLLOWER_SHARDS,
        ...placed,
      }),
      put(keys.communitySlug(community.slug), { id: community.id }),
      ...(autoFollow ? [joinedByAll(community.id)] : []),
      put(keys.slugOf(community.id, community.slug), { slug: community.slug }),
      ...addRow(lists.communities, rowId, { id: community.id }),
      ...(category ? addRow(lists.ofCategory(lists.communities, category), rowId, { id: community.id }) : []),
    ]);
    await indexWords([{ list: lists.communities.pk, row: rowId, id: community.id, text: community.name }]);
  }
  for (const category of startingCategories) {
    await putOnce(keys.categoryName(category.name), insertCategory(category));
  }
}

async function putOnce(key: { pk: string; sk: string }, actions: Action[]): Promise<void> {
  if (await findItem(key)) return;
  try {
    await writeTogether(actions);
  } catch (error) {
    // Another run was faster.
    if (!(error instanceof NothingWritten)) throw error;
  }
}

const put = (key: { pk: string; sk: string }, attributes: object): Action => ({
  put: { Item: { ...key, ...attributes }, ConditionExpression: 'attribute_not_exists(pk)' },
});
