import { communities } from '#contract/communities.ts';
import { askable } from '#web/components/state/no-such-page.tsx';
import { useApi } from '#web/lib/api/api.ts';

interface MembersWanted {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a community's members; with words to search for, of those so named. */
export const useMembers = (communityId: string, { search, page, pageSize }: MembersWanted) =>
  useApi(communities.listMembers, {
    communityId,
    pageNumber: askable(page),
    pageSize,
    ...(search && { search }),
  });

/** The community with this slug, present or former; waits while there is none to ask for. */
export const useCommunityBySlug = (slug: string | undefined) =>
  useApi(communities.getCommunity, slug === undefined ? null : { id: slug });
