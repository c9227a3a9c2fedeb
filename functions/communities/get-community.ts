import { getCommunity as row } from '#contract/communities/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shown } from './community.ts';
import { getNamedCommunity } from './community-repository.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const item = await getNamedCommunity(id);
  await authorize(member, 'read', { ...community.key(item), ...item });
  return shown(await seeWhole(community, member.id, item));
});
