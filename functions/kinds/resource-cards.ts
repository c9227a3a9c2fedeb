import type { ResourceCard } from '#contract/resources/resources.ts';
import type { ResourceItem } from '#kinds/declared/resource.ts';
import { readNames } from '#kinds/names.ts';

/** Resources as lists show them, with their authors' names as they are now. */
export async function cardsOf(items: readonly ResourceItem[]): Promise<ResourceCard[]> {
  const names = await readNames({ people: items.map(({ creator }) => creator), categories: [] });
  return items.map(({ description: _, ...item }) => {
    const { name, attachments } = names.person(item.creator);
    return { ...item, category: item.resourceType, author: name, authorAttachments: attachments };
  });
}
