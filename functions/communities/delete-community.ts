import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getCommunity } from './community-repository.ts';
import { removeCommunity } from './community-writes.ts';

export const handler = endpoint(communities.deleteCommunity, async ({ id }, { member, commit }) =>
  commit(async () => {
    const community = await getCommunity(id);
    await authorize(member, 'change', community);
    return { reply: { id }, actions: removeCommunity(community) };
  }),
);
