import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/endpoint.ts';
import { findFollow } from '#platform/follow.ts';
import { seenBy } from './community.ts';
import { countFollowers, getNamedCommunity } from './community-repository.ts';

export const handler = endpoint(communities.getCommunity, async ({ id }, { member }) => {
  const community = await getNamedCommunity(id);
  const [followersCount, follow] = await Promise.all([
    countFollowers(community),
    findFollow(member.id, community.id),
  ]);
  return seenBy(member.id, community, { isFollowed: follow !== undefined, followersCount });
});
