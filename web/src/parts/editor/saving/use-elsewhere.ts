import { useEffect, useState } from 'react';
import type { Elsewhere } from '#web/parts/editor/elsewhere/elsewhere.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import type { FoundPiece } from '#web/parts/editor/piece-kind.ts';
import type { Sending } from './use-sending.ts';

interface ElsewhereOptions {
  readonly store: DraftStore;
  readonly sending: Sending | undefined;
  /** Whether the piece was deleted since the draft of it was written. */
  readonly isGone: boolean | undefined;
  /** The piece as it is now, where the draft was begun before. */
  readonly there: FoundPiece | undefined;
}

/** What the member has to decide before a draft can be saved, because of what another device did. */
export function useElsewhere({ store, sending, isGone, there }: ElsewhereOptions) {
  const [elsewhere, setElsewhere] = useState<Elsewhere | undefined>(isGone ? { kind: 'gone' } : undefined);
  useEffect(() => {
    if (!sending || !there) return;
    const { draft } = store.state();
    // What may have arrived, its key will tell.
    if (!draft.sent?.length && sending.isConflict(draft, there))
      setElsewhere({ kind: 'changed', piece: there });
  }, [sending, there, store]);
  return [elsewhere, setElsewhere] as const;
}
