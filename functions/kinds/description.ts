import type { Key } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/** A description as a record holds it: whole, or its beginning where the rest has an item of its own. */
export interface Described {
  readonly description: string;
  readonly hasMore?: boolean | undefined;
}

const LONG_DESCRIPTION = 1000; // characters; a list reads as many of each record, unless a page has many
const BEGINNING_LENGTH = 300;

/** The part of a description in the record, and the whole where that is too long. */
export function splitDescription(
  description: string,
  longest = LONG_DESCRIPTION,
): Described & { whole?: string } {
  const characters = [...description];
  if (characters.length <= longest) return { description, hasMore: undefined };
  return {
    description: `${characters.slice(0, BEGINNING_LENGTH).join('').trimEnd()}…`,
    hasMore: true,
    whole: description,
  };
}

/** The whole description; `key` is the key of the rest. */
export async function wholeDescription({ description, hasMore }: Described, key: Key): Promise<string> {
  const text = hasMore ? await findItem(key) : undefined;
  return String(text?.['description'] ?? description);
}

/**
 * Further writes for a record that is made or changed by `set`: `whole` is stored in an item of its own where it is too
 * long for the record, and that item is removed where it is not any more.
 */
export function putWhole(
  key: Key,
  before: Partial<Described>,
  set: Partial<Described>,
  whole: string | undefined,
): Action[] {
  if (whole !== undefined) return [{ put: { Item: { ...key, description: whole } } }];
  const isShorter = 'description' in set && before.hasMore === true;
  return isShorter ? [{ remove: { Key: key } }] : [];
}
