import { communities } from '#contract/communities.ts';
import { notJoinedByAll } from '#kinds/auto-follow.ts';
import { community } from '#kinds/declared/community.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(communities.deleteCommunity, (place, call) =>
  deleteRecord(community, place, call, ({ id, hasMore, autoFollow }) => [
    ...(hasMore ? [{ remove: { Key: keys.communityText(id) } }] : []),
    ...(autoFollow ? [notJoinedByAll(id)] : []),
  ]),
);
