import { listMembers as row } from '#contract/communities/communities.ts';
import { listMembers } from '#kinds/circle/members.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ communityId: id, search, ...paging }) => {
  const { members, paged } = await listMembers(community, await community.get({ id }), {
    query: search,
    ...paging,
  });
  return { data: members, ...paged };
});
