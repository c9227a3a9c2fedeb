import { type CommunityMember, communities } from '#contract/communities.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';
import type { MembersPlace } from './use-members-place.ts';

/** A page of a community's members; with words to search for, of those so named. */
export function useMembers(communityId: string, place: MembersPlace): ListPage<CommunityMember> {
  const { search, page: pageNumber, pageSize } = place;
  const input = { communityId, pageNumber, pageSize, ...(search && { search }) };
  return usePage({ route: communities.listMembers, key: 'data', input }, place);
}
