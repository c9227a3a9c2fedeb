import type { Block, Draft } from '#web/parts/blocks/draft/draft.ts';
import { type Choices, type Conflict, decide, ORDER } from './conflicts.ts';

const isStored = ({ stored, isRemoved }: Block) => stored !== undefined && !isRemoved;
const sequence = (blocks: readonly Block[]) => blocks.map(({ stored }) => stored?.id).join();
const byOrder = (blocks: readonly Block[]) =>
  [...blocks].sort((one, other) => (one.stored?.order ?? 0) - (other.stored?.order ?? 0));

/**
 * The order of blocks that both sides have: the member's where they moved one, else the piece's. Where both moved some,
 * differently, it is a conflict.
 */
export function meetOrder(
  draft: Draft,
  met: Block[],
  choices: Choices,
): { blocks: Block[]; conflicts: Conflict[] } {
  const mine = met.filter(isStored);
  const theirs = byOrder(mine);
  const common = new Set(mine.map(({ stored }) => stored?.id));
  const before = draft.blocks.filter((block) => isStored(block) && common.has(block.stored?.id));
  const base = sequence(byOrder(before));
  const isMineMoved = sequence(before) !== base;
  const isTheirsMoved = sequence(theirs) !== base;
  const isConflict = isMineMoved && isTheirsMoved && sequence(mine) !== sequence(theirs);
  const takesTheirs = isTheirsMoved && (!isMineMoved || decide(choices, ORDER) === 'theirs');

  const next = [...theirs];
  return {
    // What is new here stays where it stands between the others.
    blocks: takesTheirs ? met.map((block) => (isStored(block) ? (next.shift() ?? block) : block)) : met,
    conflicts: isConflict ? [{ id: ORDER, part: ORDER, mine, theirs }] : [],
  };
}
