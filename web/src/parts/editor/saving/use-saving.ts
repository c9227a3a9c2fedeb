import { useEffect, useRef, useState } from 'react';
import type { Chosen, ChosenAt } from '#web/parts/editor/elsewhere/choose-side.ts';
import type { Elsewhere } from '#web/parts/editor/elsewhere/elsewhere.ts';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import { type FoundPiece, type PieceRequests, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { type Failure, failureOf, isHeld, wordsOfCause } from './failure.ts';
import { useOnline } from './use-online.ts';
import { loadSending, type Sending, useSending } from './use-sending.ts';

/** How often a save begins anew by itself because of changes elsewhere that need no decision. */
const MOST_MEETINGS = 3;

export interface SavingOptions {
  readonly memberId: string;
  readonly place: string;
  /** Whether the piece was deleted since the draft of it was written. */
  readonly isGone?: boolean;
  /** The piece as it is now, where the draft was begun before. */
  readonly there?: FoundPiece | undefined;
  readonly onSaved: (pieceId: string, place: string) => void;
}

/**
 * Saving of a draft, as a whole or of one block: its steps go into the outbox, which sends them whatever becomes of this
 * screen. What becomes of them is shown here while it stands; a change takes them back first.
 */
export function useSaving(editing: Editing, { memberId, place, onSaved, isGone, there }: SavingOptions) {
  const kind = usePieceKind();
  const device = useDevice();
  const { store, draft } = editing;
  const { out } = draft;
  const { sending, outbox } = useSending();
  const thing = out && outbox.things?.find(({ id }) => id === out.thing);
  const isNotKept = thing ? outbox.fleeting.includes(thing.id) : editing.isRefused;
  /** What is being handed over: the block that is saved alone, or all of it. */
  const [handing, setHanding] = useState<'all' | string>();
  /** At once: the second of two quick taps comes before the first is drawn. */
  const isHanding = useRef(false);
  const [failure, setFailure] = useState<Failure>();
  const [elsewhere, setElsewhere] = useState<Elsewhere | undefined>(isGone ? { kind: 'gone' } : undefined);
  /** How often this save may still begin anew by itself; never one that was begun elsewhere. */
  const meetings = useRef(0);
  const writing = { store, kind, place };

  const wordsOf = (cause: Error) => wordsOfCause(cause, device.name, store.state().isRefused);
  const work = async (blockId: string | undefined, what: () => Promise<unknown>) => {
    isHanding.current = true;
    setHanding(blockId ?? 'all');
    await what().catch((cause: Error) => setFailure({ ...wordsOf(cause), blockId }));
    isHanding.current = false;
    setHanding(undefined);
  };
  const hand = async (blockId: string | undefined) => {
    const { handOver } = await loadSending();
    if (!(await handOver(writing, blockId))) finish(blockId);
  };
  const finish = (blockId: string | undefined) => {
    if (blockId !== undefined) return;
    const { head, place: saved = place } = store.state().draft;
    store.drop();
    onSaved(head.id ?? '', saved);
  };
  const takeBack = () => {
    if (!sending || !store.state().draft.out) return;
    const known = thing && failureOf(thing, out?.block, device.name, isNotKept);
    // Nothing of what came back goes out by itself, but where the connection was missing.
    setFailure(known?.isWaiting && !known.isOffline ? undefined : known);
    void sending.takeBack(writing);
  };

  const arrive = ({ steps }: Thing) => {
    if (!sending) return;
    store.change((now) => ({ ...sending.meetSteps(now, steps, kind), out: undefined, sent: undefined }));
    finish(out?.block);
  };
  /** It may be because of what another device did: then that is met, or the member decides. */
  const mend = async ({ problem }: Thing, blockId: string | undefined) => {
    if (!sending) return;
    await sending.takeBack(writing);
    const about = { files: store.state().files, kind: kind.name, requests: await kind.requests() };
    const seen = await sending.meetRefusal(store.state().draft, problem?.code ?? '', about);
    if (!seen) return;
    const isDecision = 'elsewhere' in seen;
    if (isDecision) {
      setElsewhere(seen.elsewhere);
      // The notice says how it stands; what is chosen begins anew.
      store.change((now) => ({ ...now, isBegun: now.isBegun && now.edits === undefined }));
    } else store.set(seen.draft);
    const goesOn = !isDecision && seen.goesOn && meetings.current > 0;
    if (isDecision || goesOn) setFailure(undefined);
    meetings.current -= 1;
    if (goesOn) await hand(blockId);
  };
  useEffect(() => {
    if (!sending || !there) return;
    const { draft } = store.state();
    // What may have arrived, its key will tell.
    if (!draft.sent?.length && sending.isConflict(draft, there))
      setElsewhere({ kind: 'changed', piece: there });
  }, [sending, there, store]);
  const settle = useRef(() => {});
  useEffect(() => {
    settle.current = () => {
      if (thing?.state === 'sent') arrive(thing);
      // What the member has to mend stays where it is seen as refused, until they begin.
      if (thing?.state !== 'refused' || !sending?.isFromElsewhere(thing.problem?.code ?? '', kind.name))
        return;
      takeBack();
      void work(out?.block, () => mend(thing, out?.block));
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => settle.current(), [thing?.id, thing?.state]);

  // It is neither there nor being put there: whoever wrote it may save it again.
  const isLost = out !== undefined && outbox.things !== undefined && !thing && handing === undefined;
  useEffect(() => {
    if (isLost) store.change((now) => ({ ...now, out: undefined }));
  }, [isLost, store]);

  const save = (blockId?: string) => {
    if (isHanding.current) return;
    // Nothing goes out before it is chosen: it would be half of one and half of the other.
    if (elsewhere) return document.querySelector<HTMLElement>('.elsewhere')?.focus();
    meetings.current = MOST_MEETINGS;
    setFailure(undefined);
    void work(blockId, () => hand(blockId));
  };
  useOnline(failure?.isOffline === true, () => save(failure?.blockId));

  const held = thing && isHeld(thing) ? failureOf(thing, out?.block, device.name, isNotKept) : undefined;
  const saving = handing ?? (out && !held ? (out.block ?? 'all') : undefined);
  return {
    /** The draft with what its steps have done so far. */
    draft: sending && thing ? sending.meetSteps(draft, thing.steps, kind) : draft,
    thing,
    /** Whether what is written lives only as long as the page, or the tab. */
    isNotKept,
    /** Has to come before each change. */
    takeBack,
    isSaving: saving !== undefined,
    /** Whether the whole draft is being saved. */
    isSavingAll: saving === 'all',
    /** The block that is being saved alone. */
    savingBlock: saving === 'all' ? undefined : saving,
    failure: held ?? failure,
    /** What the member has to decide before it can be saved. */
    elsewhere,
    decided: () => setElsewhere(undefined),
    /** Goes on with one side. @returns the other, as it is kept; undefined where that did not come about, which is said */
    async choose(how: (at: ChosenAt) => Promise<Chosen>): Promise<Chosen['copy']> {
      if (isHanding.current) return undefined;
      let chosen: Chosen = {};
      setFailure(undefined);
      await work(undefined, async () => {
        chosen = await how({ store, kind, memberId });
        setElsewhere(chosen.elsewhere);
      });
      return chosen.copy;
    },
    /** Looks through what is to be saved, with what can tell whether it may be. */
    check: (look: (sending: Sending, requests: PieceRequests) => void) =>
      Promise.all([loadSending(), kind.requests()]).then(
        (loaded) => look(...loaded),
        (cause: Error) => setFailure(wordsOf(cause)),
      ),
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
      setFailure(text === undefined ? undefined : { text, isWaiting: false, isOffline: false }),
  };
}

export type SavingState = ReturnType<typeof useSaving>;
