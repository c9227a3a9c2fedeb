import * as z from 'zod/mini';
import { type Community, communityCategories, communities as contract } from '#contract/communities.ts';
import { versioned } from '#platform/table/version.ts';

/** A community's record; one that a new system starts with has no creator. */
export const CommunityItem = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** All of it, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  attachment: z.optional(z.string()),
  category: z.optional(z.enum(communityCategories)),
  autoFollow: z.boolean(),
  creator: z.optional(z.string()),
  /** In how many places its followers are counted. */
  shards: z.int(),
  /** Its row in the list of all communities. */
  rowId: z.string(),
  ...versioned,
});
export type CommunityItem = z.infer<typeof CommunityItem>;

/** A community as a member sees it. */
export function seenBy(
  userId: string,
  community: CommunityItem,
  { isFollowed, followersCount }: { isFollowed: boolean; followersCount: number },
): Community {
  return {
    ...community,
    auto_follow: community.autoFollow,
    isFollowed: isFollowed ? '1' : '0',
    isCreator: community.creator === userId ? 'true' : 'false',
    followersCount,
  };
}

const LONG = 1000; // characters; a list reads as many of each community
const BEGINNING = 300;

/** What of a description stands in the record, and the whole of it where that is too long. */
export function partsOf(
  description: string,
): Pick<CommunityItem, 'description' | 'hasMore'> & { whole?: string } {
  const characters = [...description];
  if (characters.length <= LONG) return { description, hasMore: undefined };
  return {
    description: `${characters.slice(0, BEGINNING).join('').trimEnd()}…`,
    hasMore: true,
    whole: description,
  };
}

const LONGEST_SLUG = 60;

/** What stands in a slug's place in other addresses: `/api/communities/search`. */
const taken = new Set(Object.values(contract).map(({ path }) => path.split('/')[3] ?? ''));

/** What a name looks like in an address. Other alphabets stay; digits alone would look like an id. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
    .toWellFormed();
  if (slug === '') return 'community';
  return /^\d+$/.test(slug) || taken.has(slug) ? `community-${slug}` : slug;
}
