import { useState } from 'react';
import { COVER } from '#web/parts/editor/draft/draft.ts';
import { lostIn, type Problems } from '#web/parts/editor/draft/problems.ts';
import { CoverField } from '#web/parts/editor/files/cover-field.tsx';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { SaveProblem } from '#web/parts/editor/saving/save-problem.tsx';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import { BlockList } from './block-list.tsx';

interface EditorFieldsProps {
  editing: Editing;
  saving: SavingState;
  choice: FileChoice;
  problems: Problems;
  show: (problems: Problems) => void;
}

/** What a piece is made of, and why it is not saved. */
export function EditorFields({ editing, saving, choice, problems, show }: EditorFieldsProps) {
  const kind = usePieceKind();
  const { draft, files, isReady } = editing;
  /** Files that are on their way to what is below the blocks. */
  const [given, setGiven] = useState<readonly File[]>([]);
  const hasProblems = Object.keys(problems).length > 0;
  const lostCover = isReady ? lostIn({ ...draft, blocks: [] }, files)[COVER] : undefined;
  return (
    <fieldset disabled={saving.isSaving}>
      <CoverField editing={editing} choice={choice} error={problems[COVER]?.['picture'] ?? lostCover} />
      <SaveProblem saving={saving} error={hasProblems ? messages.editor.checkForm : undefined} />
      <BlockList
        {...{ editing, choice, saving, problems }}
        onProblems={show}
        onMore={(more) => setGiven((before) => [...before, ...more])}
      />
      {kind.More && <kind.More {...{ editing, saving, problems, given }} onTaken={() => setGiven([])} />}
    </fieldset>
  );
}
