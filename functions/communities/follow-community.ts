import { communities } from '#contract/communities.ts';
import { catchUpNames, findFollow, follow, unfollow } from '#kinds/follow.ts';
import { currentName } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { countFollowers, getCommunity } from './community-repository.ts';

export const handler = endpoint(communities.followCommunity, async ({ communityId }, { member, commit }) => {
  let caughtUp = async () => {};
  // Two taps at once are two changes: what the other one left is read again.
  const toggled = await commit(async () => {
    const community = await getCommunity(communityId);
    const [followersCount, followed] = await Promise.all([
      countFollowers(community),
      findFollow(member.id, community.id),
    ]);
    if (followed && community.creator === member.id) {
      throw new AppError('conflict', 'community.own', 'You made this community, so you cannot leave it.');
    }
    if (followed)
      return { reply: reply('0', followersCount - 1), actions: unfollow(member.id, community, followed) };
    const follower = { id: member.id, name: await currentName(member) };
    const { actions, words } = await follow(follower, community);
    caughtUp = () => catchUpNames(follower, community);
    return { reply: reply('1', followersCount + 1), actions, words };
  });
  await caughtUp();
  return toggled;
});

const reply = (isFollowed: '0' | '1', followersCount: number) => ({ data: { isFollowed, followersCount } });
