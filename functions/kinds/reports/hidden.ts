import type { Hidden, HiddenCard } from '#contract/hidden.ts';
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

/** Whether a member sees a hidden one as it is: its author, the creator of its community, administrators. */
export const seesHidden = async ({ creator, communityId }: Hideable, member: Member): Promise<boolean> =>
  member.isAdmin || creator === member.id || (await ownerOf(communityId)) === member.id;

/** Throws `missing` for who does not see a hidden one. */
export async function checkShown(item: Hideable, member: Member, missing: () => AppError): Promise<void> {
  if (item.isHidden && !(await seesHidden(item, member))) throw missing();
}

/** Those of a page that a member sees. */
export async function shownTo<Item extends Hideable>(
  items: readonly Item[],
  member: Member,
): Promise<Item[]> {
  const areSeen = await Promise.all(items.map((item) => !item.isHidden || seesHidden(item, member)));
  return items.filter((_, index) => areSeen[index]);
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
