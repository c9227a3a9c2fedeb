import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '#web/components/overlay/toast.tsx';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { allParts, type Part } from '#web/parts/editor/draft/draft-files.ts';
import { withFirstText } from '#web/parts/editor/draft/new-draft.ts';
import { type DraftState, type DraftStore, openDraft } from '#web/parts/editor/keeping/draft-store.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingOptions } from '#web/parts/editor/saving/use-handing-over.ts';
import { type SavingState, useSaving } from '#web/parts/editor/saving/use-saving.ts';
import { isOpen } from '#web/parts/sync/tabs/open-entries.ts';

/** A draft that is being written, with its actions. */
export interface Editing extends Omit<DraftState, 'unkept'> {
  readonly store: DraftStore;
  readonly change: DraftStore['change'];
  readonly choose: DraftStore['choose'];
  readonly forget: DraftStore['forget'];
  /** Chosen files that a reload would lose. */
  readonly unkept: readonly Part[];
}

/** A member's unfinished piece or change of one; `start` is what it begins with. */
function useDraft(memberId: string, start: Draft): Editing {
  const { drafts, queueKeyOf } = usePieceKind();
  const [store] = useState(() => openDraft(drafts, memberId, withFirstText(start), queueKeyOf));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { change, choose, forget } = store;
  return {
    ...state,
    store,
    change,
    choose,
    forget,
    unkept: allParts(state.draft).filter(
      ({ name, chosen }) => state.unkept.includes(name) && chosen.upload === undefined,
    ),
  };
}

interface EditingOptions extends SavingOptions {
  readonly start: Draft;
}

/** A draft that is written and saved; a change during a save takes it back from the outbox first. */
export function useEditing(options: EditingOptions): { editing: Editing; saving: SavingState } {
  const own = useDraft(options.memberId, options.start);
  const saving = useSaving(own, options);
  useSayKept(own.store);
  const first =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      own.store.write();
      saving.takeBack();
      return act(...args);
    };
  const acts = { change: first(own.change), choose: first(own.choose), forget: first(own.forget) };
  return { editing: { ...own, ...acts, draft: saving.draft }, saving };
}

/** Says, on any navigation, that the draft is kept and where to continue. */
function useSayKept(store: DraftStore): void {
  const { left, leftEdit } = usePieceKind().texts;
  useEffect(
    () => () => {
      const { id, edits } = store.state().draft;
      if (!store.isLeft()) return;
      // It may only render anew.
      queueMicrotask(() => isOpen(id) || toast(edits ? leftEdit : left));
    },
    [store, left, leftEdit],
  );
}
