import type * as z from 'zod/mini';
import type { Found, Paged } from '#contract/fields/paging.ts';
import type { Part } from '#platform/table/job.ts';
import type { Files } from '#platform/table/jobs.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import type { Unchanged, Versioned } from '#platform/table/version.ts';
import type { RecordKind } from './record.ts';

/** The attributes of every record; one without a creator is nobody's. */
export interface Stored extends Versioned {
  readonly id: string;
  readonly creator?: string | undefined;
  /** Its row in the list of its topic. */
  readonly topicRow?: string | undefined;
}

/**
 * A kind whose id alone leads to the record: it has an item of its own, or one list for all, or ids that contain the
 * scope (`scopeOf`). A kind within any other would be looked up under a wrong key.
 */
export type FoundById = RecordKind<object, Stored> & {
  readonly key: (of: { readonly id: string }) => Key;
};

/** The name of the scope that alone decides it: the list within a record follows from that. */
export type NameOf<Scope extends object> = {
  [Name in keyof Scope & string]: Record<Name, string> extends Scope ? Name : never;
}[keyof Scope & string];

/** The declaration of a kind of record. `Scope` is what its address says besides the id: `{ communityId }`. */
export interface RecordDeclaration<Scope extends object, Item extends Stored & Scope> {
  /** In the codes of its errors: `news.missing`, `news.changed`. */
  readonly noun: string;
  /** The error for a missing one. */
  readonly missing: string;
  readonly item: z.ZodMiniType<Item>;
  /** Where it is listed. */
  list(scope: Scope): PagedList;
  /** The key of its item, where that is not its row. Without, it is its row, and its id is the row's. */
  readonly apart?: { key(id: string): Key; row(item: Item): string };
  /** The attribute with the text that it is found by. Without, it has no search words. */
  readonly text?: string;
  /** The attribute with the section of its list; each section is a `topic` and is searched by itself. */
  readonly section?: string;
  /** The files that it shows. */
  files?(item: Item): Files;
  /** What the worker changes without a version, and `hangs` follows from. */
  unversioned?(item: Item): Unchanged;
  /** What else is removed with it, in this order, besides the records within it. */
  hangs?(item: Item): readonly Part[];
  /** Lists of it besides those of the records within it: they are closed when it is removed. */
  tallies?(item: Item): readonly PagedList[];
  /** What it belongs to, and is removed with. `as` is the attribute that names it. */
  readonly within?: { readonly kind: FoundById; readonly as: string };
  /**
   * The same where it belongs to one of several: `by` is the attribute that names the kind, `as` the one with its id.
   */
  readonly on?: {
    readonly kinds: Readonly<Record<string, FoundById>>;
    readonly by: string;
    readonly as: string;
  };
  /** The list of records that are filed under the same, besides that of all (`topics.ts`). */
  topic?(item: Item): PagedList | undefined;
  /** What its row there says of it besides its id. */
  topicFields?(item: Item): object;
  /**
   * The count of uses of what it is filed under, which cannot be removed while it is used; a list without rows
   * (`uses.ts`).
   */
  uses?(item: Item): PagedList;
  /**
   * The error when what it is to be filed under was deleted just now: its topic, or the count of its uses, is closed.
   */
  readonly topicGone?: () => Error;
  /** The list of records that the same member made; its row there has the record's id (`made.ts`). */
  made?(item: Item): PagedList;
  /** What is removed with all of a scope, besides their list. */
  beside?(scope: Scope): readonly Part[];
}

/** Pages from 1; with a query, the records found; with a section, those in it. */
export interface Wanted {
  readonly query?: string | undefined;
  readonly section?: string | undefined;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

export interface Listed<Item> {
  readonly items: Item[];
  readonly paged: Paged | Found;
}
