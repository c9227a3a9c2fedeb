import { unstable_serialize, useSWRConfig } from 'swr';
import * as z from 'zod/mini';
import { type Community, communities } from '#contract/communities.ts';
import { useApi } from '#web/lib/api/api.ts';
import { useLatest } from '#web/lib/use-latest.ts';

const { listCommunities, searchCommunities, listUserCommunities, searchUserCommunities } = communities;

export type Tab = 'all' | 'my';
export type CommunityPage = z.infer<typeof searchCommunities.output>;

const routes = {
  all: { list: listCommunities, find: searchCommunities },
  my: { list: listUserCommunities, find: searchUserCommunities },
};
const ownPaths: readonly string[] = [listUserCommunities.path, searchUserCommunities.path];
const paths: readonly string[] = [...ownPaths, listCommunities.path, searchCommunities.path];

/** A page of all communities or of one's own; what was shown before stays until it is here, or has failed. */
export function useCommunityPage(tab: Tab, search: string, pageNumber: number) {
  const { list, find } = routes[tab];
  const listed = useApi(list, search === '' ? { pageNumber } : null);
  const found = useApi(find, search === '' ? null : { name: search, pageNumber });
  const { error, isValidating, mutate } = search === '' ? listed : found;
  const data: CommunityPage | undefined = search === '' ? listed.data : found.data;
  const latest = useLatest(data);
  return {
    page: data ?? (error ? undefined : latest),
    /** Whether `page` is what was asked for, and not yet what was shown before. */
    isCurrent: data !== undefined,
    error,
    isValidating,
    retry: () => void mutate(),
  };
}

/** Where a page of a list is kept. */
const Key = z.tuple([
  z.string(),
  z.object({ pageNumber: z.number(), name: z.optional(z.string()) }),
  z.string(),
]);

/** Changes what is kept of every list of communities, wherever it is shown. */
export function useCommunityLists() {
  const { cache, mutate } = useSWRConfig();
  const kept = (key: unknown): CommunityPage | undefined =>
    cache.get(unstable_serialize(key as string[]))?.data;
  // A list whose first reply is still on its way has nothing to change: to touch it would throw that reply away.
  const isKept = (key: unknown) => Array.isArray(key) && paths.includes(key[0]) && kept(key) !== undefined;
  const isFirstOf = (key: unknown) => {
    const parsed = Key.safeParse(key).data;
    return parsed !== undefined && parsed[1].pageNumber === 1 && parsed[1].name === undefined;
  };

  const lists = {
    /** Changes a community in every list that holds it. */
    change(id: string, change: (community: Community) => Community): void {
      const changed = (page?: CommunityPage) =>
        page && {
          ...page,
          communities: page.communities.map((each) => (each.id === id ? change(each) : each)),
        };
      void mutate(isKept, changed, { revalidate: false });
    },

    /** Puts a new community on top, and loads what is shown again. */
    add(community: Community): void {
      const added = (page?: CommunityPage) =>
        page && {
          ...page,
          totalItems: page.totalItems + 1,
          communities: [community, ...page.communities].slice(0, page.pageSize),
        };
      void mutate((key) => isKept(key) && isFirstOf(key), added);
    },

    /** Takes a community out of every list, and loads what is shown again. */
    remove(id: string): void {
      const reduced = (page?: CommunityPage) => {
        const left = page?.communities.filter((each) => each.id !== id);
        if (!page || !left || left.length === page.communities.length) return page;
        return { ...page, communities: left, totalItems: page.totalItems - 1 };
      };
      void mutate(isKept, reduced);
    },

    /**
     * After a change of what the member follows: loads lists again whose first reply was on its way meanwhile, and
     * those of their own that are shown without a community that belongs there.
     */
    complete(id: string, isFollowed: boolean): void {
      const lacks = (page: CommunityPage) => !page.communities.some((each) => each.id === id);
      void mutate((key) => {
        if (!Array.isArray(key) || !paths.includes(key[0])) return false;
        const page = kept(key);
        return page === undefined || (isFollowed && ownPaths.includes(key[0]) && lacks(page));
      });
    },
  };
  return lists;
}

export type CommunityLists = ReturnType<typeof useCommunityLists>;
