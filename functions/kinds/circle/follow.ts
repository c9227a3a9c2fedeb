import * as z from 'zod/mini';
import type { Described } from '#kinds/description.ts';
import type { Called } from '#kinds/names.ts';
import type { RecordDeclaration, Stored } from '#kinds/record/declaration.ts';
import type { Entry } from '#platform/lists/search.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { versioned } from '#platform/table/version.ts';

/** How many shards count followers: of fifty who join at once, each must find a turn. */
export const FOLLOWER_SHARDS = 4;

/** What every circle has. */
export interface CircleItem extends Stored, Described {
  /** How many shards count its followers. */
  readonly shards: number;
  readonly category?: string | undefined;
  /** Its place in the ranking (`ranking.ts`), which changes without a new version. */
  readonly rank?: string | undefined;
}

/** Attributes of a circle's record that say where it is listed besides the list of all. */
export const placed = { topicRow: z.optional(z.string()), rank: z.optional(z.string()) };

/** The declaration of a kind of circle, besides that of a record. */
export interface CircleDeclaration<Scope extends object, Item extends CircleItem & Scope>
  extends RecordDeclaration<Scope, Item> {
  /** The field and folder of its picture, too. */
  readonly noun: 'community' | 'group' | 'enterprise';
  readonly apart: NonNullable<RecordDeclaration<Scope, Item>['apart']>;
  /** The error for its creator who wants to leave. */
  readonly own: string;
  /** The attribute that names its picture. */
  readonly picture: string;
  /** The key of a description that is too long for its record. */
  textOf(id: string): Key;
  /**
   * The key of a following: for kinds with `findsMembers` in the member's partition, where no two kinds have keys with
   * the same beginning.
   */
  follow(userId: string, id: string): Key;
  /** Whether followers are listed and found by name: each then has search words. */
  readonly findsMembers: boolean;
  /** What it may be filed under. */
  readonly categories: readonly string[];
  /** The partition of the followers of one. */
  followers(id: string): string;
  /** Those of a scope that a member follows. */
  follows(userId: string, scope: Scope): PagedList;
}

/**
 * A following is a row in the circle's list, a row in the member's list, and an item that knows both, and the text that
 * the member is found by.
 */
export const Follow = z.object({
  followerRow: z.string(),
  followRow: z.string(),
  foundBy: z._default(z.string(), ''),
  ...versioned,
});
export type Follow = z.infer<typeof Follow>;

/** The followers. Those without a name are listed after the others. */
export interface Follower extends Called {
  readonly id: string;
}

/** A member's state in a circle. */
export interface Relation {
  readonly isFollowed: '0' | '1';
  readonly isCreator: 'false' | 'true';
  readonly followersCount: number;
}

/** Writes, and the search words of their rows, which are stored ahead. */
export interface Joined {
  readonly actions: Action[];
  readonly entries: Entry[];
}
