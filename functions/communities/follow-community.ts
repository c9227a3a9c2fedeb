import { followCommunity as row } from '#contract/communities/communities.ts';
import { toggleFollow } from '#kinds/circle/toggle-follow.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ communityId: id }, call) =>
  toggleFollow(community, () => community.get({ id }), call),
);
