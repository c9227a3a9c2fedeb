import type { Resource, ResourceCard } from '#contract/resources/resources.ts';
import { type ResourceItem, resource } from '#kinds/declared/resource.ts';
import { cardsOf } from '#kinds/resource-cards.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/** One resource with its description: `description`, or the stored one. */
export async function wholeOf(item: ResourceItem, description?: string): Promise<Resource> {
  const [[card], text] = await Promise.all([cardsOf([item]), description ?? descriptionOf(item)]);
  return { ...(card as ResourceCard), description: text };
}

/** A description that is found in neither place has just become short: it is in the row by now. */
async function descriptionOf({ id, description }: ResourceItem): Promise<string> {
  if (description !== undefined) return description;
  const stored = await findItem(keys.resourceText(id));
  return String(stored?.['description'] ?? (await resource.find({ id }))?.description ?? '');
}

const SHORT_DESCRIPTION = 300; // characters: a list reads as many of each resource

/** A description that fits into the row: an item of its own would cost two write units more. */
export const short = (description: string): string | undefined =>
  description.length <= SHORT_DESCRIPTION ? description : undefined;

/** The writes that store a long description, or remove it again; none where a change leaves it. */
export function putDescription(
  id: string,
  before: Partial<ResourceItem>,
  description: string | undefined,
): Action[] {
  if (description === undefined) return [];
  const key = keys.resourceText(id);
  if (short(description) === undefined) return [{ put: { Item: { ...key, description } } }];
  const isStored = before.version !== undefined && before.description === undefined;
  return isStored ? [{ remove: { Key: key } }] : [];
}
