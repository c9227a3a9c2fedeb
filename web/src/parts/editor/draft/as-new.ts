import type { Block, Draft, Material } from './draft.ts';
import { newStep } from './new-draft.ts';

/**
 * A block that is not in the piece any more, to be added again. Its stored pictures and videos were deleted with it.
 */
export function asNewBlock(block: Block): Block {
  const rest = { ...block, stored: undefined, step: newStep(), isRemoved: undefined };
  if (rest.kind === 'text') return rest;
  if (rest.kind === 'photo') return { ...rest, shown: undefined };
  return { ...rest, shown: undefined, shownCover: undefined };
}

/**
 * The draft of a deleted piece, to become a new one, in `parentId` if that is decided; it stays where the device keeps
 * it.
 */
export function asNewPiece(draft: Draft, parentId?: string): Draft {
  const { edits, copyOf = edits, parentId: _, materials, ...rest } = draft;
  return {
    ...rest,
    copyOf,
    ...(parentId !== undefined && { parentId }),
    ...(materials && { materials: materials.filter(({ stored }) => !stored).map(asNewMaterial) }),
    edits: undefined,
    blocks: draft.blocks.filter(({ isRemoved }) => !isRemoved).map(asNewBlock),
    isBegun: false,
    richtext: newStep(),
    head: newStep(),
  };
}

const asNewMaterial = (material: Material): Material => ({ ...material, step: newStep() });

/** The blocks and materials whose stored files were deleted with the piece, and whether its cover was. */
export function lostWith({ blocks, cover, head, materials = [] }: Draft): {
  blocks: Block[];
  materials: Material[];
  isCover: boolean;
} {
  return {
    materials: materials.filter(({ stored, isRemoved }) => stored && !isRemoved),
    blocks: blocks.filter(
      (block) =>
        block.kind !== 'text' &&
        !block.isRemoved &&
        ((block.shown && !block.file) || (block.kind === 'video' && block.shownCover && !block.cover)),
    ),
    isCover: head.stored?.cover !== undefined && !cover,
  };
}
