import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { listFollowed, seeFollowed } from './community-repository.ts';

export const handler = endpoint(communities.searchUserCommunities, async (wanted, { member }) => {
  const { ids, paged } = await listFollowed(member.id, wanted);
  return { communities: await seeFollowed(member.id, ids), ...paged };
});
