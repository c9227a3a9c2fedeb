import { useEffect } from 'react';
import { toast } from '#web/components/overlay/toast.tsx';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { isOpen } from '#web/parts/sync/tabs/open-things.ts';
import type { DraftStore } from './draft-store.ts';

/** Says, to whoever goes elsewhere by whatever way, that the draft is kept and where to go on. */
export function useSayKept(store: DraftStore): void {
  const { left, leftEdit } = usePieceKind().texts;
  useEffect(
    () => () => {
      const { id, edits } = store.state().draft;
      if (!store.isLeft()) return;
      // It may only be drawn anew.
      queueMicrotask(() => isOpen(id) || toast(edits ? leftEdit : left));
    },
    [store, left, leftEdit],
  );
}
