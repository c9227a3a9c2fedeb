import type { CollectionCard } from '#contract/resources/collections.ts';
import { type CollectionItem, collection } from '#kinds/declared/collection.ts';
import { readNames } from '#kinds/names.ts';
import { withoutBlocked } from '#kinds/without-blocked.ts';
import type { Member } from '#platform/http/member.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, findItems } from '#platform/table/table.ts';

/** Collections as a member's lists show them; with `has`, whether that is in each of them. */
export async function cardsOf(
  items: readonly CollectionItem[],
  userId: string,
  has?: string,
): Promise<CollectionCard[]> {
  const [names, holding] = await Promise.all([
    readNames({ people: items.map(({ creator }) => creator), categories: [] }),
    has === undefined ? undefined : findItems(items.map(({ id }) => keys.collected(id, has))),
  ]);
  const including = new Set(holding?.map(({ pk }) => pk));
  return items.map(({ topicRow: _, ...item }) => ({
    ...item,
    author: names.person(item.creator).name,
    isCreator: item.creator === userId ? 'true' : 'false',
    ...(holding && { isIncluded: including.has(keys.collection(item.id).pk) }),
  }));
}

export const cardOf = async (item: CollectionItem, userId: string): Promise<CollectionCard> =>
  (await cardsOf([item], userId))[0] as CollectionCard;

/** Those that a member may see: their own, and public ones of whom they did not block, and who did not block them. */
export async function visibleTo(
  { id: userId }: Member,
  items: readonly CollectionItem[],
): Promise<CollectionItem[]> {
  const seen = items.filter(({ isPublic, creator }) => isPublic || creator === userId);
  return withoutBlocked(userId, seen);
}

/** The same of one. Throws `collection.missing`: nobody learns that there is a private one. */
export async function checkVisible(
  member: Member,
  item: CollectionItem | undefined,
): Promise<CollectionItem> {
  const [visible] = await visibleTo(member, item ? [item] : []);
  if (!visible) throw collection.missing();
  return visible;
}

/** One that the caller may see, by its id. */
export async function findVisible(member: Member, id: string): Promise<CollectionItem> {
  const stored = await findItem(keys.collection(id));
  return checkVisible(member, stored && collection.declared.item.parse(stored));
}
