import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#web/components/state/spinner.tsx';
import {
  isHeadUnsaved,
  isMaterialUnsaved,
  isSkipped,
  isUnsaved,
  ordersOf,
} from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft, Material } from '#web/parts/editor/draft/draft.ts';
import { isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import { messages as editor } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { messages } from './messages.ts';
import type { SavingState } from './use-saving.ts';
import './save-progress.css';

interface SaveProgressProps {
  draft: Draft;
  saving: SavingState;
}

/** What of the piece is saved and what is not, in words. */
export function SaveProgress({ draft, saving }: SaveProgressProps) {
  const { isSavingAll } = saving;
  const kind = usePieceKind();
  const isHalf = draft.isBegun && !isSavingAll;
  return (
    <div className="save-progress stack gap-4">
      {isHalf && (
        <div>
          <h2>{messages.interrupted}</h2>
          <p className="soft">{messages.interruptedText}</p>
        </div>
      )}
      {(isSavingAll || isHalf) && (
        <ul aria-label={isSavingAll ? editor.progress.running : messages.interrupted}>
          {linesOf(draft, kind.texts.head).map(({ name, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and a line holds nothing
            <Line key={`${index} ${name}`} name={name} state={state} isSaving={isSavingAll} />
          ))}
        </ul>
      )}
    </div>
  );
}

type State = 'saved' | 'sent' | 'unsaved' | 'removed';

function Line({ name, state, isSaving }: { name: string; state: State; isSaving: boolean }) {
  const { saved, unknown, running } = editor.progress;
  const looks: Record<State, [icon: ReactNode, word: string]> = {
    saved: [<Check key="" />, saved],
    sent: isSaving ? [<Spinner key="" />, running] : [<TriangleAlert key="" />, unknown],
    unsaved: [<CircleDashed key="" />, messages.unsaved],
    removed: [<CircleDashed key="" />, messages.removed],
  };
  const [icon, word] = looks[state];
  return (
    <li className={state === 'saved' ? 'row gap-3 is-saved' : 'row gap-3'}>
      <span aria-hidden="true">{icon}</span>
      <span>{name}</span> <b className="text-sm strong">{word}</b>
    </li>
  );
}

function linesOf(draft: Draft, headName: string): { name: string; state: State }[] {
  const { kinds, blockName } = editor.editor;
  const orders = ordersOf(draft);
  const isHeadSent = isLocked(draft.head) || isLocked(draft.richtext);
  const blocks = draft.blocks
    .map((block, index) => ({ block, name: blockName(kinds[block.kind], index + 1) }))
    .filter(({ block }) => !isSkipped(block))
    .map(({ block, name }) => ({ name, state: stateOf(block, isUnsaved(block, orders)) }));
  const materials = (draft.materials ?? []).map((material) => ({
    name: material.name.trim() || material.file?.name || '',
    state: stateOf(material, isMaterialUnsaved(material)),
  }));
  const head: State = isHeadSent ? 'sent' : isHeadUnsaved(draft) ? 'unsaved' : 'saved';
  return [{ name: headName, state: head }, ...blocks, ...materials];
}

function stateOf({ isRemoved, step }: Block | Material, isUnsaved: boolean): State {
  if (isRemoved) return 'removed';
  if (isLocked(step)) return 'sent';
  return isUnsaved ? 'unsaved' : 'saved';
}
