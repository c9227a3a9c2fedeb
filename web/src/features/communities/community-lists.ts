import { type Community, communities } from '#contract/communities.ts';
import { listCache } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';

const { listCommunities, searchCommunities, listUserCommunities, searchUserCommunities } = communities;

export type Tab = 'all' | 'my';

const routes = {
  all: { list: listCommunities, find: searchCommunities },
  my: { list: listUserCommunities, find: searchUserCommunities },
};
export const ownLists = [listUserCommunities, searchUserCommunities];

/** What is kept of every list of communities. */
export const communityLists = listCache('communities', [...ownLists, listCommunities, searchCommunities]);

/** A page of all communities or of one's own. */
export function useCommunityPage(
  tab: Tab,
  address: Pick<ListAddress, 'search' | 'page'>,
): ListPage<Community> {
  const { search } = address;
  const { list, find } = routes[tab];
  return usePage(
    { route: search ? find : list, key: 'communities', input: search ? { name: search } : {} },
    address,
  );
}
