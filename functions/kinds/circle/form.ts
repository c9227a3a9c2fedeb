import type { FileValue } from '#contract/field.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Relation } from './follow.ts';

/** What the forms of all circles have; a new one has its description, too. */
export interface CircleForm {
  readonly description?: string | undefined;
  /** Empty for none. */
  readonly category?: string | undefined;
  /** Null takes it away. */
  readonly picture?: FileValue | null | undefined;
}

/** What a kind adds of its own: attributes, and writes that go with them. */
export interface Own<Item> {
  readonly set: Partial<Item>;
  readonly actions?: readonly Action[];
}

/** How a circle is shown in a reply to a member. */
export type Shown<Item, Reply> = (seen: Item & Relation) => Reply;
