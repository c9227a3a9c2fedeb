import { COVER, type Draft, type Piece } from '#web/parts/blocks/draft/draft.ts';
import { headOf } from '#web/parts/blocks/draft/draft-of.ts';
import { newStep } from '#web/parts/blocks/draft/new-draft.ts';
import { type Choices, type Conflict, decide } from './conflicts.ts';
import { meetBlocks } from './meet-blocks.ts';
import { meetMaterials } from './meet-materials.ts';

/**
 * Brings a draft together with the piece as it is now. What the member changed stays as they have it, all else is the
 * piece's. Where both were changed, it is a conflict until it is chosen; without a choice the draft has the member's.
 */
export function meetPiece(
  draft: Draft,
  piece: Piece,
  choices: Choices = {},
): { draft: Draft; conflicts: Conflict[] } {
  const head = meetHead(draft, piece, choices);
  const { blocks, conflicts } = meetBlocks(draft, piece, choices);
  return {
    draft: {
      ...draft,
      ...head.values,
      blocks,
      materials: draft.materials && meetMaterials(draft.materials, piece.materials ?? []),
      richtext: { ...newStep(), id: piece.rich_text.id },
      head: { ...newStep(), id: piece.id, stored: headOf(piece) },
      // What may have arrived is there, or is sent against what is there.
      sent: undefined,
    },
    conflicts: [...head.conflicts, ...conflicts],
  };
}

function meetHead(draft: Draft, piece: Piece, choices: Choices) {
  const conflicts: Conflict[] = [];
  const base = draft.head.stored;
  const stored = headOf(piece);
  const meetText = (part: 'title' | 'category' | 'description'): string => {
    const [mine, theirs] = [draft[part] ?? '', piece[part] ?? ''];
    if (!base || mine === base[part] || mine === theirs) return theirs;
    if (theirs === base[part] || theirs === base.tried?.[part]) return mine;
    conflicts.push({ id: part, part, mine, theirs, changedAt: piece.changedAt });
    return decide(choices, part) === 'theirs' ? theirs : mine;
  };
  const [title, category] = [meetText('title'), meetText('category')];
  const description = piece.description === undefined ? undefined : meetText('description');

  let { cover } = draft;
  if (base && cover && base.cover?.name !== stored.cover?.name) {
    conflicts.push({
      ...{ id: COVER, part: 'cover', mine: cover, theirs: stored.cover },
      changedAt: piece.changedAt,
    });
    if (decide(choices, COVER) === 'theirs') cover = undefined;
  }
  return { values: { title, category, description, cover }, conflicts };
}
