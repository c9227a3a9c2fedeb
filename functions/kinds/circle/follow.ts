import * as z from 'zod/mini';
import type { Described } from '#kinds/description.ts';
import type { Called } from '#kinds/names.ts';
import type { RecordDeclaration, Stored } from '#kinds/record/declaration.ts';
import type { Entry } from '#platform/lists/search.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { versioned } from '#platform/table/version.ts';

/** In how many places followers are counted: of fifty who join at once, each is to find a turn. */
export const FOLLOWER_SHARDS = 4;

/** What every circle has. */
export interface CircleItem extends Stored, Described {
  /** In how many places its followers are counted. */
  readonly shards: number;
  readonly category?: string | undefined;
  /** Where it stands by its followers (`ranking.ts`); it changes without making a version. */
  readonly rank?: string | undefined;
}

/** The attributes of a circle's record that say where it is listed besides the list of all. */
export const placed = { topicRow: z.optional(z.string()), rank: z.optional(z.string()) };

/** What is declared of a kind of circle, besides what is of a record. */
export interface CircleDeclaration<Scope extends object, Item extends CircleItem & Scope>
  extends RecordDeclaration<Scope, Item> {
  /** The field and folder of its picture, too. */
  readonly noun: 'community' | 'group' | 'enterprise';
  readonly apart: NonNullable<RecordDeclaration<Scope, Item>['apart']>;
  /** What its creator is told who wants to leave it. */
  readonly own: string;
  /** The attribute that names its picture. */
  readonly picture: string;
  /** Where a description is that is too long for its record. */
  textOf(id: string): Key;
  /** That a member follows one: of kinds with `findsMembers` in the member's partition, and the keys of no two begin the same. */
  follow(userId: string, id: string): Key;
  /** Whether a member is found by name among the followers, who are listed then: each of them has words there. */
  readonly findsMembers: boolean;
  /** What it may be filed under. */
  readonly categories: readonly string[];
  /** The partition of the followers of one. */
  followers(id: string): string;
  /** Those of a scope that a member follows. */
  follows(userId: string, scope: Scope): PagedList;
}

/**
 * Following is a pair of rows, one in the circle's list and one in the member's, and an item that knows both, and by
 * which name the member is found in the circle's.
 */
export const Follow = z.object({
  followerRow: z.string(),
  followRow: z.string(),
  followerName: z._default(z.string(), ''),
  ...versioned,
});
export type Follow = z.infer<typeof Follow>;

/** Who follows. Those who have not told their name are listed after the others. */
export interface Follower extends Called {
  readonly id: string;
}

/** What a member is to a circle. */
export interface Relation {
  readonly isFollowed: '0' | '1';
  readonly isCreator: 'false' | 'true';
  readonly followersCount: number;
}

/** Writes, and by which words their rows are found: those are stored ahead. */
export interface Joined {
  readonly actions: Action[];
  readonly entries: Entry[];
}
