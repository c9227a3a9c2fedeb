import { groups } from '#contract/communities/groups.ts';
import { toggleFollow } from '#kinds/circle/toggle-follow.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.followGroup, ({ groupId }, call) =>
  toggleFollow(group, () => group.getById(groupId), call),
);
