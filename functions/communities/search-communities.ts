import { searchCommunities as row } from '#contract/communities/communities.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { seePage } from './community-repository.ts';

export const handler = endpoint(row, async ({ name: query, ...paging }, { member }) =>
  seePage(member.id, await community.list({}, { query, ...paging })),
);
