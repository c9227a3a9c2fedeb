import type { Block, Chosen, Draft, Head, Material, Shown } from './draft.ts';

type Fields = Record<string, string | boolean>;

/** A block's texts, by the API's names; files are told apart. */
export function fieldsOf(block: Block): Fields {
  if (block.kind === 'text')
    return { textHeading: block.heading.trim() && block.heading, textDescription: block.description };
  if (block.kind === 'photo')
    return { photoDescription: block.isDescribed ? block.description : '', isImgDesc: block.isDescribed };
  const { link, title, description } = block;
  return { videoLink: link.trim(), videoTitle: title.trim() && title, videoDescription: description };
}

/** Whether the next save removes the shown cover. */
export const isCoverGoing = (
  { cover, withoutCover }: { cover?: Chosen | undefined; withoutCover?: string | undefined },
  shown: Shown | undefined,
): boolean => cover === undefined && shown !== undefined && shown.name === withoutCover;

/** A block's changed texts; of a new one, all that are not empty. */
export function changedFields(block: Block): Fields {
  const known: Fields = block.stored?.fields ?? {};
  const isNew = ([name, value]: [string, string | boolean]) =>
    block.stored ? value !== known[name] : value !== '';
  const changed = Object.fromEntries(Object.entries(fieldsOf(block)).filter(isNew));
  const isBare = block.kind === 'video' && isCoverGoing(block, block.shownCover);
  return { ...changed, ...(isBare && { videoCover: '' }) };
}

/** Whether the next save changes a block, apart from its order. */
export function isChanged(block: Block): boolean {
  if (!block.stored || block.isRemoved) return true;
  const hasFile =
    block.kind !== 'text' && (block.file !== undefined || (block.kind === 'video' && !!block.cover));
  return hasFile || Object.keys(changedFields(block)).length > 0;
}

/** Whether a new block has nothing worth keeping. */
export function isBlank(block: Block): boolean {
  if (block.stored || block.kind === 'photo') return false;
  if (block.kind === 'video' && (block.file || block.cover)) return false;
  return Object.values(fieldsOf(block)).every((value) => String(value).trim() === '');
}

/** An empty heading and description are not added. */
export const isSkipped = (block: Block): boolean => block.kind === 'text' && isBlank(block);

const headTexts = ['title', 'category', 'description'] as const;

/** The changed texts of the head; an empty cover removes the stored one. */
export function changedHead(draft: Draft): Partial<Head> & { cover?: '' } {
  const { stored } = draft.head;
  const changed = headTexts.filter((part) => draft[part] !== stored?.[part]);
  return {
    ...Object.fromEntries(changed.map((part) => [part, draft[part]])),
    ...(isCoverGoing(draft, stored?.cover) && { cover: '' as const }),
  };
}

/**
 * The order of each block that the piece is to have, from 1. What was removed leaves a gap, so that the
 * blocks behind it need not be sent; once blocks have been moved, all are numbered anew.
 */
export function ordersOf({ blocks }: Draft): ReadonlyMap<string, number> {
  const kept = blocks.filter((block) => !block.isRemoved && !isSkipped(block));
  const storedOrders = kept.flatMap(({ stored }) => (stored ? [stored.order] : []));
  const isInOrder = storedOrders.every(
    (order, index) => index === 0 || order > (storedOrders[index - 1] ?? 0),
  );
  const orders = new Map<string, number>();
  let last = 0;
  for (const { id, stored } of kept) {
    last = isInOrder && stored && stored.order > last ? stored.order : last + 1;
    orders.set(id, last);
  }
  return orders;
}

/** Whether the next save changes a block. */
export function isUnsaved(block: Block, orders: ReadonlyMap<string, number>): boolean {
  if (isSkipped(block)) return false;
  return isChanged(block) || orders.get(block.id) !== block.stored?.order;
}

/** Whether a text of the head or the cover is not saved yet. */
export const isHeadUnsaved = (draft: Draft): boolean =>
  !draft.head.stored || draft.cover !== undefined || Object.keys(changedHead(draft)).length > 0;

/** Whether the next save changes a material. */
export const isMaterialUnsaved = ({ stored, isRemoved }: Material): boolean => !stored || isRemoved === true;

/**
 * Whether there is more than a title and a category to lose; for a change, anything at all. A kind with a description
 * has its title from the editor too, so the title counts.
 */
export function hasContent(draft: Draft): boolean {
  if (draft.materials?.some(isMaterialUnsaved)) return true;
  const { edits, title, description } = draft;
  if (!edits && description !== undefined && (title + description).trim()) return true;
  if (!edits) return draft.isBegun || draft.cover !== undefined || !draft.blocks.every(isBlank);
  const orders = ordersOf(draft);
  return isHeadUnsaved(draft) || draft.blocks.some((block) => isUnsaved(block, orders) || isBlank(block));
}
