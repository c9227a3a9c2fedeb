import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { getNamedCommunity, seeWhole } from './community-repository.ts';

export const handler = endpoint(communities.getCommunity, async ({ id }, { member }) => {
  const community = await getNamedCommunity(id);
  await authorize(member, 'read', { ...keys.community(community.id), ...community });
  return seeWhole(member.id, community);
});
