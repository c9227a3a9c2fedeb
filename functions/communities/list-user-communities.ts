import { communities } from '#contract/communities.ts';
import { endpoint } from '#platform/endpoint.ts';
import { seenBy } from './community.ts';
import { countFollowers, listFollowed } from './community-repository.ts';

export const handler = endpoint(communities.listUserCommunities, async (paging, { member }) => {
  const { communities: followed, paged } = await listFollowed(member.id, paging);
  const counts = await Promise.all(followed.map(countFollowers));
  const seen = followed.map((community, place) =>
    seenBy(member.id, community, { isFollowed: true, followersCount: counts[place] ?? 0 }),
  );
  return { communities: seen, ...paged };
});
