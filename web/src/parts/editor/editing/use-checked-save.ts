import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Checked, type Problems, standingProblems } from '#web/parts/editor/draft/problems.ts';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import type { Editing } from './use-editing.ts';

interface CheckedSaveOptions {
  readonly editing: Editing;
  readonly saving: SavingState;
  readonly choice: FileChoice;
  /** Its first field that must be corrected gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The piece is empty: asks whether to publish it. */
  readonly onBare: () => void;
}

/** Checks a draft before it is saved, and keeps its problems. */
export function useCheckedSave({ editing, saving, choice, form, onBare }: CheckedSaveOptions) {
  const { draft, files, isReady, isTakenOver, store } = editing;
  const { texts } = usePieceKind();
  const [checked, setChecked] = useState<Checked>();
  /** A repeated save does not ask again. */
  const isMeantBare = useRef(false);

  useEffect(() => {
    if (checked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checked, form]);

  return {
    problems: standingProblems(checked, draft),
    show: (problems: Problems) => setChecked({ draft, problems }),
    save(isMeant = false): void {
      isMeantBare.current ||= isMeant;
      if (saving.isSaving || !isReady) return;
      if (choice.busy) {
        saving.refuse(messages.editor.stillPreparing);
        return;
      }
      if (draft.blocks.some(({ id }) => choice.shrunk[id] !== undefined)) {
        saving.refuse(messages.editor.stillShrinking);
        return;
      }
      void saving.check(({ lookThrough, isBare }, { check }) => {
        const found = lookThrough(draft, files, texts, check);
        const { problems, refusal = isTakenOver ? texts.taken : undefined } = found;
        setChecked({ draft, problems });
        saving.refuse(refusal);
        store.acknowledgeTaken();
        if (!found.isFine || refusal) return;
        const isAsked = texts.bare && isBare(draft);
        if (isAsked && !isMeantBare.current) onBare();
        else saving.save();
      });
    },
  };
}
