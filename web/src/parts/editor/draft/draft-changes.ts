import { type Block, type Chosen, COVER, type Draft, type Step } from './draft.ts';
import { coverOfVideo } from './draft-files.ts';
import { newStep } from './new-draft.ts';

/** Whether something was sent that must not change until an answer comes. */
export const isLocked = (step: Step) => step.state === 'sent';

/** A change of a step's input gives it a new key: the old one may belong to the earlier input. */
export function changeHead(
  draft: Draft,
  change: {
    title?: string;
    category?: string;
    description?: string | undefined;
    cover?: Chosen | undefined;
    withoutCover?: string | undefined;
  },
): Draft {
  if (isLocked(draft.head)) return draft;
  return { ...draft, ...change, head: { ...draft.head, ...newStep() } };
}

export function changeBlock(draft: Draft, id: string, change: (block: Block) => Block): Draft {
  const swap = (block: Block) => (block.id === id && !isLocked(block.step) ? renew(change(block)) : block);
  return { ...draft, blocks: draft.blocks.map(swap) };
}

/** Adds a block at an index, or at the end. */
export const addBlock = (draft: Draft, block: Block, at = draft.blocks.length): Draft => ({
  ...draft,
  blocks: draft.blocks.toSpliced(at, 0, block),
});

/** A stored block is only marked, so that it can be put back; a new one is gone. */
export function removeBlock(draft: Draft, id: string): Draft {
  const blocks = draft.blocks.flatMap((block) => {
    if (block.id !== id || isLocked(block.step)) return [block];
    return block.stored ? [{ ...block, isRemoved: true }] : [];
  });
  return { ...draft, blocks };
}

export function putBack(draft: Draft, id: string): Draft {
  const swap = (block: Block) => (block.id === id ? { ...block, isRemoved: undefined } : block);
  return { ...draft, blocks: draft.blocks.map(swap) };
}

/** Whether the block can move by `by`. */
export function canMove(draft: Draft, index: number, by: -1 | 1): boolean {
  const [block, other] = [draft.blocks[index], draft.blocks[index + by]];
  return !!block && !!other && !isLocked(block.step) && !isLocked(other.step);
}

export function moveBlock(draft: Draft, index: number, by: -1 | 1): Draft {
  const [block, other] = [draft.blocks[index], draft.blocks[index + by]];
  if (!block || !other || !canMove(draft, index, by)) return draft;
  const blocks = [...draft.blocks];
  blocks[index] = renew(other);
  blocks[index + by] = renew(block);
  return { ...draft, blocks };
}

const renew = <Kind extends Block>(block: Kind): Kind => ({ ...block, step: newStep() });

/** Changes what the draft has of a chosen file, by its name on the device. */
export function changeChosen(draft: Draft, name: string, change: Partial<Chosen>): Draft {
  const swap = (own: string, chosen: Chosen | undefined) =>
    chosen && own === name ? { ...chosen, ...change } : chosen;
  return {
    ...draft,
    cover: swap(COVER, draft.cover),
    materials: draft.materials?.map((material) => ({ ...material, file: swap(material.id, material.file) })),
    blocks: draft.blocks.map((block) => {
      if (block.kind === 'text') return block;
      const file = swap(block.id, block.file);
      return block.kind === 'photo'
        ? { ...block, file }
        : { ...block, file, cover: swap(coverOfVideo(block.id), block.cover) };
    }),
  };
}
