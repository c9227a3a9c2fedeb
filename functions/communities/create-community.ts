import { ulid } from 'ulid';
import { communities } from '#contract/communities.ts';
import { AUTO_FOLLOW_SHARDS, joinedByAll, SHARDS } from '#kinds/auto-follow.ts';
import { follow } from '#kinds/follow.ts';
import { currentName } from '#kinds/names.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { type CommunityItem, partsOf, seenBy } from './community.ts';
import { entryOf, insertCommunity } from './community-writes.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(communities.createCommunity, async (draft, { member, commit }) => {
  const taken = draft.community && (await takePicture(draft.community, 'community', member.id));
  const autoFollow = draft.auto_follow ?? false;
  const isForAll = autoFollow && member.isAdmin;
  const { whole, ...description } = partsOf(draft.description);

  return commit(async () => {
    const id = ulid();
    const [slug, rowId, name] = await Promise.all([
      chooseSlug(id, draft.name),
      nextRowId(lists.communities),
      currentName(member),
    ]);
    const picture = taken?.file();
    const community: CommunityItem = {
      ...{ id, slug, rowId, name: draft.name, ...description, autoFollow, creator: member.id },
      category: draft.category || undefined,
      attachment: picture?.name,
      shards: isForAll ? AUTO_FOLLOW_SHARDS : SHARDS,
      version: 0,
    };
    const joined = await follow({ id: member.id, name }, community);
    const seen = seenBy(member.id, { ...community, description: draft.description }, firstFollower);
    const actions = [...insertCommunity(community, whole), ...joined.actions, ...(taken?.take ?? [])];
    return {
      reply: { data: seen },
      actions: isForAll ? [...actions, joinedByAll(id)] : actions,
      files: [picture],
      words: [entryOf(community), ...joined.words],
    };
  });
});

const firstFollower = { isFollowed: true, followersCount: 1 };
