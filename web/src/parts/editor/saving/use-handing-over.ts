import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api.ts';
import { hasLine } from '#web/lib/api/line.ts';
import { ChunkError } from '#web/lib/load-chunk.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import type { Chosen, ChosenAt } from '#web/parts/editor/elsewhere/choose-side.ts';
import type { Elsewhere } from '#web/parts/editor/elsewhere/merge-remote.ts';
import { type FoundPiece, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { loadSending, useSending } from './use-sending.ts';

/** How often a save retries by itself after changes elsewhere that need no decision. */
const MAX_AUTOMATIC_RETRIES = 3;

/** Why a save stopped. */
export interface Failure {
  readonly text: string;
  /** Nothing is lost: it is sent by itself. */
  readonly isWaiting: boolean;
  /** It was the connection: the save continues when that is back. */
  readonly isOffline: boolean;
  /** The block that was to be saved alone. */
  readonly blockId?: string | undefined;
}

export interface SavingOptions {
  readonly memberId: string;
  readonly parentId: string;
  /** Whether the piece was deleted since the draft of it was written. */
  readonly isDeleted?: boolean;
  /** The piece as it is now, where the draft was begun before. */
  readonly there?: FoundPiece | undefined;
  readonly onSaved: (pieceId: string, parentId: string) => void;
}

/** Hands a draft to the outbox, takes it back, and follows what became of it. */
export function useHandingOver(editing: Editing, { memberId, parentId, onSaved, isDeleted }: SavingOptions) {
  const kind = usePieceKind();
  const device = useDevice().name;
  const { store, draft } = editing;
  const { out } = draft;
  const { sending, outbox } = useSending();
  const entry = out && outbox.entries?.find(({ id }) => id === out.entry);
  const isNotKept = entry ? outbox.fleeting.includes(entry.id) : editing.isRefused;
  const [failure, setFailure] = useState<Failure>();
  const fail = (cause: Error, blockId?: string) =>
    setFailure({ ...wordsOfCause(cause, device, store.state().isRefused), blockId });
  const { handing, isHanding, work } = useWork(fail);
  /** What the member has to decide before the draft can be saved, because of another device. */
  const [elsewhere, setElsewhere] = useState<Elsewhere | undefined>(isDeleted ? { kind: 'gone' } : undefined);
  /** How often this save may still retry by itself; never one that was begun elsewhere. */
  const retriesLeft = useRef(0);
  const writing = { store, kind, parentId };
  /** Computed each time: the signal may have gone since the last render. */
  const failureNow = () => entry && sending?.failureOf(entry, out?.block, device, isNotKept);

  const hand = async (blockId: string | undefined) => {
    const { handOver } = await loadSending();
    if (!(await handOver(writing, blockId))) finish(blockId);
  };
  const finish = (blockId: string | undefined) => {
    if (blockId !== undefined) return;
    const { head, parentId: saved = parentId } = store.state().draft;
    store.drop();
    onSaved(head.id ?? '', saved);
  };
  const takeBack = () => {
    if (!sending || !store.state().draft.out) return;
    const known = failureNow();
    // What was taken back is sent by itself only where the connection was missing.
    setFailure(known?.isWaiting && !known.isOffline ? undefined : known);
    void sending.takeBack(writing);
  };
  const save = (blockId?: string) => {
    if (isHanding()) return;
    if (elsewhere) {
      // Nothing is sent before the choice: it would mix both sides.
      document.querySelector<HTMLElement>('.elsewhere')?.focus();
      return;
    }
    retriesLeft.current = MAX_AUTOMATIC_RETRIES;
    setFailure(undefined);
    void work(blockId, () => hand(blockId));
  };

  return {
    sending,
    outbox,
    entry,
    isNotKept,
    handing,
    failure,
    setFailure,
    elsewhere,
    setElsewhere,
    retriesLeft,
    work,
    hand,
    finish,
    takeBack,
    save,
    fail,
    held: entry && sending?.isHeld(entry) ? failureNow() : undefined,
    /** Continues with one side. @returns the other, as it is kept; undefined where that failed, which is shown */
    async choose(how: (at: ChosenAt) => Promise<Chosen>): Promise<Chosen['copy']> {
      if (isHanding()) return undefined;
      let chosen: Chosen = {};
      setFailure(undefined);
      await work(undefined, async () => {
        chosen = await how({ store, kind, memberId });
        setElsewhere(chosen.elsewhere);
      });
      return chosen.copy;
    },
  };
}

/** The work on a draft, one thing at a time. */
function useWork(fail: (cause: Error, blockId: string | undefined) => void) {
  /** What is being handed over: the block that is saved alone, or all of it. */
  const [handing, setHanding] = useState<'all' | string>();
  /** Set at once: the second of two quick taps comes before the next render. */
  const isHanding = useRef(false);
  return {
    handing,
    isHanding: () => isHanding.current,
    async work(blockId: string | undefined, what: () => Promise<unknown>): Promise<void> {
      isHanding.current = true;
      setHanding(blockId ?? 'all');
      await what().catch((cause: Error) => fail(cause, blockId));
      isHanding.current = false;
      setHanding(undefined);
    },
  };
}

/** Why a draft could not even be handed over; `device` is what the member holds. */
function wordsOfCause(cause: Error, device: string, isRefused: boolean): Failure {
  const isUnanswered = cause instanceof ApiError ? cause.status === 0 : cause instanceof ChunkError;
  const isOffline = isUnanswered && !hasLine();
  return { text: isOffline ? whyKept(0, device, isRefused) : cause.message, isWaiting: isOffline, isOffline };
}
