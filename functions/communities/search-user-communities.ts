import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/endpoint.ts';
import { listFollowed, seeEach } from './community-repository.ts';

export const handler = endpoint(communities.searchUserCommunities, async (wanted, { member }) => {
  const { ids, paged } = await listFollowed(member.id, wanted);
  return { communities: await seeEach(member.id, ids), ...paged };
});
