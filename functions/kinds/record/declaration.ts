import type * as z from 'zod/mini';
import type { Found, Paged } from '#contract/paging.ts';
import type { Part } from '#platform/table/job.ts';
import type { Files } from '#platform/table/jobs.ts';
import type { Key, PagedList } from '#platform/table/keys.ts';
import type { Versioned } from '#platform/table/version.ts';
import type { RecordKind } from './record.ts';

/** What every record has; one without a creator is nobody's. */
export interface Stored extends Versioned {
  readonly id: string;
  readonly creator?: string | undefined;
  /** Its row in the list of those that are filed under the same. */
  readonly topicRow?: string | undefined;
}

/**
 * A kind of which an id alone says where one is: it stands apart from its row, or in a list that all of them share, or
 * its ids say it (`scopeOf`). What is within any other would look for it where it never is.
 */
export type FoundById = RecordKind<object, Stored> & {
  readonly key: (of: { readonly id: string }) => Key;
};

/** Of the names in a scope, the one that says all of it: the list of what is within a record follows from that alone. */
export type NameOf<Scope extends object> = {
  [Name in keyof Scope & string]: Record<Name, string> extends Scope ? Name : never;
}[keyof Scope & string];

/** What is declared of a kind of record. `Scope` is what its address says besides the id: `{ communityId }`. */
export interface RecordDeclaration<Scope extends object, Item extends Stored & Scope> {
  /** In the codes of its failures: `news.missing`, `news.changed`. */
  readonly noun: string;
  /** What is said of one that is not there. */
  readonly missing: string;
  readonly item: z.ZodMiniType<Item>;
  /** Where it is listed. */
  list(scope: Scope): PagedList;
  /** Where its item is, apart from its row, which then names it. Without, it is its row, and its id the row's. */
  readonly apart?: { key(id: string): Key; row(item: Item): string };
  /** The attribute with the text that it is found by. Without, nothing finds it, and no word is written. */
  readonly text?: string;
  /** The attribute that says in which section of its list it is, each of which is a `topic` and is searched by itself. */
  readonly section?: string;
  /** Files that it shows. */
  files?(item: Item): Files;
  /** What else goes with it, in this order, besides the records within it. */
  hangs?(item: Item): readonly Part[];
  /** What is counted of it besides the records within it: it closes when it goes. */
  tallies?(item: Item): readonly PagedList[];
  /** What it belongs to: without that it is gone too. `as` is the attribute that names it. */
  readonly within?: { readonly kind: FoundById; readonly as: string };
  /** The list of those that are filed under the same as it, besides that of all (`topics.ts`). */
  topic?(item: Item): PagedList | undefined;
  /** Where it is counted that it uses what it is filed under, which cannot go then; a list without rows (`uses.ts`). */
  uses?(item: Item): PagedList;
  /** What is said where what it is to be filed under has just gone: it has closed the topic, or what counts its uses. */
  readonly unfiled?: () => Error;
  /** The list of those that the same member made, in which its row has its own id (`made.ts`). */
  made?(item: Item): PagedList;
  /** What goes with all of a scope, besides their list. */
  beside?(scope: Scope): readonly Part[];
}

/** Pages from 1; with words to search for, the records that have them; with a section, those in it. */
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
