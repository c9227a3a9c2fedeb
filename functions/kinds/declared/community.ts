import * as z from 'zod/mini';
import { circleCategories } from '#contract/communities/circles.ts';
import { Circle } from '#kinds/circle/circle.ts';
import { placed } from '#kinds/circle/follow.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

/** A community's record; one of a new system has no creator. */
export const CommunityItem = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The description, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  attachment: z.optional(z.string()),
  category: z.optional(z.enum(circleCategories)),
  autoFollow: z.boolean(),
  creator: z.optional(z.string()),
  /** How many shards count its followers. */
  shards: z.int(),
  /** Its row in the list of all communities. */
  rowId: z.string(),
  ...placed,
  ...versioned,
});
export type CommunityItem = z.infer<typeof CommunityItem>;

export const community = new Circle<object, CommunityItem>({
  noun: 'community',
  missing: 'There is no such community.',
  own: 'You made this community, so you cannot leave it.',
  item: CommunityItem,
  list: () => lists.communities,
  apart: { key: keys.community, row: ({ rowId }) => rowId },
  text: 'name',
  picture: 'attachment',
  textOf: keys.communityText,
  hangs: ({ id }) => [
    { part: 'slugs', id },
    { part: 'partition', pk: lists.reports(id).pk },
    { part: 'partition', pk: partitions.shutOuts(id) },
  ],
  categories: circleCategories,
  findsMembers: true,
  follow: keys.follow,
  followers: partitions.followers,
  follows: lists.follows,
});
