import { ApiError } from '#web/lib/api/api.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import type { FoundPiece, PieceRequests } from '#web/parts/editor/piece-kind.ts';

/** The piece of a draft as it is now; undefined where it is gone. Throws what the call throws. */
export async function findThere(
  { head, place }: Draft,
  { find }: PieceRequests,
): Promise<FoundPiece | undefined> {
  if (head.id === undefined || place === undefined) return undefined;
  return find({ id: head.id, place }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
