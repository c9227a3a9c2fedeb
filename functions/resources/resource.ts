import type { Resource, ResourceCard } from '#contract/resources.ts';
import type { ResourceItem } from '#kinds/declared/resource.ts';
import { readNames } from '#kinds/names.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';

/** Resources as lists show them, with their authors' names as they are now. */
export async function cardsOf(items: readonly ResourceItem[]): Promise<ResourceCard[]> {
  const names = await readNames({ people: items.map(({ creator }) => creator), categories: [] });
  return items.map((item) => {
    const { name, attachments } = names.person(item.creator);
    return { ...item, category: item.resourceType, author: name, authorAttachments: attachments };
  });
}

/** One with what is said of it: with `description`, or what is stored. */
export async function wholeOf(item: ResourceItem, description?: string): Promise<Resource> {
  const [[card], text] = await Promise.all([
    cardsOf([item]),
    description ?? findItem(keys.resourceText(item.id)).then((found) => String(found?.['description'] ?? '')),
  ]);
  return { ...(card as ResourceCard), description: text };
}

/** The writes that store what is said of a resource; none where a change says nothing. */
export const putDescription = (id: string, description: string | undefined): Action[] =>
  description === undefined ? [] : [{ put: { Item: { ...keys.resourceText(id), description } } }];
