import { communities } from '#contract/communities.ts';
import { authorize } from '#kinds/authorize.ts';
import { AUTO_FOLLOW_SHARDS } from '#kinds/auto-follow.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { splitDescription } from '#kinds/description.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { changeBesides, seeWhole } from './community-repository.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(communities.updateCommunity, async (form, { member, commit }) => {
  const { whole, ...description } = form.description === undefined ? {} : splitDescription(form.description);
  const isForAll = form.auto_follow === true && member.isAdmin;

  return commit(async () => {
    const item = await community.get(form);
    await authorize(member, 'change', item);
    const taken = form.community && (await takePicture(form.community, 'community', member.id));
    checkVersion('community', form.version, item);
    const picture = taken?.file();
    const category = form.category !== undefined && { category: form.category || undefined };
    const topic = await moveToTopic(community, item, { ...category });
    const set: Partial<CommunityItem> = edited(item, {
      ...description,
      ...(await nameOf(item, form)),
      ...category,
      ...topic.set,
      ...(picture && { attachment: picture.name }),
      ...(form.community === null && item.attachment && { attachment: undefined }),
      ...(form.auto_follow !== undefined && { autoFollow: form.auto_follow }),
      ...(isForAll && { shards: Math.max(item.shards, AUTO_FOLLOW_SHARDS) }), // more places, never fewer
    });
    const besides = [
      ...changeBesides(item, set, { whole, isForAll }),
      ...topic.actions,
      ...(taken?.take ?? []),
    ];
    const seen = await seeWhole(member.id, { ...item, ...set });
    const reply = { ...seen, description: form.description ?? seen.description };
    return { reply, actions: [...community.change(item, set), ...besides], files: [picture] };
  });
});

/** A new name, and a slug for it. */
async function nameOf({ id, name: before }: CommunityItem, { name }: { name?: string | undefined }) {
  return name === undefined || name === before ? {} : { name, slug: await chooseSlug(id, name) };
}
