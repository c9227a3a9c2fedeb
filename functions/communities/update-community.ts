import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { AUTO_FOLLOW_SHARDS, joinedByAll, notJoinedByAll } from '#kinds/auto-follow.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { filesGone } from '#platform/table/jobs.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { type CommunityItem, partsOf } from './community.ts';
import { getCommunity, seeWhole } from './community-repository.ts';
import { changeCommunity } from './community-writes.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(communities.updateCommunity, async (form, { member, commit }) => {
  const { whole, ...description } = form.description === undefined ? {} : partsOf(form.description);

  return commit(async () => {
    const community = await getCommunity(form.id);
    await authorize(member, 'change', community);
    const taken = form.community && (await takePicture(form.community, 'community', member.id));
    checkVersion('community', form.version, community);
    const isRenamed = form.name !== undefined && form.name !== community.name;
    const slug = isRenamed ? await chooseSlug(form.id, form.name ?? '') : undefined;
    const picture = taken?.file();

    const isForAll = form.auto_follow === true && member.isAdmin;
    const set: Partial<CommunityItem> = edited(community, {
      ...description,
      ...(isRenamed && { name: form.name, slug }),
      ...(form.category !== undefined && { category: form.category || undefined }),
      ...(picture && { attachment: picture.name }),
      ...(form.community === null && community.attachment && { attachment: undefined }),
      ...(form.auto_follow !== undefined && { autoFollow: form.auto_follow }),
      ...(isForAll && { shards: Math.max(community.shards, AUTO_FOLLOW_SHARDS) }), // more places, never fewer
    });
    const { attachment } = community;
    const actions = [
      ...changeCommunity(community, set, whole),
      ...(taken?.take ?? []),
      ...filesGone('attachment' in set && attachment !== undefined && `community/${attachment}`),
      ...(isForAll ? [joinedByAll(form.id)] : []),
      ...(form.auto_follow === false ? [notJoinedByAll(form.id)] : []),
    ];
    const seen = await seeWhole(member.id, { ...community, ...set });
    const wholeText = form.description ?? seen.description;
    return { reply: { ...seen, description: wholeText }, actions, files: [picture] };
  });
});
