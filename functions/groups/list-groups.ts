import { groups } from '#contract/communities/groups.ts';
import { listCircles, seePage } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.listGroups, async ({ communityId, ...wanted }, { member }) =>
  seePage(group, member.id, await listCircles(group, { communityId }, wanted)),
);
