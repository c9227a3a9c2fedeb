import * as z from 'zod/mini';
import { circleCategories } from '#contract/communities/circles.ts';
import { Circle } from '#kinds/circle/circle.ts';
import { type CircleDeclaration, type CircleItem, placed } from '#kinds/circle/follow.ts';
import { type CircleSort, keys, lists, partitions } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { community } from './community.ts';

/** What the record of every circle within a community has. */
export const inner = {
  id: z.string(),
  communityId: z.string(),
  title: z.string(),
  /** The description, or its beginning where the rest has an item of its own. */
  description: z.string(),
  hasMore: z.optional(z.boolean()),
  filename: z.optional(z.string()),
  category: z.optional(z.enum(circleCategories)),
  creator: z.string(),
  createdAt: z.string(),
  /** How many shards count its followers. */
  shards: z.int(),
  /** Its row in the list of its community's. */
  rowId: z.string(),
  ...placed,
  ...versioned,
};
export type InnerItem = z.infer<z.ZodMiniObject<typeof inner>>;
export type Scope = { readonly communityId: string };

const scopes = { GROUP: 'groups', ENTERPRISE: 'enterprises' } as const;

type Words<Item extends InnerItem> = Pick<
  CircleDeclaration<Scope, Item & CircleItem>,
  'noun' | 'missing' | 'own' | 'item'
>;

/**
 * A kind of circle within a community, whose followers nobody lists. What else is removed with one (a `Part`) goes into
 * `hangs`, for all of them.
 */
export function innerCircle<Item extends InnerItem>(
  sort: CircleSort,
  words: Words<Item>,
): Circle<Scope, Item> {
  return new Circle<Scope, Item>({
    ...words,
    list: ({ communityId }) => lists.circles(sort, communityId),
    apart: { key: (id) => keys.circle(sort, id), row: ({ rowId }) => rowId },
    text: 'title',
    picture: 'filename',
    textOf: (id) => keys.circleText(sort, id),
    hangs: ({ id, hasMore }) => [
      ...(hasMore ? [{ part: 'partition' as const, pk: keys.circleText(sort, id).pk }] : []),
      { part: 'events', circleId: id },
    ],
    tallies: ({ id }) => [lists.eventsOf(id)],
    beside: ({ communityId }) => [{ part: 'partition', pk: partitions.calendar(scopes[sort], communityId) }],
    within: { kind: community, as: 'communityId' },
    categories: circleCategories,
    findsMembers: false,
    follow: (userId, id) => keys.circleFollow(sort, userId, id),
    followers: (id) => partitions.circleFollowers(sort, id),
    follows: (userId, { communityId }) => lists.circleFollows(sort, userId, communityId),
  });
}
