import { type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { COVER, type Draft, HEAD, type Head } from '#web/parts/editor/draft/draft.ts';
import { changeHead } from '#web/parts/editor/draft/draft-changes.ts';
import { lostIn } from '#web/parts/editor/draft/problems.ts';
import { CoverField } from '#web/parts/editor/files/cover-field.tsx';
import { useFileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { KeptNotice } from '#web/parts/editor/keeping/kept-notice.tsx';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { type FoundPiece, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { SaveProblem } from '#web/parts/editor/saving/save-problem.tsx';
import { BlockList } from './block-list.tsx';
import { EditBar } from './edit-bar.tsx';
import type { EditorDialog } from './editor-dialogs.tsx';
import {
  ChangedNotice,
  EditorDialogs,
  fetchParts,
  GoneElsewhere,
  Preview,
  SaveProgress,
} from './lazy-parts.ts';
import { useCheckedSave } from './use-checked-save.ts';
import { useEditing } from './use-editing.ts';
import { usePreview } from './use-preview.ts';
import './editor.css';

export interface EditorProps {
  memberId: string;
  /** Where the piece goes, unless `start` knows another. */
  place: string;
  start: Draft;
  /** Whether `start` holds changes that an earlier visit left. */
  isResumed?: boolean;
  /** Whether the piece was deleted elsewhere since `start` was written; else how it is now. */
  isGone?: boolean;
  there?: FoundPiece | undefined;
  onSaved: (pieceId: string, place: string) => void;
  onLeave: () => void;
  /** The changes of a piece were dropped. */
  onDropped?: () => void;
}

/** Writes or changes a piece: cover, blocks, saving that continues where it stopped. */
export function Editor(props: EditorProps) {
  const { isResumed = false, onLeave, onDropped } = props;
  const kind = usePieceKind();
  const { editing, saving } = useEditing(props);
  const { draft, files, change, isReady } = editing;
  const choice = useFileChoice(editing.choose);
  const [dialog, setDialog] = useState<EditorDialog>();
  /** Files that are on their way to what is below the blocks. */
  const [given, setGiven] = useState<readonly File[]>([]);
  /** Whether what was typed is to be saved over what another device did. */
  const [isKeeping, setKeeping] = useState(false);
  const preview = usePreview();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { problems, show, save } = useCheckedSave({
    ...{ editing, saving, choice, form },
    onBare: () => setDialog('bare'),
  });
  const texts = messages.editor;
  const isAtRisk = (editing.isRefused || editing.unkept.length > 0) && hasContent(draft);

  useEffect(() => {
    fetchParts();
    kind.fetchParts();
  }, [kind]);
  useLeaveGuard(isAtRisk);
  useEffect(() => {
    if (!isKeeping || saving.isSaving) return;
    setKeeping(false);
    save();
  }, [isKeeping, saving.isSaving, save]);

  const hasProblems = Object.keys(problems).length > 0;
  const home = kind.home(draft.place ?? props.place);
  const changeTexts = (head: Partial<Head>) => change((now) => changeHead(now, head));
  const lostCover = isReady ? lostIn({ ...draft, blocks: [] }, files)[COVER] : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.close();
    save();
  };
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    if (isAtRisk) return setDialog('leave');
    // What is in the outbox goes on without this screen.
    if (!draft.out && !hasContent(draft)) editing.store.drop();
    onLeave();
  };
  const confirm = (what: 'discard' | 'leave' | 'bare') => {
    setDialog(undefined);
    if (what === 'bare') return save(true);
    if (what === 'leave') return onLeave();
    saving.drop();
    onDropped?.();
  };

  const { elsewhere } = saving;
  if (elsewhere?.kind === 'gone')
    return (
      <GoneElsewhere
        draft={draft}
        onDecided={(next) => {
          editing.store.set(next);
          saving.decided();
        }}
        onClose={saving.decided}
        onDrop={() => {
          saving.drop();
          onLeave();
        }}
      />
    );
  return (
    <>
      <form ref={form} id={id} className="blocks-editor" noValidate hidden={preview.isOpen} onSubmit={submit}>
        <div>
          {/* With a key that opens another tab this one stays. */}
          <BackLink
            to={home.to}
            replace
            onClick={(event) => event.ctrlKey || event.metaKey || event.shiftKey || leave(event)}
          >
            {home.name}
          </BackLink>
          <kind.Title
            draft={draft}
            isSaving={saving.isSaving}
            problems={problems[HEAD]}
            change={changeTexts}
            onAsk={() => setDialog('title')}
          />
        </div>
        {elsewhere && (
          <ChangedNotice
            draft={draft}
            piece={elsewhere.piece}
            isBusy={saving.isSaving}
            onChoose={saving.choose}
            onKept={() => setKeeping(true)}
          />
        )}
        <KeptNotice
          editing={editing}
          onDrop={isResumed && !saving.isSaving && hasContent(draft) ? () => setDialog('discard') : undefined}
        />
        <fieldset disabled={saving.isSaving}>
          <CoverField editing={editing} choice={choice} error={problems[COVER]?.['picture'] ?? lostCover} />
          <SaveProblem saving={saving} error={hasProblems ? texts.checkForm : undefined} />
          <BlockList
            editing={editing}
            choice={choice}
            saving={saving}
            problems={problems}
            onProblems={show}
            onMore={(more) => setGiven((before) => [...before, ...more])}
          />
          {kind.More && <kind.More {...{ editing, saving, problems, given }} onTaken={() => setGiven([])} />}
        </fieldset>
        {(draft.isBegun || saving.thing || saving.isSavingAll) && (
          <SaveProgress draft={draft} saving={saving} />
        )}
        <div className="editor-end">
          <Button variant="plain" disabled={saving.isSaving} onClick={leave}>
            {texts.cancel}
          </Button>
        </div>
      </form>
      {preview.isOpen && <Preview draft={draft} files={files} onClose={preview.close} />}
      <EditBar
        editing={editing}
        form={id}
        isNotKept={saving.isNotKept}
        isSaving={saving.isSaving}
        isSavingAll={saving.isSavingAll}
        isPreview={preview.isOpen}
        onPreview={preview.toggle}
      />
      {/* Beside the form: what is submitted in a dialog would reach it through React's tree. */}
      {dialog && (
        <EditorDialogs
          open={dialog}
          draft={draft}
          onClose={() => setDialog(undefined)}
          onTitle={changeTexts}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
