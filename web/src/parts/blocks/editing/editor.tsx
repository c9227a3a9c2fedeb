import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { hasContent } from '#web/parts/blocks/draft/block-values.ts';
import { COVER, type Draft } from '#web/parts/blocks/draft/draft.ts';
import { changeHead } from '#web/parts/blocks/draft/draft-changes.ts';
import { type Checked, lostIn, standingProblems } from '#web/parts/blocks/draft/problems.ts';
import type { Elsewhere } from '#web/parts/blocks/elsewhere/elsewhere.ts';
import { CoverField } from '#web/parts/blocks/files/cover-field.tsx';
import { useFileChoice } from '#web/parts/blocks/files/use-file-choice.ts';
import { KeptNotice } from '#web/parts/blocks/keeping/kept-notice.tsx';
import { type Editing, useDraft } from '#web/parts/blocks/keeping/use-draft.ts';
import { useLeaveGuard } from '#web/parts/blocks/keeping/use-leave-guard.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import { SaveProgress } from '#web/parts/blocks/saving/save-progress.tsx';
import { type SavingState, useSaving } from '#web/parts/blocks/saving/use-saving.ts';
import { BlockList } from './block-list.tsx';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { ElsewhereScreen, fetchParts, SetAsideList } from './lazy-parts.ts';
import './editor.css';

export interface EditorProps {
  memberId: string;
  /** Where the piece goes, unless `start` knows another. */
  place: string;
  start: Draft;
  /** Whether `start` holds changes that an earlier visit left. */
  isResumed?: boolean;
  /** What happened to the piece elsewhere since `start` was written. */
  elsewhere?: Elsewhere | undefined;
  onSaved: (pieceId: string, place: string) => void;
  /** `isKept`: what was written is still on the device. */
  onCancel: (isKept: boolean) => void;
  /** The changes of a piece were dropped. */
  onDropped?: () => void;
}

/** Writes or changes a piece: cover, blocks, saving that continues where it stopped. */
export function Editor(props: EditorProps) {
  const { memberId, place, start, isResumed = false, onSaved, onCancel, onDropped } = props;
  const kind = usePieceKind();
  const own = useDraft(memberId, start);
  const saving = useSaving(own, place, onSaved, props.elsewhere);
  const editing = takingBack(own, saving);
  const { draft, files, change, isReady } = editing;
  const choice = useFileChoice(editing.choose);
  const [checked, setChecked] = useState<Checked>();
  const [dialog, setDialog] = useState<EditorDialog>();
  const form = useRef<HTMLFormElement>(null);
  const texts = messages.editor;
  const isAtRisk = (editing.isRefused || editing.unkept.length > 0) && hasContent(draft);

  useEffect(() => {
    fetchParts();
    kind.fetchParts();
  }, [kind]);
  useLeaveGuard(isAtRisk);

  const problems = standingProblems(checked, draft);
  const hasProblems = Object.keys(problems).length > 0;
  const lostCover = isReady ? lostIn({ ...draft, blocks: [] }, files)[COVER] : undefined;

  useEffect(() => {
    if (checked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checked]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isSaving || choice.busy || !isReady) return;
    void saving.check(({ checkDraft, isTooLong }) => {
      const found = checkDraft(draft, files, kind.texts);
      setChecked({ draft, problems: found });
      const refusal = isTooLong(draft) ? texts.tooLong : editing.isTaken ? kind.texts.taken : undefined;
      saving.refuse(refusal);
      editing.store.meetTaken();
      if (Object.keys(found).length === 0 && !refusal) saving.save();
    });
  };
  const cancel = () => {
    if (isAtRisk) return setDialog('leave');
    // What is in the outbox goes on without this screen.
    const isKept = !draft.out && hasContent(draft);
    if (!isKept && !draft.out) editing.store.drop();
    onCancel(isKept);
  };
  const confirm = (what: 'discard' | 'leave') => {
    setDialog(undefined);
    if (what === 'leave') return onCancel(false);
    saving.drop();
    onDropped?.();
  };

  if (saving.elsewhere)
    return (
      <ElsewhereScreen
        elsewhere={saving.elsewhere}
        draft={draft}
        files={files}
        onDecided={(next) => {
          editing.store.set(next);
          saving.decided();
        }}
        onClose={saving.decided}
        onDrop={() => {
          saving.drop();
          onCancel(false);
        }}
      />
    );
  return (
    <>
      <form ref={form} className="blocks-editor" noValidate onSubmit={save}>
        <kind.Title draft={draft} isSaving={saving.isSaving} onChange={() => setDialog('title')} />
        <KeptNotice
          editing={editing}
          onDrop={isResumed && !saving.isSaving && hasContent(draft) ? () => setDialog('discard') : undefined}
        />
        <fieldset disabled={saving.isSaving}>
          <CoverField editing={editing} choice={choice} error={problems[COVER]?.['picture'] ?? lostCover} />
          <BlockList
            editing={editing}
            choice={choice}
            saving={saving}
            problems={problems}
            onProblems={(found) => setChecked({ draft, problems: found })}
          />
        </fieldset>
        {draft.aside && <SetAsideList editing={editing} />}
        <SaveProgress draft={draft} saving={saving} error={hasProblems ? texts.checkForm : undefined} />
        <div className="editor-acts">
          <Button disabled={saving.isSaving} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={saving.isSavingAll} busyText={texts.saving}>
            {draft.isBegun ? texts.retry : texts.save}
          </Button>
        </div>
      </form>
      {/* Beside the form: what is submitted in a dialog would reach it through React's tree. */}
      <EditorDialogs
        open={dialog}
        draft={draft}
        onClose={() => setDialog(undefined)}
        onTitle={(head) => change((now) => changeHead(now, head))}
        onConfirm={confirm}
      />
    </>
  );
}

/** The draft as it is shown while it is saved; what is changed of it comes back out of the outbox first. */
function takingBack(own: Editing, { draft, takeBack }: SavingState): Editing {
  const first =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      takeBack();
      return act(...args);
    };
  return { ...own, draft, change: first(own.change), choose: first(own.choose), forget: first(own.forget) };
}
