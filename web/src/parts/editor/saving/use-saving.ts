import { useEffect, useEffectEvent } from 'react';
import { hasLine, subscribeToLine } from '#web/lib/api/line.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { type PieceRequests, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { type SavingOptions, useHandingOver } from './use-handing-over.ts';
import { loadSending, type Sending } from './use-sending.ts';

/**
 * Saves a draft, as a whole or one block: its steps go into the outbox, which sends them whatever happens to this
 * screen. While the screen is open it shows the results; a change takes the entry back first.
 */
export function useSaving(editing: Editing, options: SavingOptions) {
  const handingOver = useHandingOver(editing, options);
  useSaveOutcome(editing, options, handingOver);
  const { sending, held, handing, entry, failure, fail, setFailure, save } = handingOver;
  const { isNotKept, elsewhere, setElsewhere, takeBack, choose } = handingOver;
  const { store, draft } = editing;
  const { out } = draft;
  const kind = usePieceKind();
  const saving = handing ?? (out && !held ? (out.block ?? 'all') : undefined);
  return {
    entry,
    isNotKept,
    elsewhere,
    takeBack,
    choose,
    decided: () => setElsewhere(undefined),
    /** The draft with the replies so far. */
    draft: sending && entry ? sending.applyReplies(draft, entry.steps, kind) : draft,
    isSaving: saving !== undefined,
    /** Whether the whole draft is being saved. */
    isSavingAll: saving === 'all',
    /** The block that is being saved alone. */
    savingBlock: saving === 'all' ? undefined : saving,
    failure: held ?? failure,
    /** Checks what is to be saved, with the code that can tell. */
    check: (look: (sending: Sending, requests: PieceRequests) => void) =>
      Promise.all([loadSending(), kind.requests()]).then((loaded) => look(...loaded), fail),
    save: () => save(),
    saveOne: (blockId: string) => save(blockId),
    /** Stops what is being sent; what has arrived stays. */
    stop: () => entry && void sending?.stop(entry.id),
    /** Drops it. */
    drop: () => {
      if (out) void sending?.drop(out.entry);
      store.drop();
    },
    refuse: (text: string | undefined) =>
      setFailure(text ? { text, isWaiting: false, isOffline: false } : undefined),
  };
}

export type SavingState = ReturnType<typeof useSaving>;

/** Follows what becomes of what was handed over: here, on another device, and once the connection is back. */
function useSaveOutcome(
  { store, draft: { out } }: Editing,
  { parentId, there }: SavingOptions,
  handingOver: ReturnType<typeof useHandingOver>,
) {
  const { sending, outbox, entry, handing, failure, setFailure, setElsewhere, retriesLeft } = handingOver;
  const { work, hand, finish, takeBack, save } = handingOver;
  const kind = usePieceKind();

  useEffect(() => {
    if (!sending || !there) return;
    const { draft } = store.state();
    // A step that may have arrived is found by its key.
    if (!draft.sent?.length && sending.isConflict(draft, there))
      setElsewhere({ kind: 'changed', piece: there });
  }, [sending, there, store, setElsewhere]);

  /** A step was rejected because of what another device did: it is resolved here, or the member decides. */
  const resolve = async (code: string, blockId: string | undefined) => {
    const seen = await sending?.mend({ store, kind, parentId }, code);
    if (!seen) return;
    const isDecision = 'elsewhere' in seen;
    if (isDecision) setElsewhere(seen.elsewhere);
    const goesOn = !isDecision && seen.goesOn && retriesLeft.current > 0;
    if (isDecision || goesOn) setFailure(undefined);
    retriesLeft.current -= 1;
    if (goesOn) await hand(blockId);
  };
  const onEnd = useEffectEvent(() => {
    if (!sending || !entry) return;
    const { state, steps, problem } = entry;
    if (state === 'sent') {
      store.change((now) => ({ ...sending.applyReplies(now, steps, kind), out: undefined, sent: undefined }));
      finish(out?.block);
    }
    // What the member has to correct stays refused until they begin.
    if (state !== 'refused' || !sending.isFromElsewhere(problem?.code ?? '', kind.name)) return;
    takeBack();
    void work(out?.block, () => resolve(problem?.code ?? '', out?.block));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => onEnd(), [entry?.id, entry?.state]);

  const goOn = useEffectEvent(() => save(failure?.blockId));
  const isOffline = failure?.isOffline === true;
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => goOn();
    // Behind a network's sign-in page the browser has nothing to tell.
    const unsubscribe = subscribeToLine(() => hasLine() && goOn());
    window.addEventListener('online', onOnline);
    return () => {
      unsubscribe();
      window.removeEventListener('online', onOnline);
    };
  }, [isOffline]);

  // It is neither in the outbox nor being put there: it may be saved again.
  const isLost = out !== undefined && outbox.entries !== undefined && !entry && handing === undefined;
  useEffect(() => {
    if (isLost) store.change((now) => ({ ...now, out: undefined }));
  }, [isLost, store]);
}
