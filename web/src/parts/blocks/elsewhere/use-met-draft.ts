import { useEffect, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { Draft, Piece } from '#web/parts/blocks/draft/draft.ts';
import type { Conflict } from './conflicts.ts';

interface Met {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
}

/** A kept draft, brought together with the piece as it is now; undefined until it is. */
export function useMetDraft(kept: Draft | undefined, piece: Piece | undefined): Met | undefined {
  const [met, setMet] = useState<Met & { piece: Piece }>();

  useEffect(() => {
    if (!kept || !piece) return;
    let isGone = false;
    const set = (next: Met) => isGone || setMet({ ...next, piece });
    loadChunk(() => import('./meet-piece.ts')).then(
      ({ meetPiece }) => set(meetPiece(kept, piece)),
      // As without a connection: what it is saved against is looked at by the save.
      () => set({ draft: kept, conflicts: [] }),
    );
    return () => {
      isGone = true;
    };
  }, [kept, piece]);

  return met && met.piece === piece ? met : undefined;
}
