import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/endpoint.ts';
import { listFollowed, seeEach } from './community-repository.ts';

export const handler = endpoint(communities.listUserCommunities, async (paging, { member }) => {
  const { ids, paged } = await listFollowed(member.id, paging);
  return { communities: await seeEach(member.id, ids), ...paged };
});
