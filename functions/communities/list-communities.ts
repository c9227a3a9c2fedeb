import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { listAll, seeEach } from './community-repository.ts';

export const handler = endpoint(communities.listCommunities, async (paging, { member }) => {
  const { ids, paged } = await listAll(paging);
  return { communities: await seeEach(member.id, ids), ...paged };
});
