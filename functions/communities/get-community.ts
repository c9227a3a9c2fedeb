import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getNamedCommunity, seeWhole } from './community-repository.ts';

export const handler = endpoint(communities.getCommunity, async ({ id }, { member }) => {
  const item = await getNamedCommunity(id);
  await authorize(member, 'read', { ...community.key(item), ...item });
  return seeWhole(member.id, item);
});
