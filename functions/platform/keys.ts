/** The primary key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** The whole single table on one page. Add an access pattern here first. */
export const keys = {
  user: (id: string): Key => ({ pk: `USER#${id}`, sk: 'USER' }),
  /** That a member follows a community, and where both lists hold it. */
  follow: (userId: string, communityId: string): Key => ({
    pk: `USER#${userId}`,
    sk: `FOLLOW#${communityId}`,
  }),

  community: (id: string): Key => ({ pk: `COMMUNITY#${id}`, sk: 'COMMUNITY' }),
  communitySlug: (slug: string): Key => ({ pk: `SLUG#${slug}`, sk: 'COMMUNITY' }),
  /** Communities that everyone joins: one partition, at most 20 items. */
  autoFollow: (communityId: string): Key => ({ pk: 'AUTOFOLLOW', sk: communityId }),

  /** All categories share a partition: they are few, and are listed whole. */
  category: (id: string): Key => ({ pk: 'CATEGORIES', sk: id }),
  categoryName: (name: string): Key => ({ pk: `CATEGORYNAME#${name.trim().toLowerCase()}`, sk: 'CATEGORY' }),

  /** A rich text and its blocks share a partition, so that one Query reads them all. */
  richtext: (id: string): Key => ({ pk: `RICHTEXT#${id}`, sk: 'RICHTEXT' }),
  /** A block's id begins with its rich text's, so that the id alone leads to the item. */
  block: (id: string): Key => ({ pk: `RICHTEXT#${id.slice(0, ULID)}`, sk: `BLOCK#${id.slice(ULID)}` }),

  /** A news is a row of its community's list: no second item. */
  news: (communityId: string, id: string): Key => ({ pk: lists.news(communityId).pk, sk: `R#${id}` }),

  /** How many codes a member was sent on a day (YYYY-MM-DD). */
  codes: (userId: string, day: string): Key => ({ pk: `USER#${userId}`, sk: `CODES#${day}` }),

  /** What a request with an idempotency key answered. */
  once: (userId: string, key: string): Key => ({ pk: `ONCE#${userId}#${key}`, sk: 'ONCE' }),
} as const;

const ULID = 26;

/**
 * A paged list: a partition with its rows, newest last, and their counts (`paged-list.ts`).
 * `shards` spreads the counts where many members write at once.
 */
export interface PagedList {
  readonly pk: string;
  readonly shards: number;
}

export const lists = {
  communities: { pk: 'COMMUNITIES', shards: 1 } satisfies PagedList,
  followers: (communityId: string, shards: number): PagedList => ({ pk: `FOLLOWERS#${communityId}`, shards }),
  follows: (userId: string): PagedList => ({ pk: `FOLLOWS#${userId}`, shards: 1 }),
  news: (communityId: string): PagedList => ({ pk: `NEWS#${communityId}`, shards: 1 }),
} as const;
