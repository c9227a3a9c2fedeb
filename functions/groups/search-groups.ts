import { groups } from '#contract/communities/groups.ts';
import { seePage } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  groups.searchGroups,
  async ({ communityId, title: query, ...paging }, { member }) =>
    seePage(group, member.id, await group.list({ communityId }, { query, ...paging })),
);
