import { ApiError } from '#web/lib/api/api.ts';
import { asNewBlock } from '#web/parts/editor/draft/as-new.ts';
import { hasContent, isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft, Material, Piece, Shown, Step } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { blockOf, headOf, materialOf } from '#web/parts/editor/draft/draft-of.ts';
import { newStep } from '#web/parts/editor/draft/new-draft.ts';
import type { FoundPiece, PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';

/** Whether both sides changed the piece, in different ways: then the member chooses. */
export const isConflict = (draft: Draft, piece: Piece): boolean =>
  isOther(draft, piece) && hasContent(mergeRemote(draft, piece));

/** Whether the piece differs from what the draft began with, and from what this device has saved since. */
export function isOther(draft: Draft, piece: Piece): boolean {
  const [blocks, materials] = [blockPairs(draft, piece), materialPairs(draft, piece)];
  const { stored } = draft.head;
  return (
    blocks.others.length + materials.others.length > 0 ||
    [...blocks.pairs, ...materials.pairs].some(
      ({ mine, theirs }) => mine.stored && !mine.isRemoved && !theirs,
    ) ||
    (stored !== undefined && !isSame(stored, headOf(piece))) ||
    blocks.pairs.some(
      ({ mine, theirs }) => mine.stored && theirs && !isSame(mine.stored, blockOf(theirs).stored ?? {}),
    )
  );
}

/** Rebases the draft on the present piece: the next save changes it to what the draft says. */
export function mergeRemote(draft: Draft, piece: Piece): Draft {
  const blocks = blockPairs(draft, piece);
  const materials = materialPairs(draft, piece);
  const { stored } = draft.head;
  return {
    ...draft,
    withoutCover: goingCover(draft, stored?.cover, headOf(piece).cover),
    blocks: [
      ...blocks.pairs.flatMap(({ mine, theirs }) => blockAgainst(mine, theirs && blockOf(theirs, mine.id))),
      ...blocks.others.map((block) => ({ ...blockOf(block), isRemoved: true })),
    ],
    materials: draft.materials && [
      ...materials.pairs.flatMap(({ mine, theirs }): Material[] => {
        // A file that is not on this device cannot be sent again.
        if (!theirs) return mine.stored ? [] : [{ ...mine, step: newStep() }];
        return [{ ...materialOf(theirs), id: mine.id, isRemoved: mine.isRemoved }];
      }),
      ...materials.others.map((material) => ({ ...materialOf(material), isRemoved: true })),
    ],
    richtext: { ...newStep(), id: piece.rich_text.id },
    // Compared as it was sent: how the API stores it is no change of the member's.
    head: { ...newStep(), id: piece.id, stored: stored?.version === piece.version ? stored : headOf(piece) },
    // A block that may have arrived is there, or is sent as a change of what is there.
    sent: undefined,
  };
}

function blockAgainst(block: Block, theirs: Block | undefined): Block[] {
  if (!theirs) return block.isRemoved ? [] : [asNewBlock(block)];
  // It arrived as it was sent.
  if (!block.stored) return [theirs];
  const common = { stored: theirs.stored, step: newStep() };
  if (block.kind === 'photo' && theirs.kind === 'photo')
    return [{ ...block, ...common, shown: theirs.shown }];
  if (block.kind !== 'video' || theirs.kind !== 'video') return [{ ...block, ...common }];
  const { shownCover } = theirs;
  const withoutCover = goingCover(block, block.shownCover, shownCover);
  return [{ ...block, ...common, shown: block.shown && theirs.shown, shownCover, withoutCover }];
}

/** The cover to remove: the present one, where the member wants none. */
const goingCover = (
  mine: Pick<Draft, 'cover' | 'withoutCover'>,
  before: Shown | undefined,
  now: Shown | undefined,
): string | undefined => (before && !isCoverGoing(mine, before) ? undefined : now?.name);

interface Part {
  readonly step: Step;
  readonly stored?: { readonly id: string } | undefined;
}

/**
 * Pairs each block of mine with its present state, and lists the others; `hasArrived` finds one whose answer never
 * came.
 */
function pairsOf<Mine extends Part, There extends { readonly id: string }>(
  mine: readonly Mine[],
  there: readonly There[],
  hasArrived: (mine: Mine, there: There) => boolean,
) {
  const others = new Set(there);
  const take = (isIt: (each: There) => boolean) => {
    const found = [...others].find(isIt);
    if (found) others.delete(found);
    return found;
  };
  const known = new Map(mine.map((each) => [each, take(({ id }) => id === each.stored?.id)]));
  const arrived = (each: Mine) =>
    !each.stored && isLocked(each.step) ? take((other) => hasArrived(each, other)) : undefined;
  const pairs = mine.map((each) => ({ mine: each, theirs: known.get(each) ?? arrived(each) }));
  return { pairs, others: [...others] };
}

const blockPairs = ({ blocks }: Draft, { rich_text }: Piece) =>
  pairsOf(
    blocks,
    blocksOf(rich_text),
    (mine, { kind, order }) => kind === mine.kind && order === mine.step.order,
  );

const materialPairs = ({ materials = [] }: Draft, piece: Piece) =>
  pairsOf(
    materials,
    piece.materials ?? [],
    ({ file: mine }, { file }) => file.name === mine?.name && file.size === mine.bytes,
  );

interface Versioned {
  readonly version?: number | undefined;
}

/** Of one version, or with the same words and files. */
const isSame = ({ version: one, ...mine }: Versioned, { version: other, ...theirs }: Versioned): boolean =>
  (one !== undefined && one === other) || JSON.stringify(mine) === JSON.stringify(theirs);

/** What happened to a piece elsewhere while it was changed here: the member decides how to go on. */
export type Elsewhere = { readonly kind: 'changed'; readonly piece: Piece } | { readonly kind: 'gone' };

/**
 * Whether a step may have been refused because of another device; `kind` is the piece's. It also is where a step that
 * may have arrived has lost its file.
 */
export const isFromElsewhere = (code: string, kind: string): boolean =>
  code.endsWith('.changed') ||
  [kind, 'block', 'richtext', 'entry', 'community', 'course', 'file'].some(
    (what) => code === `${what}.missing`,
  );

/** The present piece of a draft; undefined where it was deleted. Throws what the call throws. */
export async function findThere(
  { head, parentId }: Draft,
  { find }: PieceRequests,
): Promise<FoundPiece | undefined> {
  if (head.id === undefined || parentId === undefined) return undefined;
  return find({ id: head.id, parentId }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
