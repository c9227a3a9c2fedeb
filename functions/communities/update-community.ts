import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { AUTO_FOLLOW_SHARDS, joinedByAll, notJoinedByAll } from '#kinds/auto-follow.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { partsOf } from './community.ts';
import { changeBesides, seeWhole } from './community-repository.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(communities.updateCommunity, async (form, { member, commit }) => {
  const { whole, ...description } = form.description === undefined ? {} : partsOf(form.description);

  return commit(async () => {
    const item = await community.get(form);
    await authorize(member, 'change', item);
    const taken = form.community && (await takePicture(form.community, 'community', member.id));
    checkVersion('community', form.version, item);
    const isRenamed = form.name !== undefined && form.name !== item.name;
    const slug = isRenamed ? await chooseSlug(form.id, form.name ?? '') : undefined;
    const picture = taken?.file();

    const isForAll = form.auto_follow === true && member.isAdmin;
    const set: Partial<CommunityItem> = edited(item, {
      ...description,
      ...(isRenamed && { name: form.name, slug }),
      ...(form.category !== undefined && { category: form.category || undefined }),
      ...(picture && { attachment: picture.name }),
      ...(form.community === null && item.attachment && { attachment: undefined }),
      ...(form.auto_follow !== undefined && { autoFollow: form.auto_follow }),
      ...(isForAll && { shards: Math.max(item.shards, AUTO_FOLLOW_SHARDS) }), // more places, never fewer
    });
    const actions = [
      ...community.change(item, set),
      ...changeBesides(item, set, whole),
      ...(taken?.take ?? []),
      ...(isForAll ? [joinedByAll(form.id)] : []),
      ...(form.auto_follow === false ? [notJoinedByAll(form.id)] : []),
    ];
    const seen = await seeWhole(member.id, { ...item, ...set });
    const wholeText = form.description ?? seen.description;
    return { reply: { ...seen, description: wholeText }, actions, files: [picture] };
  });
});
