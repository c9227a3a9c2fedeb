import { notJoinedByAll } from '#kinds/auto-follow.ts';
import { Outrun } from '#platform/errors.ts';
import { closeList } from '#platform/lists/list-counts.ts';
import { addRow, removeRow } from '#platform/lists/paged-list.ts';
import { type Entry, removeWords } from '#platform/lists/search.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, removeAsRead } from '#platform/table/version.ts';
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
    changeAsRead(keys.community(id), community, set, 'community.changed'),
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
    removeAsRead(keys.community(id), community, 'community.changed'),
    ...removeRow(lists.communities, rowId, changedMeanwhile),
    ...removeWords([entryOf(community)]),
    ...(hasMore ? [{ remove: { Key: keys.communityText(id) } }] : []),
    ...(autoFollow ? [notJoinedByAll(id)] : []),
    // A list of news is read without its community: this is how it knows.
    ...closeList(lists.news(id)),
    ...closeList(lists.followers(id, shards)),
    leave({ kind: 'community-deleted', communityId: id, shards, attachment }),
  ];
}

const putWhole = (id: string, description: string | undefined): Action[] =>
  description === undefined ? [] : [{ put: { Item: { ...keys.communityText(id), description } } }];

function changedMeanwhile(): Outrun {
  return new Outrun('community.changed');
}
