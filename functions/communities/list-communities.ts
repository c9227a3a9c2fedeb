import { communities } from '#contract/communities.ts';
import { listMostFollowed } from '#kinds/circle/ranking.ts';
import { community } from '#kinds/declared/community.ts';
import { listTopic } from '#kinds/record/topics.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { lists } from '#platform/table/keys.ts';
import { seePage } from './community-repository.ts';

export const handler = endpoint(
  communities.listCommunities,
  async ({ sort, category, ...paging }, { member }) => {
    if (sort === 'popular') {
      return seePage(member.id, await listMostFollowed(community, {}, category, paging));
    }
    const topic = category && lists.ofCategory(lists.communities, category);
    const listed = topic ? listTopic(community, {}, topic, paging) : community.list({}, paging);
    return seePage(member.id, await listed);
  },
);
