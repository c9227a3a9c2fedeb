import { useState, useSyncExternalStore } from 'react';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { allParts, type Part } from '#web/parts/editor/draft/draft-files.ts';
import { withFirstText } from '#web/parts/editor/draft/new-draft.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { type DraftState, type DraftStore, openDraft } from './draft-store.ts';

/** A draft that is being written, with what can be done to it. */
export interface Editing extends Omit<DraftState, 'unkept'> {
  readonly store: DraftStore;
  readonly change: DraftStore['change'];
  readonly choose: DraftStore['choose'];
  readonly forget: DraftStore['forget'];
  /** Chosen files that a reload would lose. */
  readonly unkept: readonly Part[];
}

/** A member's unfinished piece or change of one; `start` is what it begins with. */
export function useDraft(memberId: string, start: Draft): Editing {
  const { drafts, placeOf } = usePieceKind();
  const [store] = useState(() => openDraft(drafts, memberId, withFirstText(start), placeOf));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { change, choose, forget } = store;
  return {
    ...{ ...state, store, change, choose, forget },
    unkept: allParts(state.draft).filter(
      ({ name, chosen }) => state.unkept.includes(name) && chosen.upload === undefined,
    ),
  };
}
