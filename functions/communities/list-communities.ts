import { communities } from '#contract/communities.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { seePage } from './community-repository.ts';

export const handler = endpoint(communities.listCommunities, async (paging, { member }) =>
  seePage(member.id, await community.list({}, paging)),
);
