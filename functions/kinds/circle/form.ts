import type { FileValue } from '#contract/fields/field.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Relation } from './follow.ts';

/** The fields of all circles' forms; a new circle has its description, too. */
export interface CircleForm {
  readonly description?: string | undefined;
  /** Empty for none. */
  readonly category?: string | undefined;
  /** Null removes it. */
  readonly picture?: FileValue | null | undefined;
}

/** Further attributes of a kind, and their writes. */
export interface Own<Item> {
  readonly set: Partial<Item>;
  readonly actions?: readonly Action[];
}

/** How a circle is shown in a reply to a member. */
export type Shown<Item, Reply> = (seen: Item & Relation) => Reply;
