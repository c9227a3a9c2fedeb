import { newKey } from '#web/lib/api/request.ts';
import { asNewBlock } from '#web/parts/blocks/draft/as-new.ts';
import { fieldsOf, isChanged } from '#web/parts/blocks/draft/block-values.ts';
import type { Block, Draft, Piece } from '#web/parts/blocks/draft/draft.ts';
import { isLocked } from '#web/parts/blocks/draft/draft-changes.ts';
import { partsOf } from '#web/parts/blocks/draft/draft-files.ts';
import { blockOf } from '#web/parts/blocks/draft/draft-of.ts';
import { newStep } from '#web/parts/blocks/draft/new-draft.ts';
import { blocksOf, type PieceBlock } from '#web/parts/blocks/reading/blocks-of.ts';
import { type Choices, type Conflict, decide } from './conflicts.ts';
import { meetOrder } from './meet-order.ts';

/** The blocks of a draft and those of the piece as it is now. One whose answer never came is known by its kind and place. */
export function meetBlocks(
  draft: Draft,
  piece: Piece,
  choices: Choices,
): { blocks: Block[]; conflicts: Conflict[] } {
  const there = new Map(blocksOf(piece.rich_text).map((block) => [block.id, block]));
  const known = new Set(draft.blocks.map(({ stored }) => stored?.id));
  const conflicts: Conflict[] = [];
  const blocks: Block[] = [];
  for (const block of draft.blocks) {
    const found = block.stored ? there.get(block.stored.id) : arrived(block, known, there);
    if (found) there.delete(found.id);
    const theirs = found && blockOf(found, block.id);
    const mine = mineOf(block, theirs);
    if (!isConflict(block, theirs)) {
      const met = mine ?? theirs;
      if (met) blocks.push(met);
      continue;
    }
    const changedAt = found?.changedAt ?? piece.rich_text.changedAt;
    conflicts.push({
      ...{ id: block.id, part: 'block', mine: block.isRemoved ? undefined : block, theirs },
      changedAt,
    });
    const isTheirs = decide(choices, block.id) === 'theirs';
    // The member's own keeps its id, under which its files are kept, to be set aside.
    const chosen = isTheirs ? theirs && { ...theirs, id: newKey() } : mine;
    if (chosen) blocks.push(chosen);
  }
  const order = meetOrder(draft, blocks, choices);
  // Written elsewhere meanwhile.
  for (const block of there.values()) {
    const next = order.blocks.findIndex(({ stored }) => stored && stored.order > block.order);
    order.blocks.splice(next < 0 ? order.blocks.length : next, 0, blockOf(block));
  }
  return { blocks: order.blocks, conflicts: [...conflicts, ...order.conflicts] };
}

function arrived(
  { kind, step }: Block,
  known: ReadonlySet<string | undefined>,
  there: ReadonlyMap<string, PieceBlock>,
): PieceBlock | undefined {
  if (!isLocked(step)) return undefined;
  return [...there.values()].find(
    (block) => block.kind === kind && block.order === step.order && !known.has(block.id),
  );
}

/** The block as the member has it, against the piece as it is now; nothing where they changed nothing in it. */
function mineOf(block: Block, theirs: Block | undefined): Block | undefined {
  // It did not arrive, whatever was tried.
  if (!block.stored) return theirs ? undefined : { ...block, step: newStep() };
  if (!isChanged(block)) return undefined;
  if (!theirs) return block.isRemoved ? undefined : asNewBlock(block);
  // What there is to say of it may be another thing now.
  const common = { stored: theirs.stored, step: newStep() };
  if (block.kind === 'photo' && theirs.kind === 'photo') return { ...block, ...common, shown: theirs.shown };
  if (block.kind === 'video' && theirs.kind === 'video')
    return { ...block, ...common, shown: block.shown && theirs.shown, shownCover: theirs.shownCover };
  return { ...block, ...common };
}

/** Whether both sides changed it, and not to the same. */
function isConflict(block: Block, theirs: Block | undefined): boolean {
  if (!block.stored || !isChanged(block)) return false;
  if (!theirs?.stored) return !block.isRemoved;
  const { version, fields, files, tried } = block.stored;
  // This device's own change, of which no answer came.
  if (tried && isEqual(tried, theirs.stored.fields)) return false;
  if (version !== undefined && version === theirs.stored.version) return false;
  const isSame =
    isEqual(fields, theirs.stored.fields) && (files ?? theirs.stored.files) === theirs.stored.files;
  if (isSame) return false;
  const isAgreed =
    !block.isRemoved && partsOf(block).length === 0 && isEqual(fieldsOf(block), theirs.stored.fields);
  return !isAgreed;
}

const isEqual = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
