import type { Hidden, HiddenCard } from '#contract/fields/hidden.ts';
import { community } from '#kinds/declared/community.ts';
import type { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';

/** What may be hidden: that stands in its own item, so that readers pay nothing for it. */
export interface Hideable {
  readonly id: string;
  readonly creator?: string | undefined;
  readonly communityId?: string | undefined;
  readonly isHidden?: boolean | undefined;
  readonly hidden?: Hidden | undefined;
}

/** Who made a community; undefined where nobody did, or it is gone. */
export const ownerOf = async (communityId: string | undefined): Promise<string | undefined> =>
  communityId === undefined ? undefined : (await community.find({ id: communityId }))?.creator;

/** Throws `missing` for who does not see a hidden one. */
export async function checkShown(item: Hideable, member: Member, missing: () => AppError): Promise<void> {
  if ((await shownTo([item], member)).length === 0) throw missing();
}

/**
 * Those of a page that a member sees: a hidden one is there for its author, for the creator of its community, who is
 * read once, and for administrators.
 */
export async function shownTo<Item extends Hideable>(
  items: readonly Item[],
  member: Member,
): Promise<Item[]> {
  const isSeen = ({ isHidden, creator }: Hideable) => !isHidden || member.isAdmin || creator === member.id;
  const communities = new Set(items.flatMap((item) => (isSeen(item) ? [] : item.communityId)));
  const owned = new Set<string | undefined>();
  for (const id of communities) if ((await ownerOf(id)) === member.id) owned.add(id);
  return items.filter((item) => isSeen(item) || owned.has(item.communityId));
}

/** A page as a member sees it: in the place of a hidden one stands that it is. Others are shown by `show`. */
export async function coverHidden<Item extends Hideable, Card extends { readonly id: string }>(
  items: readonly Item[],
  member: Member,
  show: (shown: readonly Item[]) => Promise<Card[]>,
): Promise<(Card | HiddenCard)[]> {
  const cards = await show(await shownTo(items, member));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return items.map(({ id }) => byId.get(id) ?? { id, isHidden: true });
}
