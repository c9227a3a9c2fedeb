import { useEffect } from 'react';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import type { PieceRequests } from '#web/parts/editor/piece-kind.ts';
import { type SavingOptions, useHandingOver } from './use-handing-over.ts';
import { useOnline } from './use-online.ts';
import { loadSending, type Sending } from './use-sending.ts';

/**
 * Saving of a draft, as a whole or of one block: its steps go into the outbox, which sends them whatever becomes of this
 * screen. What becomes of them is shown here while it stands; a change takes them back first.
 */
export function useSaving(editing: Editing, options: SavingOptions) {
  const { draft } = editing;
  const { out } = draft;
  const { kind, device, store, sending, outbox, handing, failure, setFailure, fail, save, ...handingOver } =
    useHandingOver(editing, options);
  const { thing, isNotKept } = handingOver;
  useOnline(failure?.isOffline === true, () => save(failure?.blockId));

  // It is neither there nor being put there: whoever wrote it may save it again.
  const isLost = out !== undefined && outbox.things !== undefined && !thing && handing === undefined;
  useEffect(() => {
    if (isLost) store.change((now) => ({ ...now, out: undefined }));
  }, [isLost, store]);

  const held =
    thing && sending?.isHeld(thing) ? sending.failureOf(thing, out?.block, device, isNotKept) : undefined;
  const saving = handing ?? (out && !held ? (out.block ?? 'all') : undefined);
  return {
    ...handingOver,
    /** The draft with what its steps have done so far. */
    draft: sending && thing ? sending.meetSteps(draft, thing.steps, kind) : draft,
    isSaving: saving !== undefined,
    /** Whether the whole draft is being saved. */
    isSavingAll: saving === 'all',
    /** The block that is being saved alone. */
    savingBlock: saving === 'all' ? undefined : saving,
    failure: held ?? failure,
    /** Looks through what is to be saved, with what can tell whether it may be. */
    check: (look: (sending: Sending, requests: PieceRequests) => void) =>
      Promise.all([loadSending(), kind.requests()]).then((loaded) => look(...loaded), fail),
    save: () => save(),
    saveOne: (blockId: string) => save(blockId),
    /** Stops what is under way; what has arrived stays. */
    stop: () => thing && void sending?.stop(thing.id),
    /** Nobody wants it any more. */
    drop: () => {
      if (out) void sending?.drop(out.thing);
      store.drop();
    },
    refuse: (text: string | undefined) =>
      setFailure(text ? { text, isWaiting: false, isOffline: false } : undefined),
  };
}

export type SavingState = ReturnType<typeof useSaving>;
