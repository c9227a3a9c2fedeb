import { searchUserCommunities as row } from '#contract/communities/communities.ts';
import { listOwn } from '#kinds/circle/own.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { seePage } from './community-repository.ts';

export const handler = endpoint(row, async ({ name: query, ...paging }, { member }) =>
  seePage(member.id, await listOwn(community, member.id, {}, { query, ...paging }), true),
);
