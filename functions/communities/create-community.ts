import { createCommunity as row } from '#contract/communities/communities.ts';
import { AUTO_FOLLOW_SHARDS } from '#kinds/auto-follow.ts';
import { createCircle } from '#kinds/circle/create.ts';
import { community } from '#kinds/declared/community.ts';
import { actsAsAdministrator } from '#platform/http/administration.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shown } from './community.ts';
import { changeActions } from './community-repository.ts';
import { chooseSlug } from './slug.ts';

export const handler = endpoint(
  row,
  async ({ name, auto_follow: autoFollow = false, community: picture, ...draft }, call) => {
    const isForAll = autoFollow && (await actsAsAdministrator(call.member));

    return createCircle(community, {}, { ...draft, picture }, call, {
      show: shown,
      own: async (id) => {
        const shards = isForAll && { shards: AUTO_FOLLOW_SHARDS };
        const set = { name, slug: await chooseSlug(id, name), autoFollow, ...shards };
        return { set, actions: changeActions({ id }, set, isForAll) };
      },
    });
  },
);
