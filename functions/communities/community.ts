import * as z from 'zod/mini';
import { type Community, communityCategories } from '#contract/communities.ts';

/** A community's record; one that a new system starts with has no creator. */
export const CommunityItem = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  attachment: z.optional(z.string()),
  category: z.enum(communityCategories),
  autoFollow: z.boolean(),
  creator: z.optional(z.string()),
  /** In how many places its followers are counted. */
  shards: z.int(),
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
