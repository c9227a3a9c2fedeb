import { groups } from '#contract/communities/groups.ts';
import { listOwn } from '#kinds/circle/own.ts';
import { seePage } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.listUserGroups, async ({ communityId, ...paging }, { member }) =>
  seePage(group, member.id, await listOwn(group, member.id, { communityId }, paging), true),
);
