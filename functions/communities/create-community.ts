import { ulid } from 'ulid';
import { communities } from '#contract/communities.ts';
import { AUTO_FOLLOW_SHARDS, SHARDS } from '#kinds/auto-follow.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { splitDescription } from '#kinds/description.ts';
import { currentName } from '#kinds/names.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shown } from './community.ts';
import { changeBesides } from './community-repository.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(communities.createCommunity, async (draft, { member, commit }) => {
  const taken = draft.community && (await takePicture(draft.community, 'community', member.id));
  const autoFollow = draft.auto_follow ?? false;
  const isForAll = autoFollow && member.isAdmin;
  const { whole, ...description } = splitDescription(draft.description);

  return commit(async () => {
    const id = ulid();
    const [slug, rowId, called] = await Promise.all([
      chooseSlug(id, draft.name),
      community.newRow({}),
      currentName(member),
    ]);
    const picture = taken?.file();
    const item: CommunityItem = {
      ...{ id, slug, rowId, name: draft.name, ...description, autoFollow, creator: member.id },
      category: draft.category || undefined,
      attachment: picture?.name,
      shards: isForAll ? AUTO_FOLLOW_SHARDS : SHARDS,
      version: 0,
    };
    const { seen, actions, entries } = await community.create(item, { id: member.id, ...called });
    return {
      reply: { data: { ...shown(seen), description: draft.description } },
      actions: [...actions, ...changeBesides({ id }, item, { whole, isForAll }), ...(taken?.take ?? [])],
      files: [picture],
      entries,
    };
  });
});
