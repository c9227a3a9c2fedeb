import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { again } from '#platform/table/transaction.ts';
import { getCommunity } from './community-repository.ts';
import { removeCommunity } from './community-writes.ts';

export const handler = endpoint(communities.deleteCommunity, async ({ id }, { member, commit }) =>
  again(async () => {
    const community = await getCommunity(id);
    await authorize(member, 'change', community);
    return commit({ id }, removeCommunity(community));
  }),
);
