import { updateCommunity as row } from '#contract/communities/communities.ts';
import { AUTO_FOLLOW_SHARDS } from '#kinds/auto-follow.ts';
import { changeCircle } from '#kinds/circle/change.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { actsAsAdministrator } from '#platform/http/administration.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shown } from './community.ts';
import { changeActions } from './community-repository.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(
  row,
  async ({ id, name, auto_follow: autoFollow, community: picture, ...form }, call) => {
    const isForAll = autoFollow === true && (await actsAsAdministrator(call.member));

    return changeCircle(community, { id }, { ...form, picture }, call, {
      show: shown,
      own: async (item) => {
        const set: Partial<CommunityItem> = {
          ...(await nameOf(item, name)),
          ...(autoFollow !== undefined && { autoFollow }),
          ...(isForAll && { shards: Math.max(item.shards, AUTO_FOLLOW_SHARDS) }), // more shards, never fewer
        };
        return { set, actions: changeActions(item, set, isForAll) };
      },
    });
  },
);

/** A new name, and a slug for it. */
async function nameOf({ id, name: before }: CommunityItem, name: string | undefined) {
  return name === undefined || name === before ? {} : { name, slug: await chooseSlug(id, name) };
}
