import { useRef } from 'react';
import type { Chosen, ChosenAt } from '#web/parts/editor/elsewhere/choose-side.ts';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import { type FoundPiece, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { wordsOfCause } from './failure.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useEnds } from './use-ends.ts';
import { loadSending, useSending } from './use-sending.ts';
import { useWork } from './use-work.ts';

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

/** Hands a draft to the outbox, takes it back, and meets what became of it. */
export function useHandingOver(editing: Editing, { memberId, place, onSaved, isGone, there }: SavingOptions) {
  const kind = usePieceKind();
  const device = useDevice().name;
  const { store, draft } = editing;
  const { out } = draft;
  const { sending, outbox } = useSending();
  const thing = out && outbox.things?.find(({ id }) => id === out.thing);
  const isNotKept = thing ? outbox.fleeting.includes(thing.id) : editing.isRefused;
  const wordsOf = (cause: Error) => wordsOfCause(cause, device, store.state().isRefused);
  const { work, handing, isHanding, failure, setFailure } = useWork(wordsOf);
  const [elsewhere, setElsewhere] = useElsewhere({ store, sending, isGone, there });
  /** How often this save may still begin anew by itself; never one that was begun elsewhere. */
  const meetings = useRef(0);
  const writing = { store, kind, place };

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
    const known = thing && sending.failureOf(thing, out?.block, device, isNotKept);
    // Nothing of what came back goes out by itself, but where the connection was missing.
    setFailure(known?.isWaiting && !known.isOffline ? undefined : known);
    void sending.takeBack(writing);
  };
  /** It is because of what another device did: that is met, or the member decides. */
  const meet = async ({ problem }: Thing, blockId: string | undefined) => {
    const seen = await sending?.mend(writing, problem?.code ?? '');
    if (!seen) return;
    const isDecision = 'elsewhere' in seen;
    if (isDecision) setElsewhere(seen.elsewhere);
    const goesOn = !isDecision && seen.goesOn && meetings.current > 0;
    if (isDecision || goesOn) setFailure(undefined);
    meetings.current -= 1;
    if (goesOn) await hand(blockId);
  };
  useEnds(thing, {
    onSent({ steps }) {
      if (!sending) return;
      store.change((now) => ({ ...sending.meetSteps(now, steps, kind), out: undefined, sent: undefined }));
      finish(out?.block);
    },
    onRefused(refused) {
      // What the member has to mend stays where it is seen as refused, until they begin.
      if (!sending?.isFromElsewhere(refused.problem?.code ?? '', kind.name)) return;
      takeBack();
      void work(out?.block, () => meet(refused, out?.block));
    },
  });

  return {
    ...{ kind, device, store, sending, outbox, thing, isNotKept, handing, failure, setFailure, elsewhere },
    takeBack,
    fail: (cause: Error) => setFailure(wordsOf(cause)),
    decided: () => setElsewhere(undefined),
    /** All of it, or one block. */
    save(blockId?: string): void {
      if (isHanding()) return;
      if (elsewhere) {
        // Nothing goes out before it is chosen: it would be half of one and half of the other.
        document.querySelector<HTMLElement>('.elsewhere')?.focus();
        return;
      }
      meetings.current = MOST_MEETINGS;
      setFailure(undefined);
      void work(blockId, () => hand(blockId));
    },
    /** Goes on with one side. @returns the other, as it is kept; undefined where that did not come about, which is said */
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
