import { communities } from '#contract/communities.ts';
import { catchUpNames, findFollow, follow, unfollow } from '#kinds/follow.ts';
import { currentName } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { again } from '#platform/table/transaction.ts';
import { countFollowers, getCommunity } from './community-repository.ts';

export const handler = endpoint(communities.followCommunity, async ({ communityId }, { member, commit }) => {
  // Two taps at once are two changes: what the other one left is read again.
  return again(async () => {
    const community = await getCommunity(communityId);
    const [followersCount, followed] = await Promise.all([
      countFollowers(community),
      findFollow(member.id, community.id),
    ]);
    if (followed && community.creator === member.id) {
      throw new AppError('conflict', 'community.own', 'You made this community, so you cannot leave it.');
    }
    if (followed) return commit(reply('0', followersCount - 1), unfollow(member.id, community, followed));
    const follower = { id: member.id, name: await currentName(member) };
    const { actions, words } = await follow(follower, community);
    const joined = await commit(reply('1', followersCount + 1), actions, { words });
    await catchUpNames(follower, community);
    return joined;
  });
});

const reply = (isFollowed: '0' | '1', followersCount: number) => ({ data: { isFollowed, followersCount } });
