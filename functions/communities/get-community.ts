import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getNamedCommunity, seeWhole } from './community-repository.ts';

export const handler = endpoint(communities.getCommunity, async ({ id }, { member }) =>
  seeWhole(member.id, await getNamedCommunity(id)),
);
