import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { type Draft, HEAD, type Head } from '#web/parts/editor/draft/draft.ts';
import { changeHead } from '#web/parts/editor/draft/draft-changes.ts';
import { useFileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { KeptNotice } from '#web/parts/editor/keeping/kept.tsx';
import { messages } from '#web/parts/editor/messages.ts';
import { type FoundPiece, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { EditBar, usePreview } from './edit-bar.tsx';
import { EditorFields } from './editor-fields.tsx';
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
import { useEditorDialog } from './use-editor-dialog.ts';
import './editor.css';

interface EditorProps {
  memberId: string;
  /** The piece's parent, unless `start` has another. */
  parentId: string;
  start: Draft;
  /** Whether `start` has changes that an earlier visit left. */
  isResumed?: boolean;
  /** Whether the piece was deleted elsewhere since `start` was written; otherwise how it is now. */
  isDeleted?: boolean;
  there?: FoundPiece | undefined;
  onSaved: (pieceId: string, parentId: string) => void;
  onLeave: () => void;
  /** The changes of a piece were dropped. */
  onDropped?: () => void;
}

/** Writes or changes a piece: cover, blocks, and a save that continues where it stopped. */
export function Editor(props: EditorProps) {
  const { isResumed = false, onLeave, onDropped } = props;
  const kind = usePieceKind();
  const { editing, saving } = useEditing(props);
  const { draft, files, change } = editing;
  const choice = useFileChoice(editing.choose);
  const { dialog, setDialog, leave } = useEditorDialog({ editing, onLeave });
  const preview = usePreview();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { problems, show, save } = useCheckedSave({
    editing,
    saving,
    choice,
    form,
    onBare: () => setDialog('bare'),
  });

  useEffect(() => fetchParts(kind), [kind]);
  const keepMine = useSaveOver(saving.isSaving, save);

  const home = kind.home(draft.parentId ?? props.parentId);
  const changeTexts = (head: Partial<Head>) => change((now) => changeHead(now, head));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.close();
    save();
  };

  const { elsewhere } = saving;
  if (elsewhere?.kind === 'gone')
    return <GoneElsewhere editing={editing} saving={saving} onLeave={onLeave} onClose={saving.decided} />;
  return (
    <>
      <form
        ref={form}
        id={id}
        className="blocks-editor stack gap-6 page-narrow"
        noValidate
        hidden={preview.isOpen}
        onSubmit={submit}
      >
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
            onKept={keepMine}
          />
        )}
        <KeptNotice
          editing={editing}
          onDrop={isResumed && !saving.isSaving && hasContent(draft) ? () => setDialog('discard') : undefined}
        />
        <EditorFields editing={editing} saving={saving} choice={choice} problems={problems} show={show} />
        {(draft.isBegun || saving.entry || saving.isSavingAll) && (
          <SaveProgress draft={draft} saving={saving} />
        )}
        <div className="editor-end">
          <Button variant="plain" disabled={saving.isSaving} onClick={leave}>
            {messages.editor.cancel}
          </Button>
        </div>
      </form>
      {preview.isOpen && <Preview draft={draft} files={files} onClose={preview.close} />}
      <EditBar editing={editing} saving={saving} preview={preview} form={id} />
      {/* Beside the form: a dialog's submit would bubble to it through React's tree. */}
      {dialog && (
        <EditorDialogs
          draft={draft}
          saving={saving}
          save={save}
          onLeave={onLeave}
          onDropped={onDropped}
          open={dialog}
          onClose={() => setDialog(undefined)}
          onTitle={changeTexts}
        />
      )}
    </>
  );
}

/** @returns how to save what was typed over another device's changes, once nothing else is under way */
function useSaveOver(isSaving: boolean, save: () => void) {
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => {
    if (!isKeeping || isSaving) return;
    setKeeping(false);
    save();
  }, [isKeeping, isSaving, save]);
  return () => setKeeping(true);
}
