import { ApiError } from '#web/lib/api/api.ts';
import type { Draft } from '#web/parts/blocks/draft/draft.ts';
import type { PieceRequests } from '#web/parts/blocks/piece-kind.ts';
import type { Elsewhere } from './elsewhere.ts';
import { meetPiece } from './meet-piece.ts';

/**
 * Looks what became of the piece after a step was refused because of it: something to decide, or the draft that meets
 * the piece as it is. Undefined where there is no piece to look at yet. Throws what the call throws.
 */
export async function lookElsewhere(
  draft: Draft,
  { find }: PieceRequests,
): Promise<{ elsewhere: Elsewhere } | { draft: Draft } | undefined> {
  const { place } = draft;
  const { id } = draft.head;
  if (id === undefined || place === undefined) return undefined;
  try {
    const there = await find({ id, place });
    const met = meetPiece(draft, there);
    return met.conflicts.length > 0 ? { elsewhere: { kind: 'changed', piece: there } } : { draft: met.draft };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { elsewhere: { kind: 'gone' } };
    throw error;
  }
}
