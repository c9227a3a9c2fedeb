import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { listAll, seeEach } from './community-repository.ts';

export const handler = endpoint(communities.searchCommunities, async (wanted, { member }) => {
  const { ids, paged } = await listAll(wanted);
  return { communities: await seeEach(member.id, ids), ...paged };
});
