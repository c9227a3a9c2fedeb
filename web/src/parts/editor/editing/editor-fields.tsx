import { useEffect, useRef, useState } from 'react';
import { FormError } from '#web/components/form/form-error.tsx';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import { COVER, HEAD } from '#web/parts/editor/draft/draft.ts';
import { changeHead, isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { lostIn, type Problems } from '#web/parts/editor/draft/problems.ts';
import { PictureField } from '#web/parts/editor/files/picture-field.tsx';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { BlockList } from './block-list.tsx';
import type { Editing } from './use-editing.ts';

interface EditorFieldsProps {
  editing: Editing;
  saving: SavingState;
  choice: FileChoice;
  problems: Problems;
  show: (problems: Problems) => void;
}

/** The parts of a piece, and why it is not saved. */
export function EditorFields({ editing, saving, choice, problems, show }: EditorFieldsProps) {
  const kind = usePieceKind();
  const { draft, files, isReady } = editing;
  /** Files for what is below the blocks. */
  const [given, setGiven] = useState<readonly File[]>([]);
  const hasProblems = Object.keys(problems).length > 0;
  const lostCover = isReady ? lostIn({ ...draft, blocks: [] }, files)[COVER] : undefined;
  const cover = (
    <CoverField editing={editing} choice={choice} error={problems[COVER]?.['picture'] ?? lostCover} />
  );
  return (
    <fieldset className="stack gap-6" disabled={saving.isSaving}>
      {!kind.About && cover}
      <SaveProblem saving={saving} error={hasProblems ? messages.editor.checkForm : undefined} />
      <BlockList
        editing={editing}
        choice={choice}
        saving={saving}
        problems={problems}
        onProblems={show}
        onMore={(more) => setGiven((before) => [...before, ...more])}
      />
      {kind.About && (
        <>
          <kind.About
            draft={draft}
            isSaving={saving.isSaving}
            problems={problems[HEAD]}
            change={(head) => editing.change((now) => changeHead(now, head))}
          />
          {cover}
        </>
      )}
      {kind.More && (
        <kind.More
          editing={editing}
          saving={saving}
          problems={problems}
          given={given}
          onTaken={() => setGiven([])}
        />
      )}
    </fieldset>
  );
}

interface SaveProblemProps {
  saving: SavingState;
  /** What must be corrected before it can be saved. */
  error: string | undefined;
}

/** Why a piece is not saved: above its first block, and in view whichever block has the focus. */
function SaveProblem({ saving: { isSaving, failure }, error }: SaveProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  const stopped = failure?.blockId === undefined ? failure : undefined;
  const text = error ?? stopped?.text;
  const isShown = !isSaving && Boolean(text);

  useEffect(() => {
    // A field that must be corrected has the focus.
    if (isShown && !error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, error]);

  return (
    <div ref={box} className="save-problem">
      {isShown && <FormError isWaiting={!error && stopped?.isWaiting}>{text}</FormError>}
    </div>
  );
}

interface CoverFieldProps {
  editing: Editing;
  choice: FileChoice;
  error: string | undefined;
}

/** The cover of a piece. */
function CoverField({ editing, choice, error }: CoverFieldProps) {
  const { draft, change } = editing;
  const { coverFolder, texts } = usePieceKind();
  const shown = draft.head.stored?.cover;
  return (
    <div className="editor-cover">
      <PictureField
        editing={editing}
        choice={choice}
        shown={shown}
        error={error}
        label={messages.editor.cover}
        hint={texts.coverHint}
        shape="cover"
        name={COVER}
        chosen={draft.cover}
        folder={coverFolder}
        isLocked={isLocked(draft.head)}
        onChosen={(cover) => change((now) => changeHead(now, { cover }))}
        removal={{
          isGoing: isCoverGoing(draft, shown),
          set: (withoutCover) => change((now) => changeHead(now, { withoutCover })),
        }}
      />
    </div>
  );
}
