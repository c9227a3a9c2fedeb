import { notJoinedByAll } from '#platform/auto-follow.ts';
import { Outrun } from '#platform/errors.ts';
import { leave } from '#platform/jobs.ts';
import { type Key, keys, lists } from '#platform/keys.ts';
import { closeCounts, closeList } from '#platform/list-counts.ts';
import { addRow, removeRow } from '#platform/paged-list.ts';
import { type Entry, removeWords } from '#platform/search.ts';
import type { Action } from '#platform/transaction.ts';
import { update } from '#platform/update.ts';
import type { CommunityItem } from './community.ts';
import { claimSlug } from './slug.ts';

/** How a community is found among all. */
export const entryOf = ({ id, rowId, name }: CommunityItem): Entry => ({
  list: lists.communities.pk,
  row: rowId,
  id,
  text: name,
});

/** The writes that add a community; `whole` is a description too long for its record. */
export function insertCommunity(community: CommunityItem, whole: string | undefined): Action[] {
  const { id, rowId, slug } = community;
  return [
    {
      put: {
        Item: { ...keys.community(id), ...community },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...claimSlug(id, slug),
    ...putWhole(id, whole),
    ...addRow(lists.communities, rowId, { id }),
  ];
}

/** The writes that change a community from what it was read as; the description's own item follows it. */
export function changeCommunity(
  community: CommunityItem,
  set: Partial<CommunityItem>,
  whole: string | undefined,
): Action[] {
  const { id, name, rowId, slug, hasMore } = community;
  const isRenamed = set.name !== undefined && set.name !== name;
  const isShorter = 'description' in set && hasMore && whole === undefined;
  return [
    changeWhere(keys.community(id), set, asRead(community)),
    ...(set.slug !== undefined && set.slug !== slug ? claimSlug(id, set.slug) : []),
    ...putWhole(id, whole),
    ...(isShorter ? [{ remove: { Key: keys.communityText(id) } }] : []),
    ...(isRenamed ? [leave({ kind: 'community-renamed', communityId: id, rowId, before: name })] : []),
  ];
}

/** The writes after which a community is gone for every reader; what hangs on it is left to the worker. */
export function removeCommunity(community: CommunityItem): Action[] {
  const { id, rowId, shards, attachment, autoFollow, hasMore } = community;
  return [
    { remove: { Key: keys.community(id), ...asRead(community) }, otherwise: changedMeanwhile },
    ...removeRow(lists.communities, rowId, changedMeanwhile),
    ...removeWords([entryOf(community)]),
    ...(hasMore ? [{ remove: { Key: keys.communityText(id) } }] : []),
    ...(autoFollow ? [notJoinedByAll(id)] : []),
    // A list of news is read without its community: this is how it knows.
    closeList(lists.news(id)),
    ...closeCounts(lists.followers(id, shards)),
    leave({ kind: 'community-deleted', communityId: id, shards, attachment }),
  ];
}

/**
 * The condition that what a change leaves to the worker is still so: the name by which it is found, the picture that
 * goes, and whether everyone joins it.
 */
const asRead = ({ name, attachment, autoFollow }: CommunityItem) => ({
  ConditionExpression: `#name = :known AND #auto = :auto AND ${attachment ? '#attachment = :picture' : 'attribute_not_exists(#attachment)'}`,
  ExpressionAttributeNames: { '#name': 'name', '#auto': 'autoFollow', '#attachment': 'attachment' },
  ExpressionAttributeValues: {
    ':known': name,
    ':auto': autoFollow,
    ...(attachment && { ':picture': attachment }),
  },
});

function changeWhere(
  key: Key,
  set: Partial<CommunityItem>,
  condition: Pick<NonNullable<Action['check']>, 'ConditionExpression'> & {
    ExpressionAttributeNames: Record<string, string>;
    ExpressionAttributeValues: Record<string, unknown>;
  },
): Action {
  if (Object.keys(set).length === 0)
    return { check: { Key: key, ...condition }, otherwise: changedMeanwhile };
  const change = update(key, { set });
  return {
    update: {
      ...change,
      ...condition,
      ExpressionAttributeNames: { ...change.ExpressionAttributeNames, ...condition.ExpressionAttributeNames },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ...condition.ExpressionAttributeValues,
      },
    },
    otherwise: changedMeanwhile,
  };
}

const putWhole = (id: string, description: string | undefined): Action[] =>
  description === undefined ? [] : [{ put: { Item: { ...keys.communityText(id), description } } }];

function changedMeanwhile(): Outrun {
  return new Outrun('community.changed');
}
