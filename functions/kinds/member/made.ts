import type { CircleDeclaration, CircleItem } from '#kinds/circle/follow.ts';
import type { EventItem } from '#kinds/event.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import type { Upload } from '#platform/files/upload-item.ts';
import type { Key } from '#platform/table/keys.ts';

type Noun = CircleDeclaration<object, CircleItem>['noun'];

/** A record with the parts of its address besides the id, as its deletion needs them. */
export type Placed = Stored & object;

/** A member's records, grouped by how they are removed. */
export interface Made {
  readonly records: { readonly kind: AnyKind; readonly item: Placed }[];
  /** Ids of rich texts that are attached to nothing. */
  readonly richtexts: string[];
  readonly events: EventItem[];
  readonly uploads: Upload[];
  /** The id of the last archive that they asked for. */
  readonly exports: string[];
  /** What they follow: `id` is the circle's. */
  readonly follows: { readonly noun: Noun; readonly id: string }[];
  /** Courses that they are or were enrolled in, and courses that they have rated. */
  readonly taken: string[];
  readonly rated: string[];
  /** Finished attempts at tests, with their rows in the lessons' lists. */
  readonly attempts: { readonly id: string; readonly row: string }[];
  /** Rows of their answers to surveys that ask for names. */
  readonly answered: Key[];
  /** Rows that say which replies and posts name them. */
  readonly named: Key[];
  readonly viewed: { readonly courseId: string; readonly key: Key }[];
  /** Marks of what they find useful. */
  readonly useful: Key[];
  /** What they reported. */
  readonly reported: Key[];
  /** Rows in others' inboxes that name them, and conversations of theirs that the other one has left. */
  readonly inboxes: Key[];
  readonly alone: string[];
  /**
   * Keys of what is the member's alone, including the above, without kept replies: removed last. A list that leads to
   * something is not among them, as it goes with what it leads to.
   */
  readonly own: Key[];
  readonly replies: Key[];
  /** Path of their picture on the content host. */
  picture?: `attachments/${string}`;
}

/** A look for what a member made: `candidates` are keys of what may be a record of theirs. */
export interface Look {
  readonly userId: string;
  readonly made: Made;
  readonly candidates: Key[];
  /** Rows of their conversations, each with those of the other one that may name them. */
  readonly chats: { readonly key: Key; readonly leads: readonly Key[] }[];
}
