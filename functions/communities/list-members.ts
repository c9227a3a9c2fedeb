import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getCommunity } from './community-repository.ts';
import { listMembers } from './member-repository.ts';

export const handler = endpoint(communities.listMembers, async ({ communityId, ...wanted }) => {
  const { members, paged } = await listMembers(await getCommunity(communityId), wanted);
  return { data: members, ...paged };
});
